import { describe, expect, test } from 'vitest';
import { useService } from '../service.ts';
import { BulkRoom, sheetOf, Told } from './bulk-room.ts';

const service = useService();

async function told(upload: Promise<unknown>): Promise<string> {
  const error: unknown = await upload.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Told)) throw new Error(`No refusal: ${String(error)}`);
  return error.message;
}

describe('what a file is read as', () => {
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
    const room = await BulkRoom.enter(service());
    const runId = await room.upload(bytes);
    expect((await room.get(runId)).file?.encoding).toBe(encoding);
    const [row] = await room.rows(runId);
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
    const room = await BulkRoom.enter(service());
    const runId = await room.upload(text);
    expect(await room.rows(runId)).toMatchObject([{ name: 'Tray', state: 'waiting' }]);
  });

  test('a file that a browser packed', async () => {
    const room = await BulkRoom.enter(service());
    const runId = await room.upload(sheetOf(3), { packed: true, name: 'Frühling 🌷.csv' });
    expect(await room.get(runId)).toMatchObject({ fileName: 'Frühling 🌷.csv', products: 3 });
  });

  test('headings as people write them, and the template that we offer', async () => {
    const room = await BulkRoom.enter(service());
    const odd = await room.upload('Product Name*, KEY_FEATURES ,Target audience\nTray,Oak,Hosts');
    expect((await room.get(odd)).products).toBe(1);
    const response = await fetch(`${service().baseUrl}/bulk/template.csv`);
    expect(response.headers.get('Content-Disposition')).toContain('wareword-products.csv');
    const own = await room.upload(Buffer.from(await response.arrayBuffer()));
    const run = await room.get(own);
    expect(run).toMatchObject({ products: 1, problems: 0, file: { unused: [] } });
  });
});

describe('a file that cannot be used is refused with what to do', () => {
  test.each([
    ['an empty file', '', /empty/],
    ['a heading alone', 'product_name,features\n', /no rows/],
    ['no heading', 'Tray,Oak\nBowl,Ash', /no heading that we know.*Tray \| Oak/],
    ['no column for the features', 'product_name,price\nTray,9', /no column for what.*features/],
    ['an Excel workbook', Buffer.from('PK\u0003\u0004rest of a zip'), /Excel workbook.*CSV UTF-8/],
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /not text/],
    ['UTF-16 without a mark', Buffer.from('product_name,features', 'utf16le'), /not text/],
    [
      'two encodings in one file',
      Buffer.concat([
        Buffer.from('product_name,features\nKücheneimer,Stahl\n'),
        Buffer.from('T\u00fcr,Eiche\n', 'latin1'),
      ]),
      /damaged near line/,
    ],
    [
      'a quote that never ends',
      'product_name,features\nTray,Oak\n"Bowl,Ash\nCup,Clay',
      /row 3.*never closed/,
    ],
  ])('%s', async (_name, file, answer) => {
    const room = await BulkRoom.enter(service());
    expect(await told(room.upload(file))).toMatch(answer);
    expect((await room.call('list', {})).runs).toEqual([]);
  });

  test('more than 50,000 rows', async () => {
    const room = await BulkRoom.enter(service());
    expect(await told(room.upload(sheetOf(50_001), { packed: true }))).toMatch(
      /more than 50,000 rows. Split it/,
    );
    expect((await room.call('list', {})).runs).toEqual([]);
  });

  test('more empty lines than any sheet is saved with', async () => {
    const room = await BulkRoom.enter(service());
    const file = `${sheetOf(1)}${'\n'.repeat(110_000)}`;
    expect(await told(room.upload(file, { packed: true }))).toContain('Delete the empty rows');
  });

  test('more columns than any shop exports', async () => {
    const room = await BulkRoom.enter(service());
    const attributes = Array.from({ length: 5000 }, (_, index) => `attribute ${index} name`);
    const file = `name,description,${attributes.join(',')}\nTray,Oak`;
    expect(await told(room.upload(file))).toContain('columns');
  });

  test('a file that unpacks to more than its limit', async () => {
    const room = await BulkRoom.enter(service());
    const bomb = Buffer.alloc(70 * 1024 * 1024, 'product_name,features\n');
    expect(await told(room.upload(bomb, { packed: true }))).toMatch(
      /larger than 64 MB|50,000 rows/,
    );
  });

  test('a page of somebody else', async () => {
    const room = await BulkRoom.enter(service());
    const headers = { Origin: 'https://evil.example' };
    await expect(room.upload(sheetOf(1), { headers })).rejects.toMatchObject({ status: 400 });
  });

  test('nobody signed in', async () => {
    const response = await fetch(`${service().baseUrl}/bulk/upload`, { method: 'POST', body: 'x' });
    expect(response.status).toBe(401);
  });

  test('a plan without bulk, which is told what gives it', async () => {
    const room = await BulkRoom.enter(service(), { plan: 'free' });
    await expect(room.upload(sheetOf(1))).rejects.toMatchObject({
      code: 'plan_required',
      message: expect.stringContaining('Pro and Agency') as string,
    });
  });
});

