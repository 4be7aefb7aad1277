import { SMALL_WORDS } from '../text/words.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** Words before a noun: articles, amounts, prepositions. */
const BEFORE_NOUNS: ReadonlySet<string> = new Set(
  '- one the a an its this these most all many some several any every each both two of for with in on from by'.split(
    ' ',
  ),
);

/** Whether a word is a noun where it stands. */
export function isNounHere(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined || lexicon.kind(token.text) === undefined) return false;
  const after = tokens[at + 1];
  if (lexicon.mainPart(token.text) === 'noun') {
    if (isVerbOfSubject(tokens, at, lexicon)) return false;
    return !(before?.text === 'to' && isInfinitive(tokens, at, lexicon));
  }
  const ends = after === undefined || after.kind === 'mark' || SMALL_WORDS.has(after.text);
  // "In the wild"
  if (before?.text === 'the' && ends) return true;
  if (ends && isBehindAdjective(tokens, at, lexicon)) return true;
  if (/(?:ing|ed)$/u.test(token.text) || lexicon.mainPart(token.text) !== 'verb') return false;
  // "Stir-fry"
  if (before?.text === '-' && lexicon.mainPart(tokens[at - 2]?.text ?? '') === 'verb') return false;
  return before !== undefined && (before.kind === 'number' || BEFORE_NOUNS.has(before.text));
}

/** "Handle" in "a metal handle". */
function isBehindAdjective(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [article, adjective] = [tokens[at - 2], tokens[at - 1]];
  if (adjective?.kind !== 'word' || SMALL_WORDS.has(adjective.text)) return false;
  return BEFORE_NOUNS.has(article?.text ?? '') && lexicon.isAdjective(adjective.text);
}

/** "The kettle heats 0.9 liters", "each one hides". */
function isVerbOfSubject(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || !token.text.endsWith('s')) return false;
  if (!lexicon.isBaseVerb(token.text.slice(0, -1))) return false;
  if (SUBJECTS.has(before?.text ?? '')) return true;
  // "The nozzle sprays at 30 psi"
  // "Sticks to metal" begins with its verb.
  const subject =
    before === undefined ||
    (before.kind === 'word' &&
      !before.text.endsWith('s') &&
      (lexicon.isNoun(before.text) || lexicon.mainPart(before.text) === undefined));
  if (subject && BEHIND_VERBS.has(after?.text ?? '')) return true;
  return after?.kind === 'number' || OBJECTS.has(after?.text ?? '');
}

/** "To pocket" in "easy to pocket", but not in "clips to the pocket". */
function isInfinitive(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [lead, token] = [tokens[at - 2], tokens[at]];
  if (lead === undefined || token === undefined || !lexicon.isBaseVerb(token.text)) return false;
  return lexicon.mainPart(lead.text) === 'adj' || BEFORE_INFINITIVES.has(lead.text);
}

const BEFORE_INFINITIVES: ReadonlySet<string> = new Set(
  'way how where what want need used designed made built meant time how'.split(' '),
);
const SUBJECTS: ReadonlySet<string> = new Set('it one this that which who each'.split(' '));

/** Prepositions that hardly ever stand behind the last noun of a subject. */
const BEHIND_VERBS: ReadonlySet<string> = new Set(
  'at to from into onto through against over off'.split(' '),
);

/** What an object begins with. */
const OBJECTS: ReadonlySet<string> = new Set('the a an your it them up down out'.split(' '));

/** "Weighted" in "weighted pieces", at the beginning of its phrase. */
export function isAttributive(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.text.endsWith('ed') !== true) return false;
  if (after?.kind !== 'word' || SMALL_WORDS.has(after.text)) return false;
  return before === undefined || before.kind !== 'word' || BEFORE_NOUNS.has(before.text);
}

/** "Birthday" in "birthday cake". */
export function isBeforeNoun(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const after = tokens[at + 1];
  return (
    after?.kind === 'word' &&
    !SMALL_WORDS.has(after.text) &&
    lexicon.mainPart(after.text) === 'noun'
  );
}
