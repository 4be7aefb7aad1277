import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { ProductFile } from '../../src/bulk/upload/products.ts';
import { ReadAheadRoom } from '../../src/bulk/upload/read-ahead.ts';
import { ROW_TEXTS } from '../../src/bulk/upload/texts/index.ts';
import type { BulkFile } from '../../src/database/index.ts';
import { useService } from '../service.ts';
import { longestTurn } from '@wareword/event-loop/testing';
import { BulkClient } from './bulk-client.ts';

const service = useService();

const MAX_TURN_MS = 100;

const SHOPIFY_OPTIONS = [1, 2, 3].flatMap((option) =>
  ['Name', 'Value', 'Linked To'].map((part) => `Option${option} ${part}`),
);

/** A product as exported by Shopify, with the same text in every option of every variant. */
function productWith(variants: number, option: string): Buffer {
  const options = SHOPIFY_OPTIONS.map(() => option);
  return Buffer.from(
    stringify([
      ['Handle', 'Title', 'Body (HTML)', ...SHOPIFY_OPTIONS],
      ...Array.from({ length: variants }, (_, index) =>
        index === 0 ? ['shirt', 'Shirt', 'Linen', ...options] : ['shirt', '', '', ...options],
      ),
    ]),
  );
}

async function storedBytes(runId: string): Promise<number> {
  const [rows] = await service().database.sql<[{ bytes: number }]>`
    select sum(octet_length(problem))::int as bytes from bulk_rows where run_id = ${runId}
  `;
  return rows.bytes;
}

test.each([
  ['a sheet’s', ['product_name', 'features'], ','],
  ['WooCommerce’s', ['ID', 'Name', 'Description', 'Regular price'], 'x,Tray,Oak,'],
])('a very long heading is not repeated for each row of %s', async (_of, names, row) => {
  const client = await BulkClient.signIn(service());
  const long = names.map((name) => `${name}${' '.repeat(100)}${'x'.repeat(32_000)}`);
  const rows = Array.from({ length: 200 }, (_, index) => (row === ',' ? `${index % 2}x,` : row));
  const runId = await client.upload([long.join(','), ...rows].join('\n'));

  const [first] = await client.rows(runId, 'problem');
  expect(first?.problem).toMatch(/^(?:Missing: Features|ID must be a number)\.$/);
  expect(await storedBytes(runId)).toBeLessThan(200 * 300);
});

test('however much is wrong with a row, the problem is a few sentences long', async () => {
  const client = await BulkClient.signIn(service());
  const names = ['name', 'features', 'category', 'price', 'customer', 'competitors'];
  const headings = names.map((name) => `${name}${' *'.repeat(45)}`);
  const cells = ['x'.repeat(201), '', ...names.slice(2).map(() => 'x'.repeat(2000))];
  const runId = await client.upload(`${headings.join(',')}\n${cells.join(',')}`);

  const [row] = await client.rows(runId, 'problem');
  expect(row?.problem?.length).toBeLessThanOrEqual(300);
  expect(row?.problem).toMatch(/^Name .*…$/);
});

test('an option’s heading is shortened like any heading', async () => {
  const client = await BulkClient.signIn(service());
  const option = `Option1 Value${' '.repeat(100)}${'x'.repeat(32_000)}`;
  const runId = await client.upload(`Handle,Title,Body (HTML),${option}\ntray,Tray,Oak,Small`);

  const [run] = await service().database.sql<[{ file: BulkFile }]>`
    select file from bulk_runs where id = ${runId}
  `;
  expect(run.file.optionColumns).toEqual(['Option1 Value']);
});

test('a formula that is cut in the middle of a character is reported', async () => {
  const client = await BulkClient.signIn(service());
  const reference = `=${'a'.repeat(38)}🌷🌷`;
  const runId = await client.upload(`sku,product_name,features\n${reference},Tray,Oak`);

  expect(await client.rows(runId, 'problem')).toMatchObject([
    { problem: expect.stringMatching(/^"=a{38}." starts with "="/u) as string },
  ]);
});

test('a formula in any variant is reported', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.upload(
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value\ntray,Tray,Oak,Size,Small\ntray,,,,=cmd()',
  );

  expect(await client.rows(runId)).toMatchObject([
    { row: 2, reference: 'tray', problem: expect.stringMatching(/^"=cmd\(\)" starts/) as string },
  ]);
});

test('a product with far too many options is rejected with advice', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.upload(productWith(2048, 'x'.repeat(255)), { packed: true });

  expect(await client.rows(runId)).toMatchObject([
    {
      row: 2,
      name: 'Shirt',
      problem:
        'The options of this product have more than 500,000 characters in total. Shorten their names and values in your store, then export your products again.',
    },
  ]);
});

test.each([
  ['2,048 variants full of quotation marks', 2048, '"'.repeat(255)],
  ['2,048 variants full of whitespace', 2048, `"${'\u00a0'.repeat(253)}x`],
  ['2,048 variants full of characters that nobody sees', 2048, `"${'\u200b'.repeat(252)}-1`],
  ['as many full variants as are taken', 217, '"'.repeat(255)],
  ['2,048 variants as long as are taken', 2048, '"'.repeat(27)],
])('%s do not block the event loop while they are read', async (_name, variants, option) => {
  const client = await BulkClient.signIn(service());
  await client.upload('product_name,features\nTray,Oak');
  const file = productWith(variants, option);

  expect(await longestTurn(() => client.upload(file), MAX_TURN_MS)).toBeLessThan(MAX_TURN_MS);
});

async function countProducts(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let products = 0;
  for await (const { problem } of new ProductFile(ROW_TEXTS.en, new ReadAheadRoom()).read(bytes))
    products += problem ? 0 : 1;
  return products;
}

test.each([
  ['the heading', ''],
  ['a row', 'product_name,features\n'],
])('%s of empty cells is rejected before they take time and memory', async (_of, head) => {
  for (const cells of [',', '"",']) {
    const chunk = Buffer.from(cells.repeat(60_000 / cells.length));
    const upload = async () => {
      const bytes = Readable.from([Buffer.from(head), ...Array<Buffer>(100).fill(chunk)]);
      await expect(countProducts(bytes)).rejects.toThrow('too many cells');
    };

    expect(await longestTurn(upload, MAX_TURN_MS)).toBeLessThan(MAX_TURN_MS);
  }
});

test('variants full of quotation marks do not block the event loop while they are exported', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.upload(productWith(1, 'Small'));
  await client.start(runId, { platform: 'shopify' });
  await client.until(runId, (run) => run.state === 'done');
  // A row saved before the number of a product's options was limited.
  const variant = JSON.stringify(SHOPIFY_OPTIONS.map(() => '"'.repeat(255)));
  await service().database.sql`
    update bulk_rows set carried =
      (select json_build_object('variants', json_agg(${variant}::text::json)) from generate_series(1, 2048))
    where run_id = ${runId}
  `;
  let rows = 0;
  const download = async () => {
    rows = 0;
    const response = await client.download(runId, 'shopify');
    for await (const chunk of response.body ?? [])
      rows += Buffer.from(chunk).filter((byte) => byte === 10).length;
  };

  expect(await longestTurn(download, MAX_TURN_MS)).toBeLessThan(MAX_TURN_MS);
  expect(rows).toBeGreaterThan(2048);
});
