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
 * What searches for other goods look like in front of a text: "tarn power bank. under sink rack.
 * usb cable 2m. This charger …".
 */

const MIN_PHRASES = 2;
/** In a row of so many, the names of parts count as names of goods. */
const MANY_PHRASES = 4;
const MIN_WORDS = 2;
const MAX_WORDS = 8;
const MAX_TITLED_WORDS = 4;

/** Where the search phrases in front of a one-line text end: 0 if it has none. */
export function endOfKeywords(text: string, name: string): number {
  const pieces = piecesOf(text);
  const known = new Set(contentStems(name));
  const first = pieces.findIndex(({ said }) => isSmallPhrase(said));
  const opening = pieces.slice(0, Math.max(first, 0));
  if (first === -1 || first > 1 || !opening.every(({ said }) => isOfName(said, known))) return 0;
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

/** "hydron contact lens daily": a few small words without a verb or a mark. */
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

/** "UGREEN", "Nippon Odour Less Aircare": the brand, or the name in other words. */
function isOfName(said: string, known: ReadonlySet<string>): boolean {
  const stems = contentStems(said);
  return countWords(said) <= MAX_TITLED_WORDS && stems.some((stem) => known.has(stem));
}

/** "3043514475 MY 15135642412": numbers of a store's system. */
const NUMBERS = /^\d{6,}[\d\p{Lu} ]*$/u;

function goesOn(said: string, next: string | undefined): boolean {
  if (isSmallPhrase(said) || NUMBERS.test(said)) return true;
  return isTitled(said) && (isOfShelf(said) || isSmallPhrase(next ?? ''));
}

/** "Wireless Chargers": what a store files many goods under. */
function isOfShelf(said: string): boolean {
  const last = foldWord(wordsOf(said).at(-1) ?? '');
  return (
    countWords(said) > 1 && last !== singular(last) && vocabulary('products').has(singular(last))
  );
}

/** "Phone Cables Converters" among such phrases */
function isTitled(said: string): boolean {
  return (
    countWords(said) <= MAX_TITLED_WORDS &&
    !/[,:;!?()]/u.test(said) &&
    wordsOf(said).every((word) => /^\p{Lu}/u.test(word))
  );
}

/** Whether phrases name goods, and among them other goods than the name does, or its brand in small letters. */
function areKeywords(
  phrases: readonly string[],
  name: string,
  known: ReadonlySet<string>,
): boolean {
  if (phrases.length < MIN_PHRASES) return false;
  const isGoods = (word: string) =>
    vocabulary('products').has(singular(word)) &&
    (phrases.length >= MANY_PHRASES || !vocabulary('parts').has(singular(word)));
  const [brand = ''] = wordsOf(name.replace(BRACKETED, ''));
  const isBranded = (said: string) =>
    /^\p{Lu}/u.test(brand) && wordsOf(said)[0] === brand.toLowerCase();
  const naming = phrases.filter((said) => isBranded(said) || wordsOf(said).some(isGoods));
  const isOther = (said: string) => isBranded(said) || isOtherGoods(headOf(said));
  const isOtherGoods = (word: string) => isGoods(word) && !known.has(stemOf(word));
  const share = naming.length >= MIN_PHRASES ? 3 : 2;
  return naming.length * share >= phrases.length && naming.some(isOther);
}

/** "[Bundle of 2] TARN" */
const BRACKETED = /^[[【(][^\]】)]{1,40}[\]】)] ?/u;

/** The last word of a phrase that is no figure: "webcam" of "office webcam 4k". */
function headOf(said: string): string {
  return wordsOf(said).findLast((word) => !hasDigit(word)) ?? '';
}

function singular(word: string): string {
  return foldWord(word).replace(/(?<=\p{L}{3}[^s])s$/u, '');
}
