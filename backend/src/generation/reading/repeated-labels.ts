import { foldWord, hasDigit, wordsOf } from '../text/words.ts';
import type { Line, Unit } from './types.ts';

/** Minimum lines with one label for their different numbers to be a list rather than a contradiction. */
const MIN_LIST = 3;
const MAX_VALUE_WORDS = 6;

/**
 * "Design: Plain", "Design: Abstract": joins consecutive lines with the same label into one line
 * with all values.
 */
export function withJoinedValues(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    if (line === undefined) break;
    const alike = valuesFrom(lines, at);
    if (isList(alike)) {
      joined.push({ ...line, units: alike.map((unit): Unit => ({ ...unit, kind: 'labeled' })) });
      at += alike.length;
    } else {
      joined.push(line);
      at += 1;
    }
  }
  return joined;
}

function isList(values: readonly Unit[]): boolean {
  return (
    values.length > 1 && (values.length >= MIN_LIST || !values.some(({ text }) => hasDigit(text)))
  );
}

/** The values of the lines from here on that have the same label. */
function valuesFrom(lines: readonly Line[], from: number): Unit[] {
  const label = keyOf(lines[from]);
  const values: Unit[] = [];
  for (const line of lines.slice(from)) {
    const [unit, ...more] = line.units;
    const isValue =
      unit?.kind === 'labeled' &&
      more.length === 0 &&
      unit.words <= MAX_VALUE_WORDS &&
      !unit.closed;
    if (label === '' || keyOf(line) !== label || !isValue) break;
    values.push(unit);
  }
  return values;
}

function keyOf(line: Line | undefined): string {
  return wordsOf(line?.label?.text ?? '')
    .map(foldWord)
    .join(' ');
}
