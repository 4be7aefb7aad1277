import { SMALL_WORDS } from '../text/words.ts';
import { isActOfHand } from './acts.ts';
import type { Lexicon } from './lexicon.ts';
import { isAttributive, isBeforeNoun, isNounHere } from './nouns-here.ts';
import type { Said } from './said.ts';
import type { Token } from './tokens.ts';
import { isClaim, isColor, isEffect, isMaterial, isOccasion, isQualifier } from './word-classes.ts';

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
  // The head of a bullet names what it is about: "Safety:", "Voltage:".
  if (tokens.at(-1)?.text === ':') {
    if (lexicon.isTopic(token.text) || isAlone(tokens, lexicon)) return true;
    if (saysNoThing(tokens, at, lexicon)) return true;
  }
  if (!isEffect(token) && (isAdverbHere(tokens, at, lexicon) || isPraise(tokens, at))) return true;
  if (isActOfHand(tokens, at)) return true;
  if (isClaim(token)) return reader.has(at) && lexicon.isOpinion(token.text);
  if (isEffect(token)) return reader.has(at) && isDoneToPlace(tokens, at, lexicon);
  if (lexicon.isSuperlative(token.raw) || lexicon.isSeason(token.text)) return false;
  // "Solid" in "solid wood" is no praise.
  const behind = tokens.slice(at + 1, at + 1 + NEAR);
  if (isQualifier(token.text) && behind.some(({ text }) => isMaterial(text))) return false;
  const isNoun = isNounHere(tokens, at, lexicon);
  // "You don't have to leave the couch" states nothing, "no batteries" does.
  if (denied.has(token.stem)) return (reader.has(at) && !isNoun) || lexicon.isTrouble(token.text);
  if (isInterjection(tokens)) return true;
  if (isName(tokens, at, lexicon)) return false;
  const kind = lexicon.kind(token.text);
  if (isNoun && kind === 'person' && !ANYONE.has(token.stem) && !isHelped(tokens, at)) return false;
  if (isNoun && kind === 'role') return !isAfter(tokens, at, BENEFICIARIES);
  if (reader.has(at)) return !isNoun || (kind !== 'substance' && kind !== 'illness');
  if (isOccasion(token)) return !isPurpose(tokens, at) && !isBeforeNoun(tokens, at, lexicon);
  if (isNoun && isObjectOfEffect(tokens, at)) return false;
  if (isNoun && isHad(tokens, at) && (kind === 'borne' || lexicon.isThing(token.text)))
    return false;
  // "Chest pockets", "scented hair"
  if (isNoun && kind === 'borne')
    return !isBeforeNoun(tokens, at, lexicon) && hasVerb(tokens, lexicon);
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

/** Stems of words for people whom no listing is for in particular. */
const ANYONE: ReadonlySet<string> = new Set(
  'friend family guest host lover owner fan partner neighbor relativ recipient visitor rider wearer user reader'.split(
    ' ',
  ),
);

/** "Drivers" in "helps drivers see you": nobody whom the product is for. */
function isHelped(tokens: readonly Token[], at: number): boolean {
  const seen = tokens.slice(at + 1, at + 1 + NEAR).some(({ text }) => OF_ONESELF.has(text));
  return seen && HELPING.has(tokens[at - 1]?.text ?? '');
}

const HELPING: ReadonlySet<string> = new Set(
  'help helps let lets make makes tell tells'.split(' '),
);
const OF_ONESELF: ReadonlySet<string> = new Set(['you', 'your']);

function hasVerb(tokens: readonly Token[], lexicon: Lexicon): boolean {
  return tokens.some(({ text }) => BEING.has(text) || lexicon.mainPart(text) === 'verb');
}

/** "Recovery" in "speeds recovery". */
function isObjectOfEffect(tokens: readonly Token[], at: number): boolean {
  const verb = tokens
    .slice(Math.max(0, at - NEAR), at)
    .findLast(({ kind, text }) => kind === 'word' && !SMALL_WORDS.has(text));
  return verb !== undefined && isEffect(verb);
}

const BEING: ReadonlySet<string> = new Set(['is', 'are']);

/** "Weighted" in "the pieces are weighted": what was done to a thing is how it is. */
function isState(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [token, after] = [tokens[at], tokens[at + 1]];
  if (token === undefined || !token.text.endsWith('ed') || lexicon.isOpinion(token.text))
    return false;
  if (isAttributive(tokens, at)) return true;
  if (after !== undefined && after.kind !== 'mark' && after.text !== 'and') return false;
  const before = tokens.slice(Math.max(0, at - NEAR), at);
  return before.some(({ text }) => BEING.has(text));
}

/** "Dry Walks:", "In the Cup:": the text behind a head says what it is about. */
function saysNoThing(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const token = tokens[at];
  if (token === undefined || isClaim(token) || isEffect(token) || isOccasion(token)) return false;
  if (lexicon.isSuperlative(token.raw) || lexicon.isSeason(token.text)) return false;
  if (tokens[at - 1]?.text === 'the' || tokens[at - 1]?.text === 'your') return true;
  if (lexicon.mainPart(token.text) === undefined || lexicon.mainPart(token.text) === 'adj')
    return lexicon.isOpinion(token.text);
  const kind = lexicon.kind(token.text);
  return (kind === undefined || kind === 'abstract') && !token.text.endsWith('ed');
}

/** "Voltage:", and no thing that would be a part. */
function isAlone(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const [word, colon] = tokens;
  if (word === undefined || colon?.text !== ':' || isClaim(word)) return false;
  return lexicon.isNoun(word.text) && !lexicon.isThing(word.text);
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
