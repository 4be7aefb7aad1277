import { describe, expect, test } from 'vitest';
import { useService } from '../service.ts';
import { BulkClient, productSheet, BulkError } from './bulk-client.ts';

const service = useService();

async function errorMessage(upload: Promise<unknown>): Promise<string> {
  const error: unknown = await upload.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof BulkError)) throw new Error(`No refusal: ${String(error)}`);
  return error.message;
}

describe('an unusable file is rejected with advice', () => {
  test.each([
    ['an empty file', '', /empty/],
    ['a heading alone', 'product_name,features\n', /no rows/],
    ['no heading', 'Tray,Oak\nBowl,Ash', /couldn't find the column headings.*Tray \| Oak/],
    ['no column for the features', 'product_name,price\nTray,9', /no column for product features/],
    ['an Excel workbook', Buffer.from('PK\u0003\u0004rest of a zip'), /Excel workbook.*CSV UTF-8/],
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /couldn't read the text/],
    [
      'UTF-16 without a mark',
      Buffer.from('product_name,features', 'utf16le'),
      /couldn't read the text/,
    ],
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
  ])('%s', async (_name, file, message) => {
    const client = await BulkClient.signIn(service());
    expect(await errorMessage(client.upload(file))).toMatch(message);
    expect((await client.call('list', {})).runs).toEqual([]);
  });

  test('whose columns have names that we do not know, until they are chosen', async () => {
    const client = await BulkClient.signIn(service());
    const file = 'SKU,What it is,What we call it\nA1,Solid oak,Tray\nA2,Ash,Bowl';
    const refused = await client.upload(file).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      status: 400,
      columns: { headings: ['SKU', 'What it is', 'What we call it'], missing: ['name', 'text'] },
    });
    const half = await client.upload(file, { query: '?name=2' }).catch((error: unknown) => error);
    expect(half).toMatchObject({ columns: { missing: ['text'] } });
    const runId = await client.upload(file, { query: '?name=2&text=1' });
    expect((await client.rows(runId)).map(({ name }) => name)).toEqual(['Tray', 'Bowl']);
    const { file: read } = await client.get(runId);
    expect(read).toMatchObject({ unused: [] });
    for (const query of ['?name=9&text=1', '?name=-1&text=1', '?name=x&text=1'])
      await expect(client.upload(file, { query })).rejects.toMatchObject({ status: 400 });
  });

  test('more than 50,000 rows', async () => {
    const client = await BulkClient.signIn(service());
    expect(await errorMessage(client.upload(productSheet(50_001), { packed: true }))).toMatch(
      /more than 50,000 rows. Split it/,
    );
    expect((await client.call('list', {})).runs).toEqual([]);
  });

  test('too many empty lines', async () => {
    const client = await BulkClient.signIn(service());
    const file = `${productSheet(1)}${'\n'.repeat(110_000)}`;
    expect(await errorMessage(client.upload(file, { packed: true }))).toContain(
      'Delete the empty rows',
    );
  });

  test('too many columns', async () => {
    const client = await BulkClient.signIn(service());
    const attributes = Array.from({ length: 5000 }, (_, index) => `attribute ${index} name`);
    const file = `name,description,${attributes.join(',')}\nTray,Oak`;
    expect(await errorMessage(client.upload(file))).toContain('columns');
  });

  test('a file that unpacks to more than its limit', async () => {
    const client = await BulkClient.signIn(service());
    const bomb = Buffer.alloc(70 * 1024 * 1024, 'product_name,features\n');
    expect(await errorMessage(client.upload(bomb, { packed: true }))).toMatch(
      /larger than 64 MB|50,000 rows/,
    );
  });

  test('a file with an extreme compression ratio', async () => {
    const client = await BulkClient.signIn(service());
    const blank = Buffer.alloc(20 * 1024 * 1024, ' ');
    expect(await errorMessage(client.upload(blank, { packed: true }))).toMatch(
      /unpacks to more than 200 times|never closed/,
    );
  });

  test('an upload from another site', async () => {
    const client = await BulkClient.signIn(service());
    const headers = { Origin: 'https://evil.example' };
    await expect(client.upload(productSheet(1), { headers })).rejects.toMatchObject({
      status: 400,
    });
  });

  test('an upload without a session', async () => {
    const response = await fetch(`${service().baseUrl}/bulk/upload`, { method: 'POST', body: 'x' });
    expect(response.status).toBe(401);
  });

  test('a plan without bulk, naming the plans that have it', async () => {
    const client = await BulkClient.signIn(service(), { plan: 'free' });
    await expect(client.upload(productSheet(1))).rejects.toMatchObject({
      code: 'plan_required',
      message: expect.stringContaining('Pro and Agency') as string,
    });
  });
});

test('of many concurrent uploads, 20 become drafts and the rest are rejected', async () => {
  const client = await BulkClient.signIn(service());
  for (let file = 0; file < 16; file++) await client.upload(productSheet(1));
  const { workspaceId } = client.account;
  // Held back until several requests have reached this point, so that they are concurrent.
  const uploads = await service().database.sql.begin(async (tx) => {
    await tx`select from workspaces where id = ${workspaceId} for update`;
    const begun = Array.from({ length: 12 }, () => client.upload(productSheet(1)));
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
        message: expect.stringContaining('Write the listings for one of them first') as string,
      },
    });
  }
  const [drafts] = await service().database.sql<[{ count: number }]>`
    select count(*)::int from bulk_runs where workspace_id = ${workspaceId}
  `;
  expect(drafts.count).toBe(20);
});
