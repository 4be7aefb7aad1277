import { stringify } from 'csv-stringify/sync';
import { describe, expect, test } from 'vitest';
import type { BulkRequest } from '../../src/database/index.ts';
import { useService } from '../service.ts';
import { BulkClient, productSheet } from './bulk-client.ts';

const service = useService();

describe('a file can be read with', () => {
  const TEXT = 'product_name;features\r\nKüchentisch „Ø 80“;"Eiche; geölt\nfür 4 Personen"\r\n';
  const windows = Buffer.from(
    'product_name;features\r\nK\u00fcchentisch \u0084\u00d8 80\u0093;"Eiche; ge\u00f6lt\nf\u00fcr 4 Personen"\r\n',
    'latin1',
  );
  test.each([
    ['UTF-8', Buffer.from(TEXT), 'UTF-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`), 'UTF-8'],
    ['UTF-16 little end first', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 'UTF-16'],
    ['UTF-16 big end first', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16(), 'UTF-16'],
    ['Windows-1252', windows, 'Windows-1252'],
  ])('%s', async (_name, bytes, encoding) => {
    const client = await BulkClient.signIn(service());
    const runId = await client.upload(bytes);
    expect((await client.get(runId)).file?.encoding).toBe(encoding);
    const [row] = await client.rows(runId);
    expect(row).toMatchObject({ row: 2, state: 'waiting' });
    expect(row?.name).toBe('Küchentisch „Ø 80“');
  });

  test.each([
    [',', 'product_name,features\nTray,"Oak, oiled"'],
    [';', 'product_name;features\nTray;"Oak; oiled"'],
    ['tab', 'product_name\tfeatures\nTray\tOak, oiled'],
    ['what Excel names in its first line', 'sep=;\r\nproduct_name;features\r\nTray;Oak'],
    ['line ends of an old Mac', 'product_name,features\rTray,Oak'],
  ])('cells separated by %s', async (_name, text) => {
    const client = await BulkClient.signIn(service());
    const runId = await client.upload(text);
    expect(await client.rows(runId)).toMatchObject([{ name: 'Tray', state: 'waiting' }]);
  });

  test('empty lines between its products, which are not counted as rows', async () => {
    const client = await BulkClient.signIn(service());
    const file = `product_name,features\nTray,Oak\n${'\n'.repeat(50_001)}Bowl,Ash\n`;
    const runId = await client.upload(file, { packed: true });
    expect((await client.rows(runId)).map(({ row, name }) => [row, name])).toEqual([
      [2, 'Tray'],
      [50_004, 'Bowl'],
    ]);
  });

  test('empty lines above its heading, with the rows as a spreadsheet numbers them', async () => {
    const client = await BulkClient.signIn(service());
    const runId = await client.upload('\n \r\nproduct_name,features\nTray,Oak\n\nBowl,\n');
    expect((await client.rows(runId)).map(({ row, name }) => [row, name])).toEqual([
      [4, 'Tray'],
      [6, 'Bowl'],
    ]);
  });

  test('gzip compression by the browser', async () => {
    const client = await BulkClient.signIn(service());
    const runId = await client.upload(productSheet(3), { packed: true, name: 'Frühling 🌷.csv' });
    expect(await client.get(runId)).toMatchObject({ fileName: 'Frühling 🌷.csv', products: 3 });
  });

  test('headings as people write them, and our own template', async () => {
    const client = await BulkClient.signIn(service());
    const odd = await client.upload('Product Name*, KEY_FEATURES ,Target audience\nTray,Oak,Hosts');
    expect(await client.get(odd)).toMatchObject({
      products: 1,
      file: {
        columns: [
          { field: 'name', heading: 'Product Name*', sample: 'Tray' },
          { field: 'text', heading: 'KEY_FEATURES', sample: 'Oak' },
          { field: 'customer', heading: 'Target audience', sample: 'Hosts' },
        ],
      },
    });
    const response = await fetch(`${service().baseUrl}/bulk/template.csv`);
    expect(response.headers.get('Content-Disposition')).toContain('wareword-products.csv');
    const own = await client.upload(Buffer.from(await response.arrayBuffer()));
    const run = await client.get(own);
    expect(run).toMatchObject({ products: 1, problems: 0, file: { unused: [] } });
  });
});

describe('a sheet can have a column', () => {
  const HEADING =
    'product_name,features,brand,Specifications,Options,keywords,Words to avoid,language';
  const sheet = (...cells: readonly string[]) =>
    stringify([HEADING.split(','), ['Tray', 'Solid oak', ...cells]]);

  // contract §4.10, §4.11, §4.12, §4.13, §4.14
  test('for each detail of a request, as the form has it', async () => {
    const client = await BulkClient.signIn(service());
    const runId = await client.upload(
      sheet(
        'Oak & Ash',
        'Width: 30 cm\nCare: Wipe clean',
        'Color: Natural, Black; Size: S, M',
        'serving tray, oak tray',
        'cheap',
        'en_GB',
      ),
    );
    expect(await client.get(runId)).toMatchObject({ problems: 0, file: { unused: [] } });
    const [saved] = await service().database.sql<[{ request: BulkRequest }]>`
      select request from bulk_rows where run_id = ${runId}
    `;
    expect(saved.request).toEqual({
      product_name: 'Tray',
      features: 'Solid oak',
      attributes: [
        { name: 'Width', value: '30 cm' },
        { name: 'Care', value: 'Wipe clean' },
        { name: 'Brand', value: 'Oak & Ash' },
      ],
      variants: [
        { name: 'Color', values: ['Natural', 'Black'] },
        { name: 'Size', values: ['S', 'M'] },
      ],
      keywords: ['serving tray', 'oak tray'],
      banned_words: ['cheap'],
      locale: 'en-GB',
    });
  });

  test('whose details are in the listing', async () => {
    const client = await BulkClient.signIn(service());
    const runId = await client.run(sheet('', 'Width: 30 cm', 'Color: Natural, Black', '', '', ''), {
      platform: 'shopify',
    });
    const [row] = await client.table(runId, 'csv');
    expect(row?.['description']).toContain('30 cm');
    expect(row?.['description']).toMatch(/natural and black/iu);
  });

  test.each([
    [['', '30 cm wide', '', '', '', ''], 'Specifications: "30 cm wide" needs a name, a colon'],
    [['', '', 'Color: Red\nColor: Blue', '', '', ''], 'Options: "Color" appears twice.'],
    [['', '', '', 'tray, '.repeat(21), '', ''], 'Keywords: 21 keywords. The limit is 20.'],
    [['', '', '', '', '', 'Klingon'], 'Language must be one of en-US'],
  ])('and is told what is wrong in it: %j', async (cells, message) => {
    const client = await BulkClient.signIn(service());
    const runId = await client.upload(sheet(...cells));
    const [row] = await client.rows(runId, 'problem');
    expect(row).toMatchObject({
      name: 'Tray',
      problem: expect.stringContaining(message) as string,
    });
  });

  test.each([
    [
      'de',
      ['„Name“ fehlt.', 'Specifications: „30 cm wide“ braucht einen Namen, einen Doppelpunkt'],
    ],
    ['fr', ['« Name » est vide.', 'Specifications : « 30 cm wide » doit avoir un nom']],
    ['es', ['Falta «Name».', 'Specifications: «30 cm wide» necesita un nombre']],
  ])('and is told so in the language of the page: %s', async (language, problems) => {
    const client = await BulkClient.signIn(service());
    const runId = await client.upload('name,features,specifications\n,Oak,\nTray,Oak,30 cm wide', {
      headers: { 'Accept-Language': language },
    });
    const rows = await client.rows(runId, 'problem');
    expect(rows.map(({ problem }) => problem)).toEqual(
      problems.map((problem) => expect.stringContaining(problem) as string),
    );
  });

  test('of a store with more than a request can have, which is left out and noted', async () => {
    const client = await BulkClient.signIn(service());
    const rows = Array.from({ length: 51 }, (_, index) => `shirt,Shirt,Cotton,Size,Size ${index}`);
    const runId = await client.upload(
      ['Handle,Title,Body (HTML),Option1 Name,Option1 Value', ...rows].join('\n'),
    );
    const [row] = await client.rows(runId);
    expect(row).toMatchObject({
      state: 'waiting',
      note: 'Specifications and variants that are too long are left out.',
    });
  });
});

test('every invalid row is listed with its number and reason, and the valid ones are kept', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.upload(
    [
      'sku,product_name,features,category',
      'A,Tray,Oak,Kitchen',
      'B,,Oak,Kitchen',
      '',
      'C,Bowl,,Kitchen',
      `D,${'x'.repeat(201)},Oak,Kitchen`,
      'E,Cup,Clay,Kitchen,left over',
      "=cmd|' /C calc'!A0,Jug,Clay,Kitchen",
      `F,Vase,${'Blown glass with a heavy foot. '.repeat(30)},Kitchen`,
      'G,"He said ""hi""",<script>alert(1)</script><b>Oak</b> &amp; ash,Kitchen',
    ].join('\n'),
  );
  expect(await client.get(runId)).toMatchObject({ products: 3, problems: 5, notes: 1 });
  const rows = await client.rows(runId, 'problem');
  expect(rows.map(({ row, problem }) => `${row}: ${problem}`)).toEqual([
    '3: Missing: Product name.',
    '5: Missing: Features.',
    '6: Product name must be at most 200 characters.',
    expect.stringMatching(/^7: This row has 5 cells, but there are 4 columns\./),
    expect.stringMatching(/^8: "=cmd\|' \/C calc'!A0" starts with "="/),
  ]);
  expect(rows.map(({ name }) => name)).toEqual([null, 'Bowl', 'x'.repeat(200), 'Cup', 'Jug']);
  const good = await client.rows(runId, 'waiting');
  expect(good.map(({ row, note }) => [row, note !== null])).toEqual([
    [2, false],
    [9, true],
    [10, false],
  ]);
  const [hostile] = await service().database.sql<{ features: string }[]>`
    select request ->> 'features' as features from bulk_rows where run_id = ${runId} and row = 10
  `;
  expect(hostile?.features).toBe('Oak & ash');
});

