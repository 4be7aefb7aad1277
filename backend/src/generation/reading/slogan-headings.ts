import { countWords, hasDigit } from '../text/words.ts';
import type { PlacedLine } from './heading-text.ts';
import type { Line } from './types.ts';

const MIN_WORDS = 2;
const MAX_WORDS = 5;
const MIN_TEXT_WORDS = 10;
/** Minimum slogans with text below them for slogans to count as headings. */
const MIN_PAIRS = 2;

/**
 * The positions of slogans that are headings even though they end like sentences: "Made to be
 * shared." above a text, and so on to the end.
 */
export function sloganHeadings(placed: readonly PlacedLine[]): ReadonlySet<number> {
  const first = placed.findIndex(({ line }) => isSlogan(line));
  const rest = first === -1 ? [] : placed.slice(first);
  const isForm =
    rest.length >= MIN_PAIRS * 2 &&
    rest.length % 2 === 0 &&
    rest.every(({ line }, at) => (at % 2 === 0 ? isSlogan(line) : isText(line)));
  return new Set(isForm ? rest.flatMap((_line, at) => (at % 2 === 0 ? [first + at] : [])) : []);
}

/** A heading without its final punctuation. */
export function unpunctuatedHeading({ line, breaks }: PlacedLine): PlacedLine {
  const units = line.units.map((unit) => {
    const text = unit.text.replace(/[.!]$/u, '');
    const end = unit.span.end - (unit.text.length - text.length);
    return { ...unit, text, closed: false, span: { ...unit.span, end } };
  });
  return { line: { ...line, units }, breaks };
}

function isSlogan({ label, listed, units: [unit, ...more] }: Line): boolean {
  return (
    label === undefined &&
    !listed &&
    more.length === 0 &&
    unit !== undefined &&
    (unit.kind === 'sentence' || unit.kind === 'phrase') &&
    unit.words >= MIN_WORDS &&
    unit.words <= MAX_WORDS &&
    !hasDigit(unit.text) &&
    !/[,;:?]/u.test(unit.text)
  );
}

function isText({ label, listed, units }: Line): boolean {
  const words = units.reduce((sum, { text }) => sum + countWords(text), 0);
  return label === undefined && !listed && units.at(-1)?.closed === true && words >= MIN_TEXT_WORDS;
}
