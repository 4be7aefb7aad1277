import type { Traced } from '../text/traced.ts';
import { hasDigit } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import { labelType } from './facts.ts';
import { isSize } from './labels.ts';

/**
 * "1-2 years old - chest 18 | length: 20": consecutive lines whose numbers are separated by bars
 * are one row each.
 */
const BARRED_ROW =
  /(?<=^|\n)[^|\n]{0,60}\d[^|\n]{0,20}(?: \| [^|\n]{0,40}\d[^|\n]{0,20})+(?=\n|$)/gu;

/** "Model Height: 6'4 | Normally wears L": two facts that depend on each other. */
const OF_MODEL = /(?<=(?:^|\n)Model[^|\n:]{0,20}: [^|\n]{1,20}) \| (?=[^|\n:]{2,30}(?:\n|$))/giu;

/** Turns rows of cells between bars into lines. */
export function readTables(text: Traced): Traced {
  return withColumns(withPairs(joinedRows(withSizes(text.replace(OF_MODEL, ', ')))));
}

function joinedRows(text: Traced): Traced {
  const rows = text.text.match(BARRED_ROW) ?? [];
  return rows.length < 2 ? text : text.replace(BARRED_ROW, (row) => row.replaceAll(' | ', ', '));
}

/** ": XS: S: M" above "Chest (inches): 31-34: 34-37: 38-41": a size chart in two lines. */
const SIZES_ABOVE_VALUES =
  /(?<=^|\n) ?:?(?:[^\n:]{1,8}:){2,12}[^\n:]{1,8}\n[^\n:\d]{2,40}:(?:[^\n:]{1,12}:){2,12}[^\n:]{1,12}(?=\n|$)/gu;

/** Puts each value of a size chart after its size: "Chest (inches): XS 31-34, S 34-37". */
function withSizes(text: Traced): Traced {
  return text.replace(SIZES_ABOVE_VALUES, (chart) => {
    const [above = '', below = ''] = chart.trim().split('\n');
    const sizes = cellsOf(above.replace(/^:/u, ''), ':');
    const [label = '', ...values] = cellsOf(below, ':');
    const isChart = sizes.every(isSize) && sizes.length === values.length;
    return isChart
      ? `${label}: ${sizes.map((size, at) => `${size} ${values[at] ?? ''}`).join(', ')}`
      : chart;
  });
}

const PAIR = /(?<=^|\n)[^|\n:\d]{1,40}\|[^|\n]{1,80}(?=\n|$)/gu;
const MIN_PAIRS = 2;
/** "Feature | Details": the column headings of label-value rows. */
const COLUMN_NAMES =
  /^(?:features?|attributes?|propert(?:y|ies)|specifications?|specs?|details?|values?|descriptions?)$/iu;

/**
 * Reads rows of a label and its value ("Size | Medium", "Length | 70 cm"), unless the first row has the
 * headings of size columns.
 */
function withPairs(text: Traced): Traced {
  const pairs = (text.text.match(PAIR) ?? []).map((row) => cellsOf(row));
  const isLabeled = pairs.some(
    ([label = '']) => labelType(label) !== undefined || isInClass(label, 'sheet labels'),
  );
  const below = (text.text.match(ROW) ?? []).slice(1).map((row) => cellsOf(row));
  const sized = below.filter(([first = '']) => isSize(first) || hasDigit(first));
  const heads = sized.length * 2 > below.length;
  if (pairs.length < MIN_PAIRS || !isLabeled || heads) return text;
  return text.replace(PAIR, (row) => {
    const [label = '', value = ''] = cellsOf(row);
    return COLUMN_NAMES.test(label) && COLUMN_NAMES.test(value) ? '' : `${label}: ${value}`;
  });
}

const ROW = /(?<=^|\n) ?[^|\n]{1,24}(?:\|[^|\n]{1,24})+(?=\n|$)/gu;
const MIN_ROWS = 3;

/**
 * Reads a table by columns ("Size | Width", "S | 20", "M | 22"), and gives each cell the heading of
 * its column: "S: Width 20".
 */
function withColumns(text: Traced): Traced {
  const rows = text.text.match(ROW)?.map((row) => cellsOf(row)) ?? [];
  const [columns] = rows;
  const isTable = columns !== undefined && rows.length >= MIN_ROWS;
  if (!isTable || rows.some(({ length }) => length !== columns.length)) return text;
  if (columns.some(hasDigit) || rows.some((cells) => cells.some((cell) => cell.includes(':'))))
    return text;
  let at = 0;
  return text.replace(ROW, (row) => {
    const [first = '', ...cells] = cellsOf(row);
    const values = cells.map((cell, index) => `${columns[index + 1] ?? ''} ${cell}`);
    return at++ === 0 ? '' : `${first}: ${values.join(', ')}`;
  });
}

function cellsOf(row: string, mark = '|'): string[] {
  return row.split(mark).map((cell) => cell.trim());
}
