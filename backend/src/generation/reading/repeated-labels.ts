import { foldWord, hasDigit, wordsOf } from '../text/words.ts';
import { labelType } from './facts.ts';
import type { Line, Unit } from './types.ts';

/**
 * Minimum lines with one label for their different numbers to be a list rather than a
 * contradiction.
 */
const MIN_LIST = 3;
const MAX_VALUE_WORDS = 6;
const MAX_VERBLIKE = 2;

/**
 * Joins the values of lines with the same label: "Design: Plain", "Design: Abstract". Values that
 * could contradict each other are joined only if their lines are consecutive.
 */
export function joinRepeatedLabels(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  const taken = new Set<Line>();
  for (const [at, line] of lines.entries()) {
    if (taken.has(line)) continue;
    const alike = linesLike(lines, at);
    const values = alike.flatMap(({ units }) => units);
    if (isList(values)) {
      joined.push({
        ...line,
        units: values.map((unit): Unit => ({ ...unit, kind: 'labeled', finite: false })),
      });
      for (const line of alike) taken.add(line);
    } else joined.push(line);
  }
  return joined;
}

function isList(values: readonly Unit[]): boolean {
  return (
    values.length > 1 && (values.length >= MIN_LIST || !values.some(({ text }) => hasDigit(text)))
  );
}

/** The lines from here on that have a value and the same label. */
function linesLike(lines: readonly Line[], from: number): Line[] {
  const label = keyOf(lines[from]);
  if (label === '') return [];
  const isLike = (line: Line) => keyOf(line) === label && hasValue(line);
  const rest = lines.slice(from);
  const type = labelType(lines[from]?.label?.text);
  if (type === undefined || type === 'use') return rest.filter(isLike);
  const end = rest.findIndex((line) => !isLike(line));
  return end === -1 ? rest : rest.slice(0, end);
}

function hasValue({ units: [unit, ...more] }: Line): boolean {
  return (
    // "Details: Ruched" and "Feature: Drop resistance" contain a word that could be a verb.
    (unit?.kind === 'labeled' || (unit?.kind === 'sentence' && unit.words <= MAX_VERBLIKE)) &&
    more.length === 0 &&
    unit.words <= MAX_VALUE_WORDS &&
    !unit.closed &&
    // "Artist: Ann Ray Medium: Vinyl" is two rows in one.
    !unit.text.includes(': ')
  );
}

function keyOf(line: Line | undefined): string {
  return wordsOf(line?.label?.text ?? '')
    .map(foldWord)
    .join(' ');
}
