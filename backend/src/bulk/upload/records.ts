import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { Refusal } from '../../refusal.ts';
import { MAX_LINES, MAX_ROW_CHARACTERS } from '../limits.ts';
import type { SeparatedText } from './separator.ts';

/** A row that is not empty, with its number as a spreadsheet counts it: the heading is 1. */
export interface FileRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a CSV file as they come in, its heading first. Quotes in the middle of a cell are
 * taken as they are; a quoted cell that never ends takes the rest of the file with it, and is an
 * error.
 * @throws {Refusal}
 */
export async function* readRows({ separator, text }: SeparatedText): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter: separator,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_CHARACTERS,
  });
  // What goes wrong on the way in is thrown by the loop below.
  pipeline(Readable.from(text), parser, () => undefined);
  let row = 0;
  try {
    for await (const record of parser) {
      row += 1;
      if (row > MAX_LINES) throw endless();
      const cells = record as string[];
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error, row) : error;
  }
}

function endless(): Refusal {
  return new Refusal(
    'validation_error',
    `This file has more than ${MAX_LINES.toLocaleString('en')} lines, the empty ones included. Delete the empty rows below the table, and upload it again.`,
  );
}

function unreadable(error: CsvError, rowsRead: number): Refusal {
  const records =
    'records' in error && typeof error.records === 'number' ? error.records : rowsRead;
  const row = Math.max(records, rowsRead) + 1;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return new Refusal(
      'validation_error',
      `In row ${row} a cell begins with a quotation mark (") that is never closed, so the rest of the file cannot be told apart. Close it, or write quotation marks inside a cell twice ("").`,
    );
  }
  return new Refusal(
    'validation_error',
    `The file cannot be read as CSV near row ${row}. Save the sheet as “CSV UTF-8” and upload it again.`,
  );
}