test('every bad row is told with its number and reason, and the good ones go on', async () => {
  const room = await BulkRoom.enter(service());
  const runId = await room.upload(
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
  expect(await room.get(runId)).toMatchObject({ products: 3, problems: 5, notes: 1 });
  const rows = await room.rows(runId, 'problem');
  expect(rows.map(({ row, problem }) => `${row}: ${problem}`)).toEqual([
    '3: product_name is required.',
    '5: features is required.',
    '6: product_name must be at most 200 characters.',
    expect.stringMatching(/^7: This row has 5 cells, and the heading has 4\./),
    expect.stringMatching(/^8: “=cmd\|' \/C calc'!A0” begins with “=”/),
  ]);
  expect(rows.map(({ name }) => name)).toEqual([null, 'Bowl', 'x'.repeat(200), 'Cup', 'Jug']);
  const good = await room.rows(runId, 'waiting');
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
  const room = await BulkRoom.enter(service());
  const before = (await room.get(await room.upload(sheetOf(2)))).remaining;
  expect(before).toBe(100);
});

test('another workspace sees nothing of it', async () => {
  const [one, other] = [await BulkRoom.enter(service()), await BulkRoom.enter(service())];
  const runId = await one.upload(sheetOf(1));
  await expect(other.get(runId)).rejects.toMatchObject({ status: 404 });
  await expect(other.rows(runId)).rejects.toMatchObject({ status: 404 });
  await expect(other.start(runId)).rejects.toMatchObject({ status: 404 });
  expect((await other.download(runId, 'csv')).status).toBe(404);
  expect((await other.call('list', {})).runs).toEqual([]);
});

test('of many files that are uploaded at once, 20 wait to be started and the rest are refused', async () => {
  const room = await BulkRoom.enter(service());
  for (let file = 0; file < 16; file++) await room.upload(sheetOf(1));
  const { workspaceId } = room.account;
  // Held up until several have come as far as they come, so that they really are there at once.
  const uploads = await service().database.sql.begin(async (tx) => {
    await tx`select from workspaces where id = ${workspaceId} for update`;
    const begun = Array.from({ length: 12 }, () => room.upload(sheetOf(1)));
    await expect
      .poll(async () => {
        const [waiting] = await tx<[{ count: number }]>`
          select count(distinct pid)::int from pg_locks where not granted
        `;
        return waiting.count;
      })
      .toBeGreaterThan(5);
    return { outcomes: Promise.allSettled(begun) };
  });
  const outcomes = await uploads.outcomes;
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  for (const outcome of refused) {
    expect(outcome).toMatchObject({
      reason: {
        status: 400,
        message: expect.stringContaining('Start or remove one first') as string,
      },
    });
  }
  const [drafts] = await service().database.sql<[{ count: number }]>`
    select count(*)::int from bulk_runs where workspace_id = ${workspaceId}
  `;
  expect(drafts.count).toBe(20);
});
