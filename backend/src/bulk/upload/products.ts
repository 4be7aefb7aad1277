import { TimeSlicer } from '@wareword/event-loop';
import { UPLOAD_LIMITS } from '@wareword/shared-schema';
import type { BulkFile } from '../../database/index.ts';
import { invalid } from '../../errors.ts';
import { MAX_BYTES } from '../limits.ts';
import { readColumns, type ChosenColumns, type Columns, type Field } from './columns.ts';
import { FileText } from './decode.ts';
import { problem, cellReader, type Assembler, type FileProduct, type Sheet } from './product.ts';
import { readAhead, type ReadAheadRoom } from './read-ahead.ts';
import { readRows, type FileRow } from './records.ts';
import type { RowTexts } from './texts/index.ts';
import { findSeparator } from './separator.ts';
import { shopifyAssembler } from './shopify-rows.ts';
import { templateAssembler } from './template-rows.ts';
import { woocommerceAssembler } from './woocommerce-rows.ts';

/** Characters of a column's sample. */
const MAX_SAMPLE_LENGTH = 80;

const ASSEMBLERS = {
  template: templateAssembler,
  shopify: shopifyAssembler,
  woocommerce: woocommerceAssembler,
} satisfies Record<BulkFile['source'], (sheet: Sheet) => Assembler>;

/**
 * Reads a product file as it arrives. Besides the rows read ahead, it only keeps the current product in
 * memory.
 * @throws {DomainError} if the file as a whole cannot be used
 */
export class ProductFile {
  readonly #texts: RowTexts;
  readonly #room: ReadAheadRoom;
  readonly #chosen: ChosenColumns;
  #file: BulkFile | undefined;

  /**
   * @param texts what is said about its rows
   * @param room for rows that are read while the caller is busy with those before
   * @param chosen columns that couldn't be identified by their headings
   */
  constructor(texts: RowTexts, room: ReadAheadRoom, chosen: ChosenColumns = {}) {
    this.#texts = texts;
    this.#room = room;
    this.#chosen = chosen;
  }

  /** What is known about the file, once its products have been read. */
  get file(): BulkFile {
    if (this.#file === undefined) throw new Error('The file has not been read.');
    return this.#file;
  }

  async *read(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FileProduct> {
    const text = new FileText();
    const separated = await findSeparator(text.read(bounded(bytes)));
    const rows = readRows(separated);
    const columns = await readHeading(rows, this.#chosen);
    const assembler = ASSEMBLERS[columns.file.source]({ columns, texts: this.#texts });
    const slicer = new TimeSlicer();
    const samples = new Map<Field, string>();
    for await (const { row, cells } of readAhead(rows, this.#room)) {
      await slicer.yieldIfDue();
      const extraCell = cells.findIndex(
        (cell, index) => index >= columns.count && cell.trim() !== '',
      );
      if (extraCell >= 0) {
        yield problem(
          row,
          this.#texts.extraCells({
            cells: cells.length,
            columns: columns.count,
            separator: separated.separator,
          }),
          { name: cellReader(columns, cells)('name') },
        );
      } else {
        addSamples(samples, columns, cells);
        yield* assembler.add(row, cells);
      }
    }
    for (const product of assembler.end()) {
      await slicer.yieldIfDue();
      yield product;
    }
    this.#file = {
      ...columns.file,
      columns: [...columns.at.keys()].map((field) => ({
        field,
        heading: columns.label(field),
        sample: samples.get(field) ?? '',
      })),
      unused: columns.file.unused.slice(0, 60).map((name) => name.slice(0, 60)),
      encoding: text.encoding,
      separator: separated.separator,
    };
  }
}

/** Keeps the first value of each column that is used. */
function addSamples(samples: Map<Field, string>, { at }: Columns, cells: readonly string[]): void {
  if (samples.size === at.size) return;
  for (const [field, index] of at) {
    if (samples.has(field)) continue;
    // A cell can have thousands of characters.
    const shown = (cells[index] ?? '').slice(0, MAX_SAMPLE_LENGTH).toWellFormed();
    const sample = shown.replace(/\p{C}/gu, ' ').trim();
    if (sample !== '') samples.set(field, sample);
  }
}

async function readHeading(rows: AsyncGenerator<FileRow>, chosen: ChosenColumns): Promise<Columns> {
  try {
    const heading = await rows.next();
    if (heading.done === true) {
      throw invalid('The file is empty. Choose a file with a row for each product.', 'file_empty');
    }
    return readColumns(heading.value.cells, chosen);
  } catch (error) {
    await rows.return(undefined);
    throw error;
  }
}

async function* bounded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > MAX_BYTES) {
      throw invalid(
        `This file is larger than ${UPLOAD_LIMITS.megabytes} MB. Split it into smaller files.`,
        'file_large',
      );
    }
    yield chunk;
  }
}
