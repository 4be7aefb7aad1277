import {
  contentStems,
  countWords,
  foldWord,
  hasDigit,
  hasLowercase,
  stemOf,
  wordsOf,
} from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { verbShapeOf } from './verbs.ts';

/**
 * Detects keyword stuffing at the start of a description: "tarn power bank. under sink rack. usb
 * cable 2m. This charger …".
 */

const MIN_PHRASES = 2;
/** From this many phrases on, names of parts count as product names, too. */
const MANY_PHRASES = 4;
const MIN_WORDS = 2;
const MAX_WORDS = 8;
const MAX_TITLED_WORDS = 4;

/** The end of the search phrases at the start of a one-line text; 0 if it has none. */
export function endOfLeadingKeywords(text: string, name: string): number {
  const pieces = piecesOf(text);
  const known = new Set(contentStems(name));
  const first = pieces.findIndex(({ text }) => isLowercasePhrase(text));
  const opening = pieces.slice(0, Math.max(first, 0));
  if (first === -1 || first > 1 || !opening.every(({ text }) => repeatsName(text, known))) return 0;
  const rest = pieces.slice(first);
  const stop = rest.findIndex(({ text }, at) => !continuesKeywords(text, rest[at + 1]?.text));
  const run = rest.slice(0, stop === -1 ? rest.length : stop);
  const phrases = run.map(({ text }) => text).filter(isLowercasePhrase);
  return areKeywords(phrases, name, known) ? (run.at(-1)?.end ?? 0) : 0;
}

interface Piece {
  readonly text: string;
  readonly end: number;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(/\.(?: |$)/gu)) {
    const end = match.index + match[0].length;
    pieces.push({ text: text.slice(from, match.index).trim(), end });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from).trim(), end: text.length });
  return pieces;
}

/** "hydron contact lens daily": a few lowercase words without a verb or punctuation. */
function isLowercasePhrase(phrase: string): boolean {
  const words = countWords(phrase);
  return (
    words >= MIN_WORDS &&
    words <= MAX_WORDS &&
    !/[\p{Lu},:;!?()]/u.test(phrase) &&
    hasLowercase(phrase) &&
    verbShapeOf(phrase) === 'none'
  );
}

/**
 * Whether a phrase is the brand or repeats the name in other words: "UGREEN", "Nippon Odour Less
 * Aircare".
 */
function repeatsName(phrase: string, known: ReadonlySet<string>): boolean {
  const stems = contentStems(phrase);
  return countWords(phrase) <= MAX_TITLED_WORDS && stems.some((stem) => known.has(stem));
}

/** "3043514475 MY 15135642412": identifiers of a store's system. */
const NUMBERS = /^\d{6,}[\d\p{Lu} ]*$/u;

function continuesKeywords(phrase: string, next: string | undefined): boolean {
  if (isLowercasePhrase(phrase) || NUMBERS.test(phrase)) return true;
  return isTitled(phrase) && (isCategoryTerm(phrase) || isLowercasePhrase(next ?? ''));
}

/** Whether a phrase is a category of many products: "Wireless Chargers". */
function isCategoryTerm(phrase: string): boolean {
  const last = foldWord(wordsOf(phrase).at(-1) ?? '');
  return (
    countWords(phrase) > 1 && last !== singular(last) && vocabulary('products').has(singular(last))
  );
}

/** Whether a search phrase is in title case: "Phone Cables Converters". */
function isTitled(phrase: string): boolean {
  return (
    countWords(phrase) <= MAX_TITLED_WORDS &&
    !/[,:;!?()]/u.test(phrase) &&
    wordsOf(phrase).every((word) => /^\p{Lu}/u.test(word))
  );
}

/** Whether phrases name products, including other products than the name does, or its brand in lower case. */
function areKeywords(
  phrases: readonly string[],
  name: string,
  known: ReadonlySet<string>,
): boolean {
  if (phrases.length < MIN_PHRASES) return false;
  const isProductNoun = (word: string) =>
    vocabulary('products').has(singular(word)) &&
    (phrases.length >= MANY_PHRASES || !vocabulary('parts').has(singular(word)));
  const [brand = ''] = wordsOf(name.replace(BRACKETED, ''));
  const isBranded = (phrase: string) =>
    /^\p{Lu}/u.test(brand) && wordsOf(phrase)[0] === brand.toLowerCase();
  const naming = phrases.filter(
    (phrase) => isBranded(phrase) || wordsOf(phrase).some(isProductNoun),
  );
  const namesOtherProduct = (phrase: string) => isBranded(phrase) || isOtherProduct(headOf(phrase));
  const isOtherProduct = (word: string) => isProductNoun(word) && !known.has(stemOf(word));
  const share = naming.length >= MIN_PHRASES ? 3 : 2;
  return naming.length * share >= phrases.length && naming.some(namesOtherProduct);
}

/** "[Bundle of 2] TARN" */
const BRACKETED = /^[[【(][^\]】)]{1,40}[\]】)] ?/u;

/** The last word of a phrase that isn't a number or a code: "webcam" in "office webcam 4k". */
function headOf(phrase: string): string {
  return wordsOf(phrase).findLast((word) => !hasDigit(word)) ?? '';
}

function singular(word: string): string {
  return foldWord(word).replace(/(?<=\p{L}{3}[^s])s$/u, '');
}
