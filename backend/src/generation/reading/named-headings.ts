import { wordsOf } from '../text/words.ts';
import type { Line } from './types.ts';

/** "【Clear sound】": a heading in brackets. */
const BRACKETED = /^[【「〔]\s?([^】」〕]{2,60}?)\s?[】」〕]$/u;

/** The text inside the brackets of a heading. */
export function bracketedText(text: string): string | undefined {
  return BRACKETED.exec(text)?.[1];
}

/** "【Clear sound】" on its own line. */
export function isBracketed({ label, units: [unit, ...more] }: Line): boolean {
  return label === undefined && more.length === 0 && BRACKETED.test(unit?.text ?? '');
}

/** Maximum words of a variety's name: "Dwarf Green Banana". */
const MAX_VARIETY_WORDS = 4;
/** Minimum varieties that a name lists: "Truly Tiny + Dwarf Green + Lakatan". */
const MIN_VARIETIES = 3;

/** "Musa ‘Truly Tiny’" above its description: one of the varieties listed in the name. */
export function namesVariety({ label, units: [unit, ...more] }: Line, name: string): boolean {
  const varieties = name.split(/ ?\+ ?/u);
  if (varieties.length < MIN_VARIETIES || label !== undefined || more.length > 0) return false;
  const text = ` ${wordsOf(unit?.text ?? '')
    .join(' ')
    .toLowerCase()} `;
  const listed = varieties.map((variety) => wordsOf(variety.split('|').at(-1) ?? ''));
  return (
    unit?.closed === false &&
    unit.words <= MAX_VARIETY_WORDS &&
    listed.some((words) => words.length > 0 && text.includes(` ${words.join(' ').toLowerCase()} `))
  );
}
