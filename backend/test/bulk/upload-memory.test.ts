import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { readColumns } from '../../src/bulk/upload/columns.ts';
import type { Assembler, Sheet } from '../../src/bulk/upload/product.ts';
import { ROW_TEXTS } from '../../src/bulk/upload/texts/index.ts';
import { shopifyAssembler } from '../../src/bulk/upload/shopify-rows.ts';
import { woocommerceAssembler } from '../../src/bulk/upload/woocommerce-rows.ts';

let collectGarbage: () => void = () => undefined;
beforeAll(() => {
  setFlagsFromString('--expose-gc');
  collectGarbage = runInNewContext('gc') as () => void;
});

const ROWS = 2_000;
/** A cell of the maximum length, different in each row. */
const longCell = (row: number) => Buffer.alloc(32_767, `${row} x`).toString('latin1');

const sheetOf = (heading: readonly string[]): Sheet => ({
  columns: readColumns(heading),
  texts: ROW_TEXTS.en,
});

const FILES: readonly (readonly [string, () => Assembler, (row: number) => readonly string[]])[] = [
  [
    'Shopify’s handles',
    () => shopifyAssembler(sheetOf(['Handle', 'Title', 'Body (HTML)'])),
    (row) => [longCell(row), 'Tray', 'Oak'],
  ],
  [
    'WooCommerce’s SKUs',
    () => woocommerceAssembler(sheetOf(['SKU', 'Name', 'Description', 'Type', 'Parent'])),
    (row) => [longCell(row), 'Tray', 'Oak', 'simple', ''],
  ],
  [
    'WooCommerce’s variations without a parent',
    () => woocommerceAssembler(sheetOf(['SKU', 'Name', 'Description', 'Type', 'Parent'])),
    (row) => ['', longCell(row), 'Oak', 'variation', longCell(row)],
  ],
];

test.each(FILES)('%s of any length take almost no memory', (_what, open, rowOf) => {
  const assembler = open();
  const before = heapBytes();
  for (let row = 0; row < ROWS; row++) assembler.add(row + 2, rowOf(row));
  const kept = heapBytes() - before;
  // Both names and keys of a row, and what the runtime needs on top.
  expect(kept / ROWS).toBeLessThan(2_000);
  expect([...assembler.end()].length).toBeLessThanOrEqual(ROWS);
});

function heapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
