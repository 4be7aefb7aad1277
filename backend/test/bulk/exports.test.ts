import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { useService } from '../service.ts';
import { BulkRoom } from './bulk-room.ts';

const service = useService({ PLAN_PRO_LIMIT: '1000' });

/** What a spreadsheet would run. */
const FORMULA = /^[=+\-@\t\r]/u;

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

test('Shopify’s export comes back as its import: same handles, every variant, nothing else', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.upload(SHOPIFY);
  expect(await room.get(runId)).toMatchObject({
    source: 'shopify',
    platform: 'shopify',
    products: 2,
    problems: 0,
  });
  const [saved] = await service().database.sql<[{ request: Record<string, string> }]>`
    select request from bulk_rows where run_id = ${runId} and row = 2
  `;
  expect(saved.request).toEqual({
    product_name: 'Linen Shirt',
    features: 'European linen.\nShell buttons\nWashed soft\nSize: S, M\nLens: +1.50, -2.00',
    category: 'Shirts',
    price: '49 to 55',
  });
  await room.start(runId, { platform: 'shopify' });
  await room.until(runId, (run) => run.state === 'done');
  const table = await room.table(runId, 'shopify');
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
  expect(table[0]?.['Body (HTML)']).toMatch(/^<p>/);
  expect(table[0]?.['Option1 Name']).toBe('Size');
});

test('Shopify’s newer headings come back as they came', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.run(
    'URL handle,Title,Description,Option1 name,Option1 value\ntray,Tray,Oak,Title,Default Title',
    { platform: 'shopify' },
  );
  const [row] = await room.table(runId, 'shopify');
  expect(row).toMatchObject({ 'URL handle': 'tray', 'Option1 value': 'Default Title' });
  expect(row?.['SEO description']).not.toBe('');
});

test('Shopify’s import of a run for Amazon has the bullets below the description', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.run('product_name,features\nOak Tray,Solid oak;oiled by hand', {
    platform: 'amazon',
  });
  const [row] = await room.table(runId, 'shopify');
  expect(row?.['Body (HTML)']).toMatch(/^[^<]+[^]*\n<ul>\n<li>[^]+<\/li>\n<\/ul>$/u);
});

test('rows of one handle that stand apart are told, not merged wrongly', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.upload(
    'Handle,Title,Body (HTML)\na,Tray,Oak\nb,Bowl,Ash\na,Tray again,Oak',
  );
  expect(await room.rows(runId, 'problem')).toMatchObject([{ row: 4, reference: 'a' }]);
});

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

test('WooCommerce’s export comes back as its import: by id, tags kept, variations left alone', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.upload(WOOCOMMERCE);
  expect(await room.get(runId)).toMatchObject({
    source: 'woocommerce',
    platform: 'woocommerce',
    products: 2,
    problems: 1,
  });
  expect((await room.rows(runId, 'problem'))[0]?.problem).toContain('its parent “id:99”');
  const [saved] = await service().database.sql<[{ request: Record<string, string> }]>`
    select request from bulk_rows where run_id = ${runId} and row = 2
  `;
  expect(saved.request).toEqual({
    product_name: 'Wool Throw',
    features: 'Warm\nand light\nLambswool\nColor: Red, Blue',
    category: 'Throws',
  });
  await room.start(runId, { platform: 'woocommerce' });
  await room.until(runId, (run) => run.state === 'done');
  const table = await room.table(runId, 'woocommerce');
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

test('a column that the listings leave empty is left out, so that it clears nothing in the shop', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.run('sku,product_name,features\nA-1,Tray,Oak', { platform: 'amazon' });
  const [shopify] = await room.table(runId, 'shopify');
  expect(Object.keys(shopify ?? {})).toEqual(['Handle', 'Title', 'Body (HTML)']);
  expect(shopify?.['Handle']).toBe('tray');
  const [woocommerce] = await room.table(runId, 'woocommerce');
  expect(Object.keys(woocommerce ?? {})).toEqual([
    'SKU',
    'Name',
    'Description',
    'Short description',
  ]);
  expect(woocommerce?.['SKU']).toBe('A-1');
});

