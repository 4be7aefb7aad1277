import { tagWords } from '../reading/tagging.ts';
import { STOP_WORDS } from '../text/words.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** The grammatical role of a word in its sentence. */
export type Role = 'noun' | 'verb' | 'adjective' | 'adverb';

const tagCache = new WeakMap<readonly Token[], readonly string[]>();

/** The tags of a sentence's tokens (Penn Treebank). */
function tagsOf(tokens: readonly Token[]): readonly string[] {
  const tagged = tagCache.get(tokens);
  if (tagged !== undefined) return tagged;
  const tags = tagWords(tokens.map(({ raw }) => raw));
  tagCache.set(tokens, tags);
  return tags;
}

const BEFORE_NOUNS: ReadonlySet<string> = new Set(
  'one the a an its this these most all many some several any every each both two of for with in on from by your my our their no'.split(
    ' ',
  ),
);
const BEFORE_VERBS: ReadonlySet<string> = new Set(
  "to can will may might could would should must not don't doesn't won't it they you we which that who never always".split(
    ' ',
  ),
);
const BEING: ReadonlySet<string> = new Set('is are was were be been being'.split(' '));
/** Prepositions that rarely follow the last noun of a subject. */
const AFTER_VERBS: ReadonlySet<string> = new Set(
  'at to from into onto through against over off'.split(' '),
);
const LOCATION_PREPOSITIONS: ReadonlySet<string> = new Set(
  'under in on inside behind below above'.split(' '),
);
/** Words that can begin an object. */
const OBJECTS: ReadonlySet<string> = new Set(
  'the a an your its it them this these one each every up down out off'.split(' '),
);

/** The role of a word in its sentence: the tagger's result, corrected by the words around it. */
export function roleOf(tokens: readonly Token[], at: number, lexicon: Lexicon): Role {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined) return 'noun';
  const { text } = token;
  const main = lexicon.mainPartOfSpeech(text);
  if (main === undefined) return 'noun';
  const tag = tagsOf(tokens)[at] ?? '';
  if (lexicon.isVerb(text)) {
    const base = lexicon.isBaseVerb(text);
    if (base && BEFORE_VERBS.has(before?.text ?? '')) {
      if (before?.text !== 'to' || !tag.startsWith('NN') || main === 'verb') return 'verb';
    }
    // "It is lit by a spark."
    if (
      BEING.has(before?.text ?? '') &&
      lexicon.isParticiple(text) &&
      (after?.kind !== 'word' || STOP_WORDS.has(after.text))
    )
      return 'verb';
    const subject =
      before !== undefined && before.kind === 'word' && !BEFORE_NOUNS.has(before.text);
    // "The feeder sticks to the window."
    const isFollowed =
      AFTER_VERBS.has(after?.text ?? '') ||
      (main === 'verb' && LOCATION_PREPOSITIONS.has(after?.text ?? ''));
    if (
      text.endsWith('s') &&
      isFollowed &&
      (before === undefined ||
        (subject && !before.text.endsWith('s') && lexicon.mainPartOfSpeech(before.text) !== 'adj'))
    )
      return 'verb';
    // In "an eraser hides", the word after "an" and a noun is a verb, not a plural.
    if (text.endsWith('s') && followsSingularNoun(tokens, at, lexicon)) return 'verb';
    const object = after?.kind === 'number' || OBJECTS.has(after?.text ?? '');
    if (text.endsWith('s') && object && (subject || before === undefined)) return 'verb';
    const plural =
      before?.kind === 'word' && /[^s]s$/u.test(before.text) && !STOP_WORDS.has(before.text);
    // "Three ribs lead down."
    if (base && plural && OBJECTS.has(after?.text ?? '')) return 'verb';
    if (base && after?.kind === 'number' && before?.text.endsWith('s') === true) return 'verb';
    if (base && isImperative(tokens, at)) return 'verb';
    // "Stir-fry"
    if (
      base &&
      before?.text === '-' &&
      lexicon.mainPartOfSpeech(tokens[at - 2]?.text ?? '') === 'verb'
    )
      return 'verb';
    if (tag.startsWith('VB') && !BEFORE_NOUNS.has(before?.text ?? '')) return 'verb';
    if (tag.startsWith('VB') && /(?:ing|ed)$/u.test(text) && main === 'verb') return 'verb';
  }
  if (tag.startsWith('RB') && lexicon.isAdverb(text)) return 'adverb';
  if (tag.startsWith('JJ') && lexicon.isAdjective(text)) return 'adjective';
  if (lexicon.isNoun(text) && (tag.startsWith('NN') || main === 'noun')) {
    // "In the wild"
    const alone = after?.kind !== 'word' || STOP_WORDS.has(after.text);
    if (main !== 'adj') return 'noun';
    const object = /^VB/u.test(tagsOf(tokens)[at - 1] ?? '') && !BEING.has(before?.text ?? '');
    return alone && (object || BEFORE_NOUNS.has(before?.text ?? '')) ? 'noun' : 'adjective';
  }
  switch (main) {
    case 'adj':
      return 'adjective';
    case 'adv':
      return 'adverb';
    case 'verb':
      return BEFORE_NOUNS.has(before?.text ?? '') && lexicon.isNoun(text) ? 'noun' : 'verb';
    case 'noun':
      return 'noun';
  }
}

/** Whether "a" or "an" and one noun precede a word. */
function followsSingularNoun(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const noun = tokens[at - 1];
  if (
    noun?.kind !== 'word' ||
    noun.text.endsWith('s') ||
    lexicon.mainPartOfSpeech(noun.text) !== 'noun'
  )
    return false;
  return [tokens[at - 2], tokens[at - 3]].some(
    (token) => token?.text === 'a' || token?.text === 'an',
  );
}

/**
 * Whether a word is an imperative at the start of a sentence or clause without another verb: "Brew
 * coffee or tea with it."
 */
function isImperative(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const opens = before === undefined || BEFORE_IMPERATIVES.has(before.text);
  if (!opens || after?.kind !== 'word') return false;
  if (OBJECTS.has(after.text)) return true;
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex(({ text }) => CLAUSE_ENDS.has(text));
  const clause = end === -1 ? rest : rest.slice(0, end);
  const tags = tagsOf(tokens).slice(at + 1, at + 1 + clause.length);
  return (
    (tokens.at(-1)?.text === '.' || tokens.length > MAX_NAME_TOKENS) &&
    clause.some(({ kind, text }) => kind === 'word' && STOP_WORDS.has(text)) &&
    !tags.some((tag, index) => FINITE.test(tag) && !COORDINATORS.has(clause[index - 1]?.text ?? ''))
  );
}

const FINITE = /^(?:VBZ|VBP|MD)$/u;
const COORDINATORS: ReadonlySet<string> = new Set(['and', 'or']);
/** Maximum tokens of a text without a period that may still be a name. */
const MAX_NAME_TOKENS = 6;
const BEFORE_IMPERATIVES: ReadonlySet<string> = new Set(
  '. ! ? : ; , and or then just simply'.split(' '),
);
const CLAUSE_ENDS: ReadonlySet<string> = new Set(
  '. ! ? : ; , which that and so if when while'.split(' '),
);

/**
 * Whether a participle describes the noun after it, at the start of a phrase: "weighted pieces".
 */
export function isAttributive(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.text.endsWith('ed') !== true) return false;
  if (after?.kind !== 'word' || STOP_WORDS.has(after.text)) return false;
  // "Has turned heads"
  if (/^(?:has|have|had)$/u.test(before?.text ?? '')) return false;
  return before === undefined || before.kind !== 'word' || STOP_WORDS.has(before.text);
}
