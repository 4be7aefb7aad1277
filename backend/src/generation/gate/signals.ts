import { STOP_WORDS } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import type { Evidence } from './evidence.ts';
import type { Lexicon } from './lexicon.ts';
import { namesFunction } from './product-functions.ts';
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

/** The types of unsupported words, the most serious first. */
export const WORD_SIGNALS = [
  /** A word that needs explicit support in the input: "certified", a superlative. */
  'claim',
  'material',
  /** A property of the product: "laminated". */
  'quality',
  /** A thing, a food or a substance. */
  'thing',
  'name',
  'place',
  /** Actions, ideas and praise, which are mostly filler. */
  'other',
] as const;

/** A signal that a sentence is invented or, with a negative weight, that it isn't. */
export type Signal =
  | (typeof WORD_SIGNALS)[number]
  /** A second and a third unsupported word. */
  | 'second'
  | 'third'
  /** An unsupported word in a sentence that states a consequence or an extent. */
  | 'consequence'
  /** A word of degree that the input doesn't contain. */
  | 'degree'
  /** The sentence is the lead-in of a bullet, which names its topic. */
  | 'lead-in'
  /** Results of the checks of numbers, attributes, phrases, box contents, degrees and negations. */
  | 'figure'
  | 'attribute'
  | 'phrase'
  | 'contents'
  | 'overstated'
  | 'negation';

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
 * The signals from the words of a sentence, each with its word.
 * @param unsupported the positions of words that the input doesn't support
 */
export function wordSignals(
  tokens: readonly Token[],
  unsupported: readonly number[],
  evidence: Evidence,
): ReadonlyMap<Signal, Token> {
  const signals = new Map<Signal, Token>();
  const idioms = idiomPositions(tokens);
  const degree = tokens.find(
    ({ text }, at) =>
      DEGREES.has(text) &&
      !idioms.has(at) &&
      !boundsFigure(tokens, at) &&
      !evidence.statements.some((statement) =>
        statement.tokens.some((token) => token.text === text),
      ),
  );
  if (degree !== undefined) signals.set('degree', degree);
  const words = new Map<string, { token: Token; sign: number }>();
  for (const at of unsupported) {
    const token = tokens[at];
    if (token === undefined) continue;
    const signal = WORD_SIGNALS.indexOf(wordSignalAt(tokens, at, evidence));
    const previous = words.get(token.stem);
    if (previous === undefined || signal < previous.sign)
      words.set(token.stem, { token, sign: signal });
  }
  const [first, second, third] = [...words.values()].sort((one, other) => one.sign - other.sign);
  if (first === undefined) return signals;
  signals.set(WORD_SIGNALS[first.sign] ?? 'other', first.token);
  if (second !== undefined) signals.set('second', second.token);
  if (third !== undefined) signals.set('third', third.token);
  if (tokens.some(({ text }) => CONSEQUENCES.has(text))) signals.set('consequence', first.token);
  // The lead-in "Waterproof:" claims as much as a sentence does.
  if (tokens.at(-1)?.text === ':' && !signals.has('claim')) signals.set('lead-in', first.token);
  return signals;
}

/**
 * Whether "more" or "less" bounds a number, which is checked with the number: "more than 50", "40
 * feet and more".
 */
function boundsFigure(tokens: readonly Token[], at: number): boolean {
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

function wordSignalAt(
  tokens: readonly Token[],
  at: number,
  evidence: Evidence,
): (typeof WORD_SIGNALS)[number] {
  const { lexicon } = evidence;
  const token = tokens[at];
  if (token === undefined) return 'other';
  const { text, raw } = token;
  if (isCertainColor(text) || isCertainMaterial(text)) return 'material';
  // "Solid wood" is a different material from composite wood.
  if (isQualifier(text) && isCertainMaterial(tokens[at + 1]?.text ?? '')) return 'material';
  if (namesFunction(tokens, at, evidence)) return 'quality';
  // "Feed Blizz his favorite food" addresses the reader.
  if (at === 0 && lexicon.mainPartOfSpeech(text) === 'verb' && lexicon.isBaseVerb(text))
    return 'other';
  // "Protection:" names the topic of the bullet.
  const role = roleOf(tokens, at, lexicon);
  if (tokens.at(-1)?.text === ':' && role === 'noun' && (isClaim(token) || isEffect(token)))
    return 'other';
  if (isClaim(token) || isEffect(token) || lexicon.isSuperlative(raw)) return 'claim';
  if (role === 'noun' && isWeather(text, lexicon)) return 'claim';
  if (isProperName(tokens, at, lexicon)) return 'name';
  if (role === 'verb') return isAttributive(tokens, at) ? 'quality' : 'other';
  if (role === 'adjective') return lexicon.isOpinion(text) ? 'other' : 'quality';
  if (role !== 'noun') return 'other';
  if (lexicon.isThing(text)) return 'thing';
  const category = lexicon.nounCategory(text);
  if (
    category === 'thing' ||
    category === 'food' ||
    category === 'substance' ||
    category === 'illness'
  )
    return 'thing';
  return category === 'place' ||
    category === 'person' ||
    category === 'role' ||
    lexicon.isTime(text)
    ? 'place'
    : 'other';
}

/** Whether a word names weather or a season, which claims suitability: "winter", "rain". */
function isWeather(text: string, lexicon: Lexicon): boolean {
  return (
    (lexicon.isTime(text) || lexicon.nounCategory(text) === 'attributed') &&
    [...lexicon.hypernyms(text)].some((hypernym) =>
      isInClass(hypernym, 'season and weather hypernyms'),
    )
  );
}

/**
 * Whether a word is a proper name: capitalized within a sentence in which other words are
 * lowercase.
 */
function isProperName(tokens: readonly Token[], at: number, lexicon: Evidence['lexicon']): boolean {
  const token = tokens[at];
  if (token === undefined || !/^\p{Lu}/u.test(token.raw)) return false;
  if (lexicon.mainPartOfSpeech(token.text) === undefined || lexicon.isName(token.text)) return true;
  const before = tokens[at - 1];
  if (before === undefined || before.kind === 'punctuation') return false;
  const others = tokens.filter(
    (token, place) =>
      place !== at && place > 0 && token.kind === 'word' && !STOP_WORDS.has(token.text),
  );
  return others.some(({ raw }) => /^\p{Ll}/u.test(raw));
}
