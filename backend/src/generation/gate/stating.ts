import { SMALL_WORDS } from '../text/words.ts';
import type { Lexicon } from './lexicon.ts';
import type { Said } from './said.ts';
import type { Token } from './tokens.ts';
import { isClaim, isColor, isEffect, isMaterial, isOccasion } from './word-classes.ts';

/**
 * Whether a word that the input has no ground for states nothing that anyone could check: an
 * opinion, an act, an abstract noun, or a statement about the reader's own world.
 */
export function statesNothing(
  tokens: readonly Token[],
  at: number,
  { lexicon }: Said,
  denied: ReadonlySet<string>,
  reader: ReadonlySet<number>,
): boolean {
  const token = tokens[at];
  if (token === undefined || isColor(token.text) || isMaterial(token.text)) return false;
  // The head of a bullet names what it is about: "Safety:".
  if (tokens.at(-1)?.text === ':' && lexicon.isTopic(token.text)) return true;
  if (!isEffect(token) && (isAdverbHere(tokens, at, lexicon) || isPraise(tokens, at))) return true;
  if (isClaim(token)) return reader.has(at) && lexicon.isOpinion(token.text);
  if (isEffect(token)) return reader.has(at) && isDoneToPlace(tokens, at, lexicon);
  if (lexicon.isSuperlative(token.raw)) return false;
  const isNoun = isNounHere(tokens, at, lexicon);
  // "You don't have to leave the couch" states nothing, "no batteries" does.
  if (denied.has(token.stem)) return (reader.has(at) && !isNoun) || lexicon.isTrouble(token.text);
  if (isInterjection(tokens)) return true;
  if (isName(tokens, at, lexicon)) return false;
  const kind = lexicon.kind(token.text);
  if (isNoun && kind === 'role') return !isAfter(tokens, at, BENEFICIARIES);
  if (reader.has(at)) return !isNoun || (kind !== 'substance' && kind !== 'illness');
  if (isOccasion(token)) return !isPurpose(tokens, at);
  if (isNoun && kind === 'borne') return !isHad(tokens, at);
  if (isNoun) return kind === 'abstract' || (kind === 'person' && !isAfter(tokens, at, AGENTS));
  switch (lexicon.mainPart(token.text)) {
    case 'adj':
      return lexicon.isOpinion(token.text);
    case undefined:
      return false;
    // A noun that is a verb here: "heats".
    case 'noun':
    case 'verb':
    case 'adv':
      return !isState(tokens, at, lexicon);
  }
}

/** Words after which the product has, does or comes with what follows. */
const HAVING: ReadonlySet<string> = new Set(
  'has have having features featuring includes include including contains plays makes comes'.split(
    ' ',
  ),
);
const INCLUDED: ReadonlySet<string> = new Set(['included', 'inside', 'enclosed']);

/** "Arms" in "it has movable arms", "poster" in "a poster is included". */
function isHad(tokens: readonly Token[], at: number): boolean {
  if (isAfter(tokens, at, HAVING)) return true;
  return tokens.slice(at + 1, at + 1 + NEAR).some(({ text }) => INCLUDED.has(text));
}

const BEING: ReadonlySet<string> = new Set(['is', 'are']);

/** "Weighted" in "the pieces are weighted": what was done to a thing is how it is. */
function isState(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [token, after] = [tokens[at], tokens[at + 1]];
  if (token === undefined || !token.text.endsWith('ed') || lexicon.isOpinion(token.text))
    return false;
  if (after !== undefined && after.kind !== 'mark' && after.text !== 'and') return false;
  const before = tokens.slice(Math.max(0, at - NEAR), at);
  return before.some(({ text }) => BEING.has(text));
}

const OF_READER: ReadonlySet<string> = new Set(['your', 'any', 'every']);

/** "Brighten" in "brighten your living space": the reader's room is no result to check. */
function isDoneToPlace(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  if (!OF_READER.has(tokens[at + 1]?.text ?? '')) return false;
  const end = tokens.findIndex(
    ({ kind, text }, place) => place > at + 1 && (kind !== 'word' || SMALL_WORDS.has(text)),
  );
  const noun = tokens[end === -1 ? tokens.length - 1 : end - 1]?.text ?? '';
  return ROOMS.has(noun) || lexicon.kind(noun) === 'place';
}