test('products of one name without a handle of their own stay two products', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.run('product_name,features\nOak Tray,Oak\nOak tray!,Ash\n日本の皿,Clay');
  const table = await room.table(runId, 'shopify');
  expect(table.map((row) => row['Handle'])).toEqual(['oak-tray', 'oak-tray-3', '日本の皿']);
});

test.each([
  ['woocommerce', '=cmd|calc Oak', 'cmd|calc Oak'],
  // Without markup around it, as Amazon wants it.
  ['amazon', '-1+cmd|calc Oak<br>Oiled', '1+cmd|calc Oak<br>Oiled'],
] as const)(
  'of a description for %s no spreadsheet makes a formula',
  async (platform, text, kept) => {
    const room = await BulkRoom.enter(service());
    const runId = await room.run('sku,product_name,features\nA-1,Tray,Oak', { platform });
    await service().database.sql`
    update listings
    set listing = jsonb_set(listing::jsonb, '{description}', to_jsonb(${text}::text))::json
    where workspace_id = ${room.account.workspaceId}
  `;
    const [shopify] = await room.table(runId, 'shopify');
    expect(shopify?.['Body (HTML)']?.split('\n<ul>')[0]).toBe(kept);
    const [woocommerce] = await room.table(runId, 'woocommerce');
    expect(woocommerce?.['Description']).toBe(kept);
  },
);

test('no cell of any file is run by a spreadsheet, and what shops import says the same', async () => {
  const room = await BulkRoom.enter(service());
  const hostile = ['=cmd|calc', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '=HYPERLINK("http://evil")'];
  const runId = await room.run(
    stringify([
      ['sku', 'product_name', 'features'],
      ...hostile.map((text, index) => [`S${index}`, `${text} Tray ${index}`, `${text}\nSolid oak`]),
    ]),
    { platform: 'woocommerce' },
  );
  // What a model might write, whatever our own writer makes of it.
  await service().database.sql`
    update listings set listing = jsonb_set(jsonb_set(jsonb_set(listing::jsonb,
      '{title}', '"=cmd|calc Oak Tray"'), '{meta_description}', '"@SUM(1) An oak tray"'),
      '{product_tags}', '["+tag", "oak"]')::json
    where workspace_id = ${room.account.workspaceId}
  `;
  for (const format of ['shopify', 'woocommerce', 'csv']) {
    const cells = (await room.table(runId, format)).flatMap((row) => Object.values(row));
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
  }
  const [shop] = await room.table(runId, 'woocommerce');
  expect(shop).toMatchObject({ Name: 'cmd|calc Oak Tray', Tags: "'+tag, oak" });
  const [plain] = await room.table(runId, 'csv');
  expect(plain?.['title']).toBe("'=cmd|calc Oak Tray");
});

test('a file for a spreadsheet says that it is UTF-8, one for a shop does not need to', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.run('sku,product_name,features\nä,Tray „Größe“,"Oak, ""oiled"""');
  const bytes = async (format: string) =>
    Buffer.from(await (await room.download(runId, format)).arrayBuffer());
  expect((await bytes('csv')).subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect((await bytes('shopify')).subarray(0, 6).toString()).toBe('Handle');
  expect((await bytes('woocommerce')).subarray(0, 3).toString()).toBe('SKU');
  const response = await room.download(runId, 'csv');
  expect(response.headers.get('Content-Disposition')).toContain('products-csv.csv');
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const [row] = await room.table(runId, 'csv');
  expect(row).toMatchObject({ reference: 'ä', product_name: 'Tray „Größe“', row: '2' });
  expect((await room.download(runId, 'pdf')).status).toBe(400);
});
