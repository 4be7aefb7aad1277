import { countWords, hasDigit } from '../text/words.ts';
import { labelType } from './facts.ts';
import { labelOf, type PlacedLine } from './heading-text.ts';
import { isSizeRow } from './labels.ts';
import type { Line } from './types.ts';

/** Joins lines of sizes and measurements, which state nothing one by one. */

/** Minimum rows of a size chart, and of a size chart with its own heading. */
const MIN_ROWS = 3;
const MIN_HEADED_ROWS = 2;
/**
 * Maximum words of a heading that names the part of a set that a size chart is for: "Pillow
 * Protectors".
 */
const MAX_PART_WORDS = 4;
const CHART_HEADING = /\b(?:size|sizes|sizing|chart|measurements?)\b/iu;

/** Joins the rows of a size chart with its heading, because a single row states nothing. */
export function withCharts(placed: readonly PlacedLine[]): PlacedLine[] {
  const charted: PlacedLine[] = [];
  for (let at = 0; at < placed.length; at++) {
    const row = placed[at];
    if (row === undefined) break;
    const rest = placed.slice(at);
    const end = rest.findIndex(({ line }) => !isRow(line));
    const rows = rest.slice(0, end === -1 ? rest.length : end);
    const above = charted.at(-1);
    const label = above === undefined ? undefined : labelOf(above.line);
    const hasHeading =
      label !== undefined && (CHART_HEADING.test(label.text) || isNameOfPart(label.text));
    if (rows.length < (hasHeading ? MIN_HEADED_ROWS : MIN_ROWS)) {
      charted.push(row);
      continue;
    }
    if (hasHeading) charted.pop();
    const units = rows.flatMap(({ line }) => line.units);
    const line: Line = {
      ...row.line,
      ...(hasHeading ? { label } : {}),
      units: units.map((unit) => ({ ...unit, kind: 'labeled', pointsBack: false })),
    };
    charted.push({ line, breaks: hasHeading ? (above?.breaks ?? row.breaks) : row.breaks });
    at += rows.length - 1;
  }
  return charted;
}

function isNameOfPart(text: string): boolean {
  return !hasDigit(text) && countWords(text) <= MAX_PART_WORDS && /^\p{Lu}/u.test(text);
}

function isRow({ label, units: [unit, ...more] }: Line): boolean {
  return label === undefined && more.length === 0 && unit !== undefined && isSizeRow(unit.text);
}

/** '30" W x 20" D x 38" H', "8 inches" */
const MEASURE =
  /^\d(?:[\d\s.,/x×"”″′'’-]|by|in(?:ch(?:es)?)?|[cm]?m|ft|feet|high|wide|long|tall|deep|[LWHD]\b)+[.]?$/iu;
/** 'Bench - 20" W x 15" D': the part that is measured, and its measure. */
const PART = /^(?!\d)([^:;,–—]{1,30}?) ?[-–—] (?=\d)/u;

/**
 * A line that only has a measure of the product or of one part, as an item below "Dimensions". A
 * row of a data sheet ("Width: 30 in") has its own label.
 */
export function measureRow(line: Line): Line | undefined {
  const { label, units, ...rest } = line;
  const [unit, ...more] = units;
  if (unit === undefined || more.length > 0 || labelType(label?.text) !== undefined)
    return undefined;
  const [named = '', part = label?.text] = label === undefined ? (PART.exec(unit.text) ?? []) : [];
  const measure = unit.text.slice(named.length);
  if (!MEASURE.test(measure)) return undefined;
  const text = part === undefined ? measure : `${part} – ${measure}`;
  const span = label === undefined ? unit.span : { ...unit.span, start: label.span.start };
  return { ...rest, units: [{ ...unit, kind: 'phrase', text, span, words: countWords(text) }] };
}