/** Words for the reader's surroundings that name no place by themselves. */
const ROOMS: ReadonlySet<string> = new Set('home house room space day table'.split(' '));

/** "Hard" in "without trying too hard". */
function isAdverbHere(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [token, after] = [tokens[at], tokens[at + 1]];
  if (token === undefined || !lexicon.isAdverb(token.text)) return false;
  if (after !== undefined && after.kind !== 'mark') return false;
  const before = tokens
    .slice(Math.max(0, at - 2), at)
    .findLast(({ text }) => !SMALL_WORDS.has(text));
  return before !== undefined && lexicon.mainPart(before.text) === 'verb';
}

/** "Breeze" in "makes cleanup a breeze". */
function isPraise(tokens: readonly Token[], at: number): boolean {
  const [article, after] = [tokens[at - 1], tokens[at + 1]];
  if (article?.text !== 'a' || (after !== undefined && after.kind !== 'mark')) return false;
  return tokens.slice(Math.max(0, at - PRAISED), at).some(({ stem }) => stem === 'mak');
}

const PRAISED = 5;

/** Words before a noun: articles, amounts, prepositions. */
const BEFORE_NOUNS: ReadonlySet<string> = new Set(
  '- the a an its this these most all many some several any every each both two of for with in on from by'.split(
    ' ',
  ),
);

function isNounHere(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
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
  if (/(?:ing|ed)$/u.test(token.text) || lexicon.mainPart(token.text) !== 'verb') return false;
  return before !== undefined && (before.kind === 'number' || BEFORE_NOUNS.has(before.text));
}

/** "The kettle heats 0.9 liters", "each one hides". */
function isVerbOfSubject(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || !token.text.endsWith('s')) return false;
  if (!lexicon.isBaseVerb(token.text.slice(0, -1))) return false;
  if (SUBJECTS.has(before?.text ?? '')) return true;
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

/** What an object begins with. */
const OBJECTS: ReadonlySet<string> = new Set('the a an your it them up down out'.split(' '));

const MAX_INTERJECTION_WORDS = 4;

/** "Ahoy, matey!" */
function isInterjection(tokens: readonly Token[]): boolean {
  if (tokens.at(-1)?.text !== '!') return false;
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  return (
    words.length <= MAX_INTERJECTION_WORDS &&
    words.every(({ kind, text }) => kind === 'word' && !NO_INTERJECTIONS.has(text))
  );
}

/** Words that make a statement of a short cry: "Free gift!" */
const NO_INTERJECTIONS: ReadonlySet<string> = new Set(
  'with includes included plus now is are has free new made'.split(' '),
);

/** Words before a person who is said to have done something: "loved by baristas". */
const AGENTS: ReadonlySet<string> = new Set(['by']);
/** Words before the people a thing is made for or praised by. */
const BENEFICIARIES: ReadonlySet<string> = new Set(['by', 'for']);
/** Words of a sentence that tells what a thing is or is good for. */
const PURPOSES: ReadonlySet<string> = new Set(
  'for is are be makes make suits ideal perfect'.split(' '),
);

/** Whether an occasion is what the product is for; "old-school" and "vacation mode, on" name none. */
function isPurpose(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.text !== '-' && tokens.some(({ text }) => PURPOSES.has(text));
}
const NEAR = 3;

function isAfter(tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean {
  return tokens.slice(Math.max(0, at - NEAR), at).some(({ text }) => words.has(text));
}

/** A word with a capital inside a sentence, where the words around it have none. */
function isName(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const token = tokens[at];
  if (token === undefined || !/^\p{Lu}/u.test(token.raw)) return false;
  if (lexicon.mainPart(token.text) === undefined) return true;
  const before = tokens[at - 1];
  if (before === undefined || before.kind === 'mark') return false;
  const others = tokens.filter(
    (one, place) => place !== at && place > 0 && one.kind === 'word' && !SMALL_WORDS.has(one.text),
  );
  return others.some(({ raw }) => /^\p{Ll}/u.test(raw));
}
