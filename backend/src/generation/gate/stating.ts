import { SMALL_WORDS } from '../text/words.ts';
import { isAct } from './acts.ts';
import type { Lexicon } from './lexicon.ts';
import { isTreated, namesNothing } from './naming.ts';
import { roleOf } from './roles.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';
import { isClaim, isColor, isEffect, isMaterial, isOccasion, isQualifier } from './word-classes.ts';

/**
 * Whether a word that the input has no ground for states nothing that anyone could check. It depends
 * on what the word does where it stands: a verb, unless it tells of an effect; an adverb; an adjective
 * of opinion; a noun that names no thing, nobody in particular and no occasion.
 */
export function statesNothing(
  tokens: readonly Token[],
  at: number,
  evidence: Evidence,
  denied: ReadonlySet<string>,
  reader: ReadonlySet<number>,
): boolean {
  const token = tokens[at];
  const { lexicon } = evidence;
  if (token === undefined) return false;
  const role = roleOf(tokens, at, lexicon);
  if (role !== 'verb' && (isColor(token.text) || isMaterial(token.text))) return false;
  if (tokens.at(-1)?.text === ':' && headsNothing(tokens, at, lexicon)) return true;
  if (isInHead(tokens, at) && lexicon.isMessage(token.text)) return true;
  if (isHeading(tokens) && headsNothing(tokens, at, lexicon)) return true;
  // "Storage", "Safety" over a list
  if (tokens.length === 1 && lexicon.isTopic(token.text)) return true;
  if (isPraise(tokens, at)) return true;
  // "Distilled water is best"
  if (token.text === 'best' && BEHIND_BEST.has(tokens[at - 1]?.text ?? '')) return true;
  // "Best used within six months"
  if (token.text === 'best' && lexicon.isParticiple(tokens[at + 1]?.text ?? '')) return true;
  if (isClaim(token) || isEffect(token)) return isAct(tokens, at, evidence, reader);
  if (lexicon.isSuperlative(token.raw) || lexicon.isSeason(token.text)) return false;
  if (isQualifier(token.text) && tokens.slice(at + 1, at + 4).some(({ text }) => isMaterial(text)))
    return false;
  if (isKeptFrom(tokens, at)) return false;
  if (role === 'noun' && (lexicon.isAilment(token.text) || isTreated(tokens, at, lexicon)))
    return false;
  // "You don't have to leave the couch" states nothing, "no batteries" does.
  if (denied.has(token.stem) && isConsequence(tokens, at)) return false;
  if (denied.has(token.stem)) return role !== 'noun' || lexicon.isTrouble(token.text);
  if (isInterjection(tokens)) return true;
  if (isName(tokens, at, lexicon)) return false;
  switch (role) {
    case 'adverb':
      return true;
    case 'verb':
      return (
        !isState(tokens, at, lexicon) &&
        !(isThirdPerson(token) && lexicon.isMental(token.text) && !reader.has(at))
      );
    case 'adjective':
      return lexicon.isOpinion(token.text) || reader.has(at);
    case 'noun':
      return namesNothing(tokens, at, evidence, reader);
  }
}

/** The head of a bullet names what it is about, "Safety:", and no quality or part. */
function headsNothing(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const token = tokens[at];
  if (token === undefined || isClaim(token) || isOccasion(token)) {
    return token !== undefined && lexicon.isTopic(token.text) && !isOccasion(token);
  }
  if (lexicon.isTopic(token.text)) return true;
  if (isEffect(token) || lexicon.isSuperlative(token.raw) || lexicon.isSeason(token.text))
    return false;
  // "In the Cup:"
  if (tokens[at - 1]?.text === 'the' || tokens[at - 1]?.text === 'your') return true;
  const kind = lexicon.kind(token.text);
  if (lexicon.isNoun(token.text) && tokens.length === 2)
    return kind === 'abstract' || !lexicon.isThing(token.text);
  const main = lexicon.mainPart(token.text);
  if (main === undefined) return false;
  if (main === 'adj') return true;
  return (kind === undefined || kind === 'abstract') && !token.text.endsWith('ed');
}

/** "So you won't wake up": what a denial promises is new in itself. */
function isConsequence(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(0, at)
    .some(
      ({ text }, index) =>
        text === 'so' || (text === 'means' && tokens[index - 1]?.text === 'which'),
    );
}

/** "Remembers" in "the lamp remembers": what a thing is able to do. */
function isThirdPerson({ text }: Token): boolean {
  return text.endsWith('s') && !text.endsWith('ss');
}

/** "Tip" in "Tip: turn it back" */
function isInHead(tokens: readonly Token[], at: number): boolean {
  const colon = tokens.findIndex(({ text }) => text === ':');
  return at < colon && colon <= MAX_HEAD;
}

const MAX_HEAD = 3;
const PLACING: ReadonlySet<string> = new Set(['at', 'in', 'on', 'around', 'by']);

/** "At the table" over a paragraph: where, and nothing else. */
function isHeading(tokens: readonly Token[]): boolean {
  return (
    tokens.length === MAX_HEAD &&
    PLACING.has(tokens[0]?.text ?? '') &&
    tokens.every(({ kind }) => kind === 'word')
  );
}

const BEHIND_BEST: ReadonlySet<string> = new Set(['is', 'works', 'work', 'taste', 'tastes']);
const NEAR = 3;
const BEHIND_STATES: ReadonlySet<string> = new Set(['and', 'with']);
const BEING: ReadonlySet<string> = new Set(['is', 'are']);
const SUBJECTS: ReadonlySet<string> = new Set('it they you we that which who'.split(' '));

/** "Weighted" in "weighted pieces" and "the pieces are weighted": what was done to a thing is how it is. */
function isState(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.text.endsWith('ed') !== true || lexicon.isOpinion(token.text)) return false;
  if (after?.kind === 'word' && !SMALL_WORDS.has(after.text)) {
    return before?.kind !== 'word' || (SMALL_WORDS.has(before.text) && !SUBJECTS.has(before.text));
  }
  if (after?.kind === 'word' && !BEHIND_STATES.has(after.text)) return false;
  return tokens.slice(Math.max(0, at - NEAR), at).some(({ text }) => BEING.has(text));
}

/** "Bouncing" in "keeps it from bouncing": what does not happen is an effect. */
function isKeptFrom(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at - 1]?.text === 'from' &&
    tokens[at]?.text.endsWith('ing') === true &&
    tokens.slice(0, at).some(({ stem }) => KEEPING.has(stem))
  );
}

const KEEPING: ReadonlySet<string> = new Set(['keep', 'stop', 'prevent']);

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

/** A word with a capital inside a sentence, where the words around it have none. */
export function isName(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const token = tokens[at];
  if (token === undefined || !/^\p{Lu}/u.test(token.raw)) return false;
  if (lexicon.mainPart(token.text) === undefined || lexicon.isName(token.text)) return true;
  const before = tokens[at - 1];
  if (before === undefined || before.kind === 'mark') return false;
  const others = tokens.filter(
    (one, place) => place !== at && place > 0 && one.kind === 'word' && !SMALL_WORDS.has(one.text),
  );
  return others.some(({ raw }) => /^\p{Ll}/u.test(raw));
}
