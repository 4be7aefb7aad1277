import type { BulkFile } from '../../database/index.ts';
import { Refusal } from '../../refusal.ts';
import { MAX_BYTES, MAX_ROWS } from '../limits.ts';
import { readColumns, type Columns } from './columns.ts';
import { FileText } from './decode.ts';
import { problem, reader, type Assembler, type FileProduct } from './product.ts';
import { readRows } from './records.ts';
import { findSeparator } from './separator.ts';
import { shopifyAssembler } from './shopify-rows.ts';
import { templateAssembler } from './template-rows.ts';
import { woocommerceAssembler } from './woocommerce-rows.ts';

const ASSEMBLERS = {
  template: templateAssembler,
  shopify: shopifyAssembler,
  woocommerce: woocommerceAssembler,
} satisfies Record<BulkFile['source'], (columns: Columns) => Assembler>;

/**
 * Reads a file of products while it comes in; nothing of it is kept but the product at hand.
 * @throws {Refusal} where the file as a whole cannot be used
 */
export class ProductFile {
  #file: BulkFile | undefined;

  /** What is known of the file, once its products have been read. */
  get file(): BulkFile {
    if (this.#file === undefined) throw new Error('The file has not been read.');
    return this.#file;
  }

  async *read(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FileProduct> {
    const text = new FileText();
    const separated = await findSeparator(text.read(bounded(bytes)));
    let columns: Columns | undefined;
    let assembler: Assembler | undefined;
    for await (const { row, cells } of readRows(separated)) {
      if (columns === undefined || assembler === undefined) {
        columns = readColumns(cells);
        assembler = ASSEMBLERS[columns.file.source](columns);
        continue;
      }
      if (row > MAX_ROWS + 1) {
        throw new Refusal(
          'validation_error',
          `This file has more than ${MAX_ROWS.toLocaleString('en')} rows. Split it, and upload the parts one after the other.`,
        );
      }
      const surplus = cells.findIndex(
        (cell, index) => index >= (columns?.count ?? 0) && cell.trim() !== '',
      );
      if (surplus >= 0) {
        yield problem(
          row,
          `This row has ${cells.length} cells, and the heading has ${columns.count}. A text that holds “${separated.separator === '\t' ? 'tab' : separated.separator}” has to stand in quotation marks.`,
          { name: reader(columns, cells)('name') },
        );
      } else {
        yield* assembler.add(row, cells);
      }
    }
    if (columns === undefined || assembler === undefined) {
      throw new Refusal(
        'validation_error',
        'The file is empty. Choose one with a row for each product.',
      );
    }
    yield* assembler.end();
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
      throw new Refusal(
        'validation_error',
        `This file is larger than ${MAX_BYTES / 1024 / 1024} MB. Split it, and upload the parts one after the other.`,
      );
    }
    yield chunk;
  }
}
