import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import type { BulkRequest } from '../../src/database/index.ts';
import { useService } from '../service.ts';
import { BulkClient } from './bulk-client.ts';

const service = useService({ PLAN_PRO_LIMIT: '1000' });

const WOOCOMMERCE = stringify([
  [
    'ID',
    'Type',
    'SKU',
    'Name',
    'Short description',
    'Description',
    'Regular price',
    'Categories',
    'Tags',
    'Parent',
    'Attribute 1 name',
    'Attribute 1 value(s)',
    'Attribute 1 visible',
    'Attribute 2 name',
    'Attribute 2 value(s)',
    'Attribute 2 visible',
  ],
  [
    '12',
    'variable',
    "'-W1",
    'Wool Throw',
    'Warm\\nand light',
    '<p>Lambswool</p>',
    '',
    'Home > Throws, Sale',
    'wool, gift\\, small',
    '',
    'Color',
    'Red, Blue',
    '1',
    'Supplier',
    'Secret',
    '0',
  ],
  [
    '13',
    'variation',
    'W1-R',
    'Wool Throw - Red',
    '',
    '',
    '80',
    '',
    '',
    'id:12',
    'Color',
    'Red',
    '1',
    '',
    '',
    '',
  ],
  ['14', 'variation', 'X', 'Lost', '', '', '80', '', '', 'id:99', '', '', '', '', '', ''],
  ['15', 'simple', '', 'Clay Cup', '', 'Stoneware cup', '9', '', '', '', '', '', '', '', '', ''],
]);

test('a WooCommerce export is returned as an import by id, with tags, without variations', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.upload(WOOCOMMERCE);
  expect(await client.get(runId)).toMatchObject({
    source: 'woocommerce',
    platform: 'woocommerce',
    products: 2,
    problems: 1,
  });
  expect((await client.rows(runId, 'problem'))[0]?.problem).toContain(
    '"id:99", isn\'t in the file',
  );
  const [saved] = await service().database.sql<[{ request: BulkRequest }]>`
    select request from bulk_rows where run_id = ${runId} and row = 2
  `;
  expect(saved.request).toEqual({
    product_name: 'Wool Throw',
    features: 'Warm\nand light\nLambswool',
    category: 'Throws',
    attributes: [{ name: 'Color', value: 'Red, Blue' }],
  });
  await client.start(runId, { platform: 'woocommerce' });
  await client.until(runId, (run) => run.state === 'done');
  const table = await client.table(runId, 'woocommerce');
  expect(table.map((row) => row['ID'])).toEqual(['12', '15']);
  expect(Object.keys(table[0] ?? {})).toEqual([
    'ID',
    'Name',
    'Description',
    'Short description',
    'Tags',
    'Meta: _yoast_wpseo_focuskw',
    'Meta: rank_math_focus_keyword',
    'Meta: _yoast_wpseo_metadesc',
    'Meta: rank_math_description',
  ]);
  expect(table[0]?.['Tags']).toMatch(/^wool, gift\\, small, /);
  expect(table[0]?.['Short description']).toMatch(/^<ul>\n<li>/);
});

test('all tags of a product return, however many, since an import replaces those of the store', async () => {
  const client = await BulkClient.signIn(service());
  const tags = Array.from({ length: 300 }, (_, index) => `gift idea ${index} \u{1F381}`).join(', ');
  const runId = await client.upload(
    stringify([
      ['ID', 'Type', 'SKU', 'Name', 'Short description', 'Tags'],
      ['21', 'simple', '', 'Clay Cup', 'Stoneware cup', tags],
    ]),
  );
  await client.start(runId, { platform: 'woocommerce' });
  await client.until(runId, (run) => run.state === 'done');
  const [row] = await client.table(runId, 'woocommerce');
  expect(row?.['Tags']?.startsWith(`${tags}, `)).toBe(true);
});

test('a column the listings leave empty is omitted, so that it clears nothing in the store', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.run('sku,product_name,features\nA-1,Tray,Oak', { platform: 'amazon' });
  const [shopify] = await client.table(runId, 'shopify');
  expect(Object.keys(shopify ?? {})).toEqual(['Handle', 'Title', 'Body (HTML)']);
  expect(shopify?.['Handle']).toBe('tray');
  const [woocommerce] = await client.table(runId, 'woocommerce');
  expect(Object.keys(woocommerce ?? {})).toEqual([
    'SKU',
    'Name',
    'Description',
    'Short description',
  ]);
  expect(woocommerce?.['SKU']).toBe('A-1');
});
