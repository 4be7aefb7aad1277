import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUsed } from '../../backend/test/contract/workspace-state.ts';
import { createAccount, type TestAccount } from '../../backend/test/accounts.ts';
import { useService } from '../../backend/test/service.ts';
import { repositoryPath } from './repository.ts';

const service = useService();
const installed = spawnSync('python3', ['--version'], { stdio: 'ignore' }).status === 0;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wareword-sync-'));
});
afterAll(() => rm(folder, { recursive: true }));

const HEADER = 'sku,product_name,features,platform';

async function sync(account: TestAccount, rows: readonly string[]) {
  const products = join(folder, 'products.csv');
  await writeFile(products, [HEADER, ...rows].join('\n'));
  const program = repositoryPath('examples/nightly-sync/sync.py');
  const child = spawn('python3', [program, products, join(folder, 'listings')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, WAREWORD_URL: service().baseUrl, WAREWORD_KEY: account.token },
  });
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { totals: JSON.parse(out === '' ? 'null' : out) as unknown, error, code };
}

function rows(count: number, features = 'Solid walnut. Six compartments.'): string[] {
  return Array.from(
    { length: count },
    (_, index) => `sku/${index},Walnut Desk Organizer ${index},"${features}",amazon`,
  );
}

// contract §4.9, §14.10
describe.skipIf(!installed)('the nightly sync', () => {
  test('writes a whole catalog, and pays only for what changed', async () => {
    const account = await createAccount(service().database);
    const first = await sync(account, rows(12));
    expect(first).toEqual({
      totals: { written: 12, unchanged: 0, failed: 0 },
      error: '',
      code: 0,
    });
    const files = await readdir(join(folder, 'listings'));
    expect(files).toHaveLength(12);
    const listing = await readFile(join(folder, 'listings', 'sku%2F3.json'), 'utf8');
    expect(JSON.parse(listing)).toMatchObject({ title: 'Walnut Desk Organizer 3' });

    const [changed = ''] = rows(1, 'Solid oak. Six compartments.');
    const second = await sync(account, [changed, ...rows(12).slice(1)]);
    expect(second.totals).toEqual({ written: 1, unchanged: 11, failed: 0 });
    const { sql } = service().database;
    const [counter] = await sql`
      select used from usage_counters where workspace_id = ${account.workspaceId}
    `;
    expect(counter).toEqual({ used: 13 });
  });

  test('names what it could not write, and writes the rest', async () => {
    const account = await createAccount(service().database);
    await setUsed(service().database, account, 999);
    const { totals, error, code } = await sync(account, ['bad,,"Solid oak.",amazon', ...rows(2)]);
    expect({ totals, code }).toEqual({ totals: { written: 1, unchanged: 0, failed: 2 }, code: 1 });
    expect(error).toContain('bad: validation_error: requests.0.product_name is required');
    expect(error).toContain('sku/1: usage_limit_reached');
  });
});
