import { labelType } from '../../reading/facts.ts';
import type { Line, Quote, Reading } from '../../reading/index.ts';
import { isUsable } from '../../reading/uncertain-units.ts';
import { foldWord, wordsOf } from '../../text/words.ts';
import { isInClass } from '../../vocabulary/index.ts';
import { withoutEndMark } from '../edits.ts';
import { isColor } from './words.ts';

/** Maximum words of a value. */
const MAX_VALUE_WORDS = 2;

/** The product's only color, from a label or the last part of the name: "Color: Navy blue". */
export function colorOf({ lines, name: { segments, text } }: Reading): Quote[] {
  const named = segments.slice(1).filter((part) => wordsOf(part.text).every(isColor));
  if (wordsOf(text).filter(isColor).length > named.length) return [];
  // Colors that buyers choose from don't count.
  const stated = lines.flatMap(({ label, units: [unit, ...more] }) => {
    const isChoice = unit?.span.field === 'variants' && more.length > 0;
    return unit !== undefined && !isChoice && labelType(label?.text) === 'color' ? [unit] : [];
  });
  const [only, ...more] = named.length > 0 ? named : stated;
  if (only === undefined || more.length > 0) return [];
  const color = withoutEndMark(only.text).toLowerCase();
  const words = wordsOf(color);
  const isPlainColor =
    words.join(' ') === color &&
    words.length <= MAX_VALUE_WORDS &&
    words.every((word) => isColor(word) || isInClass(word, 'shades')) &&
    isInClass(words.at(-1) ?? '', 'plain colors');
  return isPlainColor ? [{ text: color, span: only.span }] : [];
}

function isVariety({ label }: Line): boolean {
  return isInClass(foldWord(label?.text ?? ''), 'variety labels');
}

/** The variety of a wine: "Pinot Noir". */
export function varietiesOf({ lines }: Reading): Quote[] {
  return lines
    .filter(isVariety)
    .flatMap(({ units }) => units.filter(isUsable))
    .map(({ text, span }) => ({ text: withoutEndMark(text), span }))
    .filter(({ text }) => /^[\p{L} -]+$/u.test(text) && text.split(' ').length <= MAX_VALUE_WORDS)
    .slice(0, 1);
}
