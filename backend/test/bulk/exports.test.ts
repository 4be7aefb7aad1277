import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { useService } from '../service.ts';
import { BulkClient } from './bulk-client.ts';

const service = useService({ PLAN_PRO_LIMIT: '1000' });

/** Cells a spreadsheet would run. */
const FORMULA = /^[=+\-@\t\r]/u;

test('products with the same name and no handle stay separate', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.run(
    'product_name,features\nOak Tray,Oak\nOak tray!,Ash\n日本の皿,Clay',
  );
  const table = await client.table(runId, 'shopify');
  expect(table.map((row) => row['Handle'])).toEqual(['oak-tray', 'oak-tray-3', '日本の皿']);
});

test.each([
  ['woocommerce', '=cmd|calc Oak', 'cmd|calc Oak'],
  // Without surrounding markup, as for Amazon.
  ['amazon', '-1+cmd|calc Oak<br>Oiled', '1+cmd|calc Oak<br>Oiled'],
] as const)(
  'no spreadsheet reads a description for %s as a formula',
  async (platform, text, kept) => {
    const client = await BulkClient.signIn(service());
    const runId = await client.run('sku,product_name,features\nA-1,Tray,Oak', { platform });
    await service().database.sql`
    update listings
    set listing = jsonb_set(listing::jsonb, '{description}', to_jsonb(${text}::text))::json
    where workspace_id = ${client.account.workspaceId}
  `;
    const [shopify] = await client.table(runId, 'shopify');
    // Below it is the short description.
    expect(shopify?.['Body (HTML)']?.split(/\n<(?:p|ul)>/u)[0]).toBe(kept);
    const [woocommerce] = await client.table(runId, 'woocommerce');
    expect(woocommerce?.['Description']).toBe(kept);
  },
);

test('no spreadsheet runs a cell of any file, and store imports keep their text', async () => {
  const client = await BulkClient.signIn(service());
  const hostile = ['=cmd|calc', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '=HYPERLINK("http://evil")'];
  const runId = await client.run(
    stringify([
      ['sku', 'product_name', 'features'],
      ...hostile.map((text, index) => [`S${index}`, `${text} Tray ${index}`, `${text}\nSolid oak`]),
    ]),
    { platform: 'woocommerce' },
  );
  // A model might write this, even if our own writer does not.
  await service().database.sql`
    update listings set listing = jsonb_set(jsonb_set(jsonb_set(listing::jsonb,
      '{title}', '"=cmd|calc Oak Tray"'), '{meta_description}', '"@SUM(1) An oak tray"'),
      '{product_tags}', '["+tag", "oak"]')::json
    where workspace_id = ${client.account.workspaceId}
  `;
  for (const format of ['shopify', 'woocommerce', 'csv']) {
    const cells = (await client.table(runId, format)).flatMap((row) => Object.values(row));
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
  }
  const [shop] = await client.table(runId, 'woocommerce');
  expect(shop).toMatchObject({ Name: 'cmd|calc Oak Tray', Tags: "'+tag, oak" });
  const [plain] = await client.table(runId, 'csv');
  expect(plain?.['title']).toBe("'=cmd|calc Oak Tray");
});

test('a file for spreadsheets has a byte order mark, a file for stores does not', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.run('sku,product_name,features\nä,Tray „Größe“,"Oak, ""oiled"""');
  const bytes = async (format: string) =>
    Buffer.from(await (await client.download(runId, format)).arrayBuffer());
  expect((await bytes('csv')).subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect((await bytes('shopify')).subarray(0, 6).toString()).toBe('Handle');
  expect((await bytes('woocommerce')).subarray(0, 3).toString()).toBe('SKU');
  const response = await client.download(runId, 'csv');
  expect(response.headers.get('Content-Disposition')).toContain('products-csv.csv');
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const [row] = await client.table(runId, 'csv');
  expect(row).toMatchObject({ reference: 'ä', product_name: 'Tray „Größe“', row: '2' });
  expect((await client.download(runId, 'pdf')).status).toBe(400);
});

test('a run for Amazon downloads as an inventory file with its SKUs', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.run(
    'sku,product_name,features\nA-1,Oak Tray,"Solid oak\nOiled by hand"',
    { platform: 'amazon' },
  );
  const response = await client.download(runId, 'amazon');
  expect(response.headers.get('content-type')).toBe('text/tab-separated-values; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(/-amazon\.txt"?$/u);
  const [heading = '', row = ''] = (await response.text()).split('\r\n');
  const cells = row.split('\t');
  const cell = (name: string) => cells[heading.split('\t').indexOf(name)];
  expect(cell('item_sku')).toBe('A-1');
  expect(cell('item_name')).toContain('Oak Tray');
  expect(cell('bullet_point1')).not.toBe('');
});

test('a handle is no SKU', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.run('Handle,Title,Body (HTML)\noak-tray,Oak Tray,Solid oak', {
    platform: 'amazon',
  });
  const [, row = ''] = (await (await client.download(runId, 'amazon')).text()).split('\r\n');
  expect(row.split('\t').slice(0, 2)).toEqual(['', 'PartialUpdate']);
});
