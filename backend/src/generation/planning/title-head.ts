import type { ProductName } from '../reading/index.ts';
import { isCommonNoun, withoutAccessories } from '../reading/name.ts';
import { isColor } from '../realizing/phrases/words.ts';
import { foldWord, hasDigit } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import type { Range } from './types.ts';

/** Words between spaces, without the punctuation around them. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’/&.-]*(?<![.'’-])/gu;

interface Word extends Range {
  readonly text: string;
}

/** The product nouns of a segment, the shortest first: "Puzzle", "Jigsaw Puzzle", "1000 Piece Jigsaw Puzzle". */
export function headRanges(segment: string, { noun }: ProductName): Range[] {
  const words = locateWords(segment);
  const accessoriesStart = withoutAccessories(segment).length;
  const parts = noun?.split(' ') ?? [];
  const isHead = ({ text, end }: Word) =>
    end <= accessoriesStart &&
    (text.toLowerCase() === parts.at(-1) || isHeadNoun(text.split('-').at(-1) ?? text));
  const at = words.findLastIndex(isHead);
  const last = words[at];
  if (last === undefined) return [];
  const rangeFrom = (back: number) => ({
    start: words[at - back]?.start ?? last.start,
    end: last.end,
  });
  const isQualifier = (word: string, back: number) =>
    (back === 1 && GERUND.test(word)) ||
    isHeadNoun(word) ||
    (isCommonNoun(word.toLowerCase()) && !/^scale$/iu.test(word));
  const compounds: Range[] = [];
  for (let back = 1; back <= MAX_QUALIFIERS; back++) {
    const before = words[at - back]?.text ?? '';
    const isCategoryNoun = back === 1 && before.toLowerCase() === parts.at(-2);
    // Punctuation after a word separates it from the noun.
    if (
      !(isCategoryNoun || isQualifier(before, back)) ||
      /[,;:]/u.test(gapAfter(segment, words[at - back]))
    )
      break;
    compounds.push(rangeFrom(back));
  }
  // "4 Piece Comforter Set", "Full/Queen Boys Bedding Set"
  const count = [1, 2, 3].find((back) => {
    const before = words[at - back]?.text ?? '';
    return hasDigit(before) || isSize(before);
  });
  return [rangeFrom(0), ...compounds, ...(count === undefined ? [] : [rangeFrom(count)])];
}

/** "Twin", "Full/Queen", "Large" */
const SIZE =
  /^(?:(?:x+-?)?(?:small|large)|medium|twin|queen|(?:full|queen|twin|small|medium|large)\/\p{L}+)$/iu;

export function isSize(word: string): boolean {
  return SIZE.test(word);
}

/** "Washing" of "Washing Machine" */
const GERUND = /^\p{L}{2,}ing$/iu;

/**
 * Whether a segment ends in the product, ignoring accessories and colors after it: "Convertible Car for
 * Dolls", "Washing Machine Blue, Gray".
 */
export function endsInProductNoun(segment: string, noun: string | undefined): boolean {
  const words = locateWords(withoutAccessories(segment)).filter(({ text }) => isWord(text));
  const last = words.findLast(({ text }) => !isColor(text))?.text ?? '';
  return isHeadNoun(last) || noun?.split(' ').at(-1) === last.toLowerCase();
}

/** Maximum nouns before the last one that belong to the product's name: "TV Wall Mount Bracket". */
const MAX_QUALIFIERS = 3;

function gapAfter(segment: string, word: Word | undefined): string {
  return word === undefined ? '' : segment.slice(word.end, word.end + 1);
}

function locateWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

function isWord(text: string): boolean {
  return /^\p{L}{2}/u.test(text) && !hasDigit(text);
}

/** Nouns that rarely name a product: "Scale" usually belongs to a model, and "New" is a condition. */
const NOT_HEADS = /^(?:scale|new|solid|short|imported|other|more|all|general|none|everything)$/u;

/** Whether a word names a product, or a set of products. */
export function isHeadNoun(word: string): boolean {
  const folded = foldWord(word);
  if (NOT_HEADS.test(folded)) return false;
  return [folded, folded.replace(/s$/u, ''), folded.replace(/es$/u, '')].some(
    (form) =>
      vocabulary('products').has(form) ||
      vocabulary('generic-nouns').has(form) ||
      isInClass(form, 'heads of compounds'),
  );
}
