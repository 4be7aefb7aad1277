import type { Reading } from '../../reading/index.ts';
import { isOf } from '../../vocabulary/index.ts';
import { JOINT } from './word-groups.ts';
import { isCompound, isProduct, isTold, isVague, kindOf } from './word-kinds.ts';

/** Longest noun that is more than two words: "socket wrench set". */
const MAX_CORE = 3;
/** Longest phrase that anyone types, in words. */
export const MAX_WORDS = 4;
const ABSTRACT = /(?:[ae]nce|tion|ment|ness|ity)$/iu;

/** How many words at the end make up what the product is. */
export function coreSize(words: readonly string[], reading: Reading): number {
  const at = (back: number) => words[words.length - back] ?? '';
  const isWhole = (back: number) => isCompound(at(back), at(back - 1), 'things');
  const vague = isVague(at(1));
  const joins = (back: number) => {
    const [before, word] = [at(back + 1), at(back)];
    const kind = kindOf(word);
    const names =
      ['noun', 'gerund'].includes(kind) || (kind === 'unknown' && !reading.names.has(word));
    if (!names && word !== 'TV') return false;
    if (isCompound(before, word, 'kinds') || isOf(before, 'binding words')) return false;
    if (isOf(word, 'bound participles') && !vague) return false;
    return !JOINT.test(before) && (vague || isTold(word, reading) || !ABSTRACT.test(word));
  };
  // "Slime Making Kit"
  const isNeeded = (word: string, next: string) =>
    !isOf(word, 'animals') && (isTold(word, reading) || kindOf(next) === 'gerund');
  const max = vague ? MAX_CORE + (isWhole(2) ? 1 : 0) : 2;
  let size = isWhole(2) ? 2 : 1;
  while (size < max || isWhole(size + 1)) {
    // "Car Wash Mitt", and "Puppy Training Pads" without the puppy
    if (isWhole(size + 2) && size + 2 <= MAX_WORDS) size += 2;
    else if (
      isWhole(size + 1) ||
      (joins(size + 1) && (size < 2 || isNeeded(at(size + 1), at(size))))
    )
      size += 1;
    else break;
  }
  // "Rod and Reel Combo"
  if (size === 1 && vague && /^(?:and|&)$/iu.test(at(3)) && isProduct(at(2))) size = 2;
  // "Paint By Numbers", "Comforter & Sham Set", and "Measuring Cups and Spoons Set" with the measuring
  if (/^(?:and|&|or|by|of)$/iu.test(at(size + 1))) size += isWhole(size + 3) ? 3 : 2;
  return Math.min(size, words.length);
}