test('nothing is charged before the start', async () => {
  const client = await BulkClient.signIn(service());
  const before = (await client.get(await client.upload(productSheet(2)))).remaining;
  expect(before).toBe(100);
});

test('another workspace cannot see it', async () => {
  const [one, other] = [await BulkClient.signIn(service()), await BulkClient.signIn(service())];
  const runId = await one.upload(productSheet(1));
  await expect(other.get(runId)).rejects.toMatchObject({ status: 404 });
  await expect(other.rows(runId)).rejects.toMatchObject({ status: 404 });
  await expect(other.start(runId)).rejects.toMatchObject({ status: 404 });
  expect((await other.download(runId, 'csv')).status).toBe(404);
  expect((await other.call('list', {})).runs).toEqual([]);
});

test('too many variants, or options that are too long, are reported as such', async () => {
  const client = await BulkClient.signIn(service());
  const row = (handle: string, value: string) => `${handle},Shirt,Cotton,Size,${value}`;
  const runId = await client.upload(
    [
      'Handle,Title,Body (HTML),Option1 Name,Option1 Value',
      ...Array.from({ length: 2049 }, (_, index) => row('many', `Size ${index}`)),
      row('long', 'x'.repeat(256)),
      row('fits', 'x'.repeat(255)),
    ].join('\n'),
  );
  const rows = await client.rows(runId);
  expect(rows.map(({ reference, problem }) => [reference, problem])).toEqual([
    ['many', expect.stringContaining('more than 2,048 variants')],
    ['long', expect.stringContaining('longer than 255 characters')],
    ['fits', null],
  ]);
});

test('unclosed markup is read as text, and a long cell is shortened with a note', async () => {
  const client = await BulkClient.signIn(service());
  const runId = await client.upload(
    `product_name,features\nTray,"Solid oak ${'<p '.repeat(50_000)}"\nBowl,"${'<b>Ash</b> '.repeat(5000)}"`,
  );
  const rows = await client.rows(runId, 'waiting');
  expect(rows.map(({ name, note }) => [name, note !== null])).toEqual([
    ['Tray', true],
    ['Bowl', true],
  ]);
});
