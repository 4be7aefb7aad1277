import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import type { BulkRequest } from '../../src/database/index.ts';
import { useService } from '../service.ts';
import { BulkClient } from './bulk-client.ts';

const service = useService({ PLAN_PRO_LIMIT: '1000' });

const SHOPIFY = stringify([
  [
    'Handle',
    'Title',
    'Body (HTML)',
    'Vendor',
    'Type',
    'Tags',
    'Option1 Name',
    'Option1 Value',
    'Option2 Name',
    'Option2 Value',
    'Variant SKU',
    'Variant Inventory Qty',
    'Variant Price',
    'Image Src',
  ],
  [
    'linen-shirt',
    'Linen Shirt',
    '<p>European linen.</p><ul><li>Shell buttons</li><li>Washed soft</li></ul>',
    'Ash',
    'Home > Shirts',
    'sale',
    'Size',
    'S',
    'Lens',
    '+1.50',
    'LS-S',
    '7',
    '49.00',
    'a.jpg',
  ],
  ['linen-shirt', '', '', '', '', '', '', 'M', '', '-2.00', 'LS-M', '3', '55.00', 'b.jpg'],
  ['linen-shirt', '', '', '', '', '', '', '', '', '', '', '', '', 'c.jpg'],
  [
    'oak-tray',
    'Oak Tray',
    'Oak, oiled by hand',
    'Ash',
    '',
    '',
    'Title',
    'Default Title',
    '',
    '',
    'OT',
    '1',
    '20',
    '',
  ],
]);

test('a Shopify export is returned as an import with the same handles and every variant', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.upload(SHOPIFY);
  expect(await client.get(runId)).toMatchObject({
    source: 'shopify',
    platform: 'shopify',
    products: 2,
    problems: 0,
  });
  const [saved] = await service().database.sql<[{ request: BulkRequest }]>`
    select request from bulk_rows where run_id = ${runId} and row = 2
  `;
  expect(saved.request).toEqual({
    product_name: 'Linen Shirt',
    features: 'European linen.\nShell buttons\nWashed soft',
    category: 'Shirts',
    price: '49 to 55',
    variants: [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Lens', values: ['+1.50', '-2.00'] },
    ],
  });
  await client.start(runId, { platform: 'shopify' });
  await client.until(runId, (run) => run.state === 'done');
  const table = await client.table(runId, 'shopify');
  expect(Object.keys(table[0] ?? {})).toEqual([
    'Handle',
    'Title',
    'Body (HTML)',
    'SEO Title',
    'SEO Description',
    'Option1 Name',
    'Option1 Value',
    'Option2 Name',
    'Option2 Value',
  ]);
  expect(
    table.map((row) => [
      row['Handle'],
      row['Title'] !== '',
      row['Option1 Value'],
      row['Option2 Value'],
    ]),
  ).toEqual([
    ['linen-shirt', true, 'S', '+1.50'],
    ['linen-shirt', false, 'M', '-2.00'],
    ['oak-tray', true, 'Default Title', ''],
  ]);
  expect(table[0]?.['Body (HTML)']).toMatch(/^<(?:p|ul)>/u);
  expect(table[0]?.['Option1 Name']).toBe('Size');
});

test('Shopify’s newer headings are kept', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.run(
    'URL handle,Title,Description,Option1 name,Option1 value\ntray,Tray,Oak,Title,Default Title',
    { platform: 'shopify' },
  );
  const [row] = await client.table(runId, 'shopify');
  expect(row).toMatchObject({ 'URL handle': 'tray', 'Option1 value': 'Default Title' });
  expect(row?.['SEO description']).not.toBe('');
});

test('a Shopify import of an Amazon run has the bullets below the description', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.run(
    'product_name,features\nOak Tray,"Solid oak from old beams\nOiled by hand with linseed\nHandles of braided leather\nHolds six cups"',
    {
      platform: 'amazon',
    },
  );
  const [row] = await client.table(runId, 'shopify');
  expect(row?.['Body (HTML)']).toMatch(/^[^<]+[^]*\n<ul>\n<li>[^]+<\/li>\n<\/ul>$/u);
});

test('separated rows of one handle are reported, not merged wrongly', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.upload(
    'Handle,Title,Body (HTML)\na,Tray,Oak\nb,Bowl,Ash\na,Tray again,Oak',
  );
  expect(await client.rows(runId, 'problem')).toMatchObject([{ row: 4, reference: 'a' }]);
});
