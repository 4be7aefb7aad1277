import type { NameSegment, Quote, Reading } from '../../reading/index.ts';
import { hasDigit } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { isShortForm } from './words.ts';

/**
 * "GTX2" of a "GTX2 Button Transmitter": the product's model number, which buyers of spare parts and devices
 * type. A number after what the product fits is another's.
 */
export function modelNumber({ name: { segments } }: Reading): Quote[] {
  for (const segment of segments) {
    if (isFitted(segment)) return [];
    // "(Base + E200 battery)": the models of what is in the box
    if (/[([]/u.test(segment.separator) && segment.text.includes('+')) return [];
    const found = wordsBeforeFit(segment).flatMap((token) => numberIn(token));
    if (found.length === 1) return found.map((text) => ({ ...segment, text }));
    if (found.length > 1) return [];
  }
  return [];
}

/** "For iPhone 12", "Compatible with …": a segment that begins with what the product fits. */
function isFitted({ text }: NameSegment): boolean {
  const [first = ''] = text.trim().split(/\s+/u);
  return isOf(first.toLowerCase(), 'words before what fits');
}

function wordsBeforeFit({ text }: NameSegment): string[] {
  const words = text.split(/[\s()[\],]+/u);
  const end = words.findIndex((word) => isOf(word.toLowerCase(), 'words before what fits'));
  return end === -1 ? words : words.slice(0, end);
}

const LEAST = 4;
const MOST = 16;

/** Capitals and digits in one word, which is no measure, no standard and no count: "MC2886BRUM", "SC-3216STV". */
function numberIn(token: string): string[] {
  const isCode = /^\p{Lu}{1,6}-?\d[\p{Lu}\d-]*$/u.test(token) && !token.endsWith('-');
  const letters = token.replace(/[^\p{Lu}]/gu, '');
  const size = token.replace(/[^\p{Lu}\d]/gu, '').length;
  const isStandard =
    isShortForm(token) || isOf(token.replace(/[\d-]+.*$/u, '').toLowerCase(), 'standards');
  const isSize = /^\d?X{0,3}[SML]-?\d?X{0,4}[SML]?$/u.test(token);
  // "S925" of sterling silver
  const isFineness = letters.length === 1 && size === LEAST;
  // "GE-52682" is a catalog's.
  const isCatalogs = /^\p{Lu}{1,4}-\d{5,}$/u.test(token);
  return isCode &&
    !isCatalogs &&
    !isSize &&
    !isFineness &&
    size >= LEAST &&
    size <= MOST &&
    letters !== '' &&
    hasDigit(token) &&
    !isStandard
    ? [token]
    : [];
}
