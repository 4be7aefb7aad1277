import { STOP_WORDS } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';
import type { Evidence } from './evidence.ts';
import type { Lexicon } from './lexicon.ts';
import { isFunction } from './product-functions.ts';
import { idiomPositions } from './idioms.ts';
import { isAttributive, roleOf } from './roles.ts';
import type { Token } from './tokens.ts';
import {
  isClaim,
  isCertainColor,
  isEffect,
  isCertainMaterial,
  isQualifier,
} from './word-classes.ts';

/** The kinds of unsupported words, the most serious first. */
export const WORD_SIGNS = [
  /** A word that only the input can warrant: "certified", a superlative. */
  'claim',
  'material',
  /** How the product is: "laminated". */
  'quality',
  /** A thing, a food or a substance. */
  'thing',
  'name',
  'place',
  /** An act, an idea, praise: mostly filler. */
  'other',
] as const;

/** A sign for or against a sentence. */
export type Sign =
  | (typeof WORD_SIGNS)[number]
  /** A second unsupported word, and a third. */
  | 'second'
  | 'third'
  /** An unsupported word in a sentence that states a consequence or an extent. */
  | 'consequence'
  /** A word of degree that the input lacks. */
  | 'degree'
  /** It is the lead-in of a bullet, which names what the bullet is about. */
  | 'lead-in'
  /** Findings of the checks of numbers, owners, phrases, contents, degrees and denials. */
  | 'figure'
  | 'owner'
  | 'phrase'
  | 'box'
  | 'overstated'
  | 'denial';

const CONSEQUENCES: ReadonlySet<string> = new Set(
  (
    'so keep keeps keeping prevent prevents stay stays lets ensure ensures guarantee guarantees help ' +
    'helps reduce reduces protect protects withstand withstands through even'
  ).split(' '),
);
const DEGREES: ReadonlySet<string> = new Set(
  (
    'all every always any most far never fully completely entirely whole only best more less longer ' +
    'ever truly highly extra'
  ).split(' '),
);

/**
 * The signs given by the words of a sentence, each with its word.
 * @param unsupported the positions of words that the input does not support
 */
export function signsOfWords(
  tokens: readonly Token[],
  unsupported: readonly number[],
  evidence: Evidence,
): ReadonlyMap<Sign, Token> {
  const signs = new Map<Sign, Token>();
  const idioms = idiomPositions(tokens);
  const degree = tokens.find(
    ({ text }, at) =>
      DEGREES.has(text) &&
      !idioms.has(at) &&
      !isOfFigure(tokens, at) &&
      !evidence.statements.some((one) => one.tokens.some((token) => token.text === text)),
  );
  if (degree !== undefined) signs.set('degree', degree);
  const words = new Map<string, { token: Token; sign: number }>();
  for (const at of unsupported) {
    const token = tokens[at];
    if (token === undefined) continue;
    const sign = WORD_SIGNS.indexOf(signOf(tokens, at, evidence));
    const known = words.get(token.stem);
    if (known === undefined || sign < known.sign) words.set(token.stem, { token, sign });
  }
  const [first, second, third] = [...words.values()].sort((one, other) => one.sign - other.sign);
  if (first === undefined) return signs;
  signs.set(WORD_SIGNS[first.sign] ?? 'other', first.token);
  if (second !== undefined) signs.set('second', second.token);
  if (third !== undefined) signs.set('third', third.token);
  if (tokens.some(({ text }) => CONSEQUENCES.has(text))) signs.set('consequence', first.token);
  // "Waterproof:" claims as much as a sentence does.
  if (tokens.at(-1)?.text === ':' && !signs.has('claim')) signs.set('lead-in', first.token);
  return signs;
}

/** "More than 50", "40 feet and more": a bound of a number, which the check of numbers compares. */
function isOfFigure(tokens: readonly Token[], at: number): boolean {
  const isMore = /^(?:more|less)$/u.test(tokens[at]?.text ?? '');
  if (!isMore) return false;
  if (tokens[at + 1]?.text === 'than' && tokens[at + 2]?.kind === 'number') return true;
  return (
    /^(?:and|or)$/u.test(tokens[at - 1]?.text ?? '') && hasNumber(tokens.slice(at - 4, at - 1))
  );
}

function hasNumber(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind === 'number');
}

function signOf(
  tokens: readonly Token[],
  at: number,
  evidence: Evidence,
): (typeof WORD_SIGNS)[number] {
  const { lexicon } = evidence;
  const token = tokens[at];
  if (token === undefined) return 'other';
  const { text, raw } = token;
  if (isCertainColor(text) || isCertainMaterial(text)) return 'material';
  // "Solid wood" is another material than composite wood.
  if (isQualifier(text) && isCertainMaterial(tokens[at + 1]?.text ?? '')) return 'material';
  if (isFunction(tokens, at, evidence)) return 'quality';
  // "Feed Blizz his favorite food" asks the reader.
  if (at === 0 && lexicon.mainPart(text) === 'verb' && lexicon.isBaseVerb(text)) return 'other';
  // "Protection:" names what the bullet is about.
  const role = roleOf(tokens, at, lexicon);
  if (tokens.at(-1)?.text === ':' && role === 'noun' && (isClaim(token) || isEffect(token)))
    return 'other';
  if (isClaim(token) || isEffect(token) || lexicon.isSuperlative(raw)) return 'claim';
  if (role === 'noun' && isWeather(text, lexicon)) return 'claim';
  if (isName(tokens, at, lexicon)) return 'name';
  if (role === 'verb') return isAttributive(tokens, at) ? 'quality' : 'other';
  if (role === 'adjective') return lexicon.isOpinion(text) ? 'other' : 'quality';
  if (role !== 'noun') return 'other';
  if (lexicon.isThing(text)) return 'thing';
  const kind = lexicon.kind(text);
  if (kind === 'thing' || kind === 'food' || kind === 'substance' || kind === 'illness')
    return 'thing';
  return kind === 'place' || kind === 'person' || kind === 'role' || lexicon.isTime(text)
    ? 'place'
    : 'other';
}

/** "Winter" and "rain" say what weather a product is suitable for. */
function isWeather(text: string, lexicon: Lexicon): boolean {
  return (
    (lexicon.isTime(text) || lexicon.kind(text) === 'borne') &&
    [...lexicon.broader(text)].some((kind) => isOf(kind, 'seasons and weather by their kind'))
  );
}

/** A word with a capital inside a sentence, where the words around it have none. */
function isName(tokens: readonly Token[], at: number, lexicon: Evidence['lexicon']): boolean {
  const token = tokens[at];
  if (token === undefined || !/^\p{Lu}/u.test(token.raw)) return false;
  if (lexicon.mainPart(token.text) === undefined || lexicon.isName(token.text)) return true;
  const before = tokens[at - 1];
  if (before === undefined || before.kind === 'mark') return false;
  const others = tokens.filter(
    (one, place) => place !== at && place > 0 && one.kind === 'word' && !STOP_WORDS.has(one.text),
  );
  return others.some(({ raw }) => /^\p{Ll}/u.test(raw));
}
