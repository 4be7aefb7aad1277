import { pipeline, Readable } from 'node:stream';
import { TimeSlicer } from '@wareword/event-loop';
import { UPLOAD_LIMITS } from '@wareword/shared-schema';
import { formatCount } from '@wareword/shared-schema/format';
import { CsvError, parse } from 'csv-parse';
import { type DomainError, invalid } from '../../errors.ts';
import {
  MAX_CELL_CHARACTERS,
  MAX_LINE_SEPARATORS,
  MAX_LINES,
  MAX_PIECE_CHARACTERS,
  MAX_ROW_CHARACTERS,
} from '../limits.ts';
import type { SeparatedText, Separator } from './separator.ts';

/** A row that is not empty, with its number as in a spreadsheet: the heading is 1. */
export interface FileRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a CSV file as they arrive, heading first. Quotes in the middle of a cell are taken
 * literally; a quoted cell that is never closed swallows the rest of the file and is an error.
 * @throws {DomainError}
 */
export async function* readRows({
  separator,
  linesAbove,
  text,
}: SeparatedText): AsyncGenerator<FileRow> {
  const slicer = new TimeSlicer();
  let parsed = 0;
  const parser = parse({
    delimiter: separator,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_CHARACTERS,
    on_record: (record: string[]) => {
      parsed += 1;
      // The parser compares each record's length with the first one's. For each that differs it
      // creates an error with a copy of the record, even if lengths may differ, so thousands of
      // short lines would take seconds. Resetting the count makes every record the first.
      Object.assign(parser.info, { records: 0 });
      return record;
    },
  });
  // Errors of the input are thrown by the loop below.
  pipeline(Readable.from(pieces(bounded(text, separator), slicer)), parser, () => undefined);
  let row = linesAbove;
  let filled = 0;
  try {
    for await (const record of parser) {
      await slicer.yieldIfDue();
      row += 1;
      if (row > MAX_LINES) throw tooManyLines();
      const cells = cellsOf(record);
      if (cells.every((cell) => cell.trim() === '')) continue;
      filled += 1;
      // The heading is not counted.
      if (filled > UPLOAD_LIMITS.rows + 1) throw tooManyRows();
      yield { row, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? parseError(error, linesAbove + parsed + 1) : error;
  }
}

function cellsOf(record: unknown): string[] {
  if (!Array.isArray(record)) throw new TypeError('Expected a record to be a list of cells.');
  return record.map((cell: unknown) => String(cell).slice(0, MAX_CELL_CHARACTERS));
}

/** @throws {DomainError} for a line with too many separators, before the parser makes cells of it */
async function* bounded(text: AsyncIterable<string>, separator: Separator): AsyncGenerator<string> {
  let separators = 0;
  for await (const chunk of text) {
    for (const [index, line] of chunk.split(/[\r\n]/u).entries()) {
      separators = (index === 0 ? separators : 0) + line.split(separator).length - 1;
      if (separators > MAX_LINE_SEPARATORS) throw tooManyCells();
    }
    yield chunk;
  }
}

/** The text in pieces that are parsed quickly, each in its own turn of the event loop. */
async function* pieces(text: AsyncIterable<string>, slicer: TimeSlicer): AsyncGenerator<string> {
  for await (const chunk of text) {
    for (let at = 0; at < chunk.length;) {
      let end = at + MAX_PIECE_CHARACTERS;
      // Splitting a surrogate pair would produce two broken characters.
      if (isHighSurrogate(chunk.charCodeAt(end - 1))) end += 1;
      await slicer.yieldNow();
      yield chunk.slice(at, end);
      at = end;
    }
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function tooManyLines(): DomainError {
  return invalid(
    `This file has more than ${formatCount(MAX_LINES, 'line')}, including empty ones. Delete the empty rows below the table and upload it again.`,
    'file_lines',
  );
}

function tooManyRows(): DomainError {
  return invalid(
    `This file has more than ${formatCount(UPLOAD_LIMITS.rows, 'row')}. Split it into smaller files.`,
    'file_rows',
  );
}

function tooManyCells(): DomainError {
  return invalid(
    'A row of this file has too many cells. Delete the empty columns next to the table and upload it again.',
    'file_cells',
  );
}

function parseError(error: CsvError, row: number): DomainError {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return invalid(
      `A quotation mark (") in row ${row} is never closed, so we couldn't read the rest of the file. Close it, or double quotation marks inside a cell ("").`,
      'file_quotes',
    );
  }
  return invalid(
    `We couldn't read this file as CSV near row ${row}. Save the sheet as "CSV UTF-8" and upload it again.`,
    'file_format',
  );
}
