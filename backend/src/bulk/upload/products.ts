import { TimeSlicer } from '@wareword/event-loop';
import { formatCount } from '@wareword/shared-schema/format';
import type { BulkFile } from '../../database/index.ts';
import { invalid } from '../../errors.ts';
import { MAX_BYTES, MAX_MEGABYTES, MAX_ROWS } from '../limits.ts';
import { readColumns, type Columns } from './columns.ts';
import { FileText } from './decode.ts';
import { problem, cellReader, type Assembler, type FileProduct, type Sheet } from './product.ts';
import { readRows } from './records.ts';
import type { RowTexts } from './texts/index.ts';
import { findSeparator } from './separator.ts';
import { shopifyAssembler } from './shopify-rows.ts';
import { templateAssembler } from './template-rows.ts';
import { woocommerceAssembler } from './woocommerce-rows.ts';

const ASSEMBLERS = {
  template: templateAssembler,
  shopify: shopifyAssembler,
  woocommerce: woocommerceAssembler,
} satisfies Record<BulkFile['source'], (sheet: Sheet) => Assembler>;

/**
 * Reads a product file as it arrives and only keeps the current product in memory.
 * @throws {DomainError} if the file as a whole cannot be used
 */
export class ProductFile {
  readonly #texts: RowTexts;
  #file: BulkFile | undefined;

  /** @param texts what is said about its rows */
  constructor(texts: RowTexts) {
    this.#texts = texts;
  }

  /** What is known about the file, once its products have been read. */
  get file(): BulkFile {
    if (this.#file === undefined) throw new Error('The file has not been read.');
    return this.#file;
  }

  async *read(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FileProduct> {
    const text = new FileText();
    const separated = await findSeparator(text.read(bounded(bytes)));
    let columns: Columns | undefined;
    let assembler: Assembler | undefined;
    const slicer = new TimeSlicer();
    for await (const { row, cells } of readRows(separated, slicer)) {
      if (columns === undefined || assembler === undefined) {
        columns = readColumns(cells);
        assembler = ASSEMBLERS[columns.file.source]({ columns, texts: this.#texts });
        continue;
      }
      if (row > MAX_ROWS + 1) {
        throw invalid(
          `This file has more than ${formatCount(MAX_ROWS, 'row')}. Split it into smaller files.`,
          'file_rows',
        );
      }
      const extraCell = cells.findIndex(
        (cell, index) => index >= (columns?.count ?? 0) && cell.trim() !== '',
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
        yield* assembler.add(row, cells);
      }
    }
    if (columns === undefined || assembler === undefined) {
      throw invalid('The file is empty. Choose a file with a row for each product.', 'file_empty');
    }
    for (const product of assembler.end()) {
      await slicer.yieldIfDue();
      yield product;
    }
    this.#file = {
      ...columns.file,
      unused: columns.file.unused.slice(0, 60).map((name) => name.slice(0, 60)),
      encoding: text.encoding,
      separator: separated.separator,
    };
  }
}

async function* bounded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > MAX_BYTES) {
      throw invalid(
        `This file is larger than ${MAX_MEGABYTES} MB. Split it into smaller files.`,
        'file_large',
      );
    }
    yield chunk;
  }
}
