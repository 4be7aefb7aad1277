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
  const first = pieces.findIndex(({ said }) => isSmallPhrase(said));
  const opening = pieces.slice(0, Math.max(first, 0));
  if (first === -1 || first > 1 || !opening.every(({ said }) => repeatsName(said, known))) return 0;
  const rest = pieces.slice(first);
  const stop = rest.findIndex(({ said }, at) => !goesOn(said, rest[at + 1]?.said));
  const run = rest.slice(0, stop === -1 ? rest.length : stop);
  const phrases = run.map(({ said }) => said).filter(isSmallPhrase);
  return areKeywords(phrases, name, known) ? (run.at(-1)?.end ?? 0) : 0;
}

interface Piece {
  readonly said: string;
  readonly end: number;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(/\.(?: |$)/gu)) {
    const end = match.index + match[0].length;
    pieces.push({ said: text.slice(from, match.index).trim(), end });
    from = end;
  }
  if (from < text.length) pieces.push({ said: text.slice(from).trim(), end: text.length });
  return pieces;
}

/** "hydron contact lens daily": a few lowercase words without a verb or punctuation. */
function isSmallPhrase(said: string): boolean {
  const words = countWords(said);
  return (
    words >= MIN_WORDS &&
    words <= MAX_WORDS &&
    !/[\p{Lu},:;!?()]/u.test(said) &&
    hasLowercase(said) &&
    verbShapeOf(said) === 'none'
  );
}

/**
 * Whether a phrase is the brand or repeats the name in other words: "UGREEN", "Nippon Odour Less
 * Aircare".
 */
function repeatsName(said: string, known: ReadonlySet<string>): boolean {
  const stems = contentStems(said);
  return countWords(said) <= MAX_TITLED_WORDS && stems.some((stem) => known.has(stem));
}

/** "3043514475 MY 15135642412": identifiers of a store's system. */
const NUMBERS = /^\d{6,}[\d\p{Lu} ]*$/u;

function goesOn(said: string, next: string | undefined): boolean {
  if (isSmallPhrase(said) || NUMBERS.test(said)) return true;
  return isTitled(said) && (isCategoryTerm(said) || isSmallPhrase(next ?? ''));
}

/** Whether a phrase is a category of many products: "Wireless Chargers". */
function isCategoryTerm(said: string): boolean {
  const last = foldWord(wordsOf(said).at(-1) ?? '');
  return (
    countWords(said) > 1 && last !== singular(last) && vocabulary('products').has(singular(last))
  );
}

/** Whether a search phrase is in title case: "Phone Cables Converters". */
function isTitled(said: string): boolean {
  return (
    countWords(said) <= MAX_TITLED_WORDS &&
    !/[,:;!?()]/u.test(said) &&
    wordsOf(said).every((word) => /^\p{Lu}/u.test(word))
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
  const isBranded = (said: string) =>
    /^\p{Lu}/u.test(brand) && wordsOf(said)[0] === brand.toLowerCase();
  const naming = phrases.filter((said) => isBranded(said) || wordsOf(said).some(isProductNoun));
  const isOther = (said: string) => isBranded(said) || isOtherProduct(headOf(said));
  const isOtherProduct = (word: string) => isProductNoun(word) && !known.has(stemOf(word));
  const share = naming.length >= MIN_PHRASES ? 3 : 2;
  return naming.length * share >= phrases.length && naming.some(isOther);
}

/** "[Bundle of 2] TARN" */
const BRACKETED = /^[[【(][^\]】)]{1,40}[\]】)] ?/u;

/** The last word of a phrase that isn't a number or a code: "webcam" in "office webcam 4k". */
function headOf(said: string): string {
  return wordsOf(said).findLast((word) => !hasDigit(word)) ?? '';
}

function singular(word: string): string {
  return foldWord(word).replace(/(?<=\p{L}{3}[^s])s$/u, '');
}
