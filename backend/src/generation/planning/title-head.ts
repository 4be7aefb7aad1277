import type { ProductName } from '../reading/index.ts';
import { isCommonNoun, withoutTail } from '../reading/name.ts';
import { foldWord, hasDigit } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { Range } from './types.ts';

/** Words between spaces, marks around them left out. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’/&.-]*(?<![.'’-])/gu;

interface Word extends Range {
  readonly text: string;
}

/** What a segment calls the product, the shortest first: "Puzzle", "Jigsaw Puzzle", "1000 Piece Jigsaw Puzzle". */
export function headRanges(segment: string, { noun }: ProductName): Range[] {
  const words = locateWords(segment);
  const tail = withoutTail(segment).length;
  const parts = noun?.split(' ') ?? [];
  const isHead = ({ text, end }: Word) =>
    end <= tail && (text.toLowerCase() === parts.at(-1) || isHeadNoun(text));
  const found = words.findLastIndex(isHead);
  const at =
    found === -1 ? words.findLastIndex(({ text, end }) => end <= tail && isWord(text)) : found;
  const last = words[at];
  if (last === undefined) return [];
  const from = (back: number) => ({ start: words[at - back]?.start ?? last.start, end: last.end });
  const before = words[at - 1]?.text ?? '';
  const isCompound =
    before.toLowerCase() === parts.at(-2) ||
    (isCommonNoun(before.toLowerCase()) && !/^scale$/iu.test(before));
  const count = [1, 2, 3].find((back) => hasDigit(words[at - back]?.text ?? ''));
  return [from(0), ...(isCompound ? [from(1)] : []), ...(count === undefined ? [] : [from(count)])];
}

/** Whether a segment ends on what the product is, before what it comes with: "Convertible Car for Dolls". */
export function namesProduct(segment: string, noun: string | undefined): boolean {
  const last = locateWords(withoutTail(segment)).findLast(({ text }) => isWord(text))?.text ?? '';
  return isHeadNoun(last) || noun?.split(' ').at(-1) === last.toLowerCase();
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

/** Whether a word names a product, or a set of products. "Scale" is more often that of a model. */
export function isHeadNoun(word: string): boolean {
  const small = foldWord(word);
  if (small === 'scale') return false;
  return [small, small.replace(/s$/u, ''), small.replace(/es$/u, '')].some(
    (form) => vocabulary('products').has(form) || vocabulary('generic-nouns').has(form),
  );
}
