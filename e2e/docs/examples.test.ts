import { spawn, spawnSync } from 'node:child_process';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUsed } from '../../backend/test/contract/workspace-state.ts';
import { createAccount, type TestAccount } from '../../backend/test/accounts.ts';
import { useService } from '../../backend/test/service.ts';
import { repositoryPath } from './repository.ts';

const service = useService({ RATE_LIMIT_PER_MINUTE: '1000' });
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
  test('writes a whole catalog, and is only charged for what changed', async () => {
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
    // Its batch is the one that exists.
    const again = await sync(account, [changed, ...rows(12).slice(1)]);
    expect(again.totals).toEqual({ written: 0, unchanged: 12, failed: 0 });
    const { sql } = service().database;
    const [counter] = await sql`
      select used from usage_counters where workspace_id = ${account.workspaceId}
    `;
    expect(counter).toEqual({ used: 13 });
  });

  test("reports what it couldn't write, and writes the rest", async () => {
    const account = await createAccount(service().database);
    await setUsed(service().database, account, 999);
    const { totals, error, code } = await sync(account, ['bad,,"Solid oak.",amazon', ...rows(2)]);
    expect({ totals, code }).toEqual({ totals: { written: 1, unchanged: 0, failed: 2 }, code: 1 });
    expect(error).toContain('bad: validation_error: requests.0.product_name is required');
    expect(error).toContain('sku/1: usage_limit_reached');
  });
});

describe('the agent that proposes listings', () => {
  const program = 'propose.mjs';
  beforeAll(async () => {
    // The client is linked as if it had been installed into an empty folder.
    const scope = join(folder, 'node_modules/@modelcontextprotocol');
    await mkdir(scope, { recursive: true });
    const client = repositoryPath('e2e/node_modules/@modelcontextprotocol/client');
    await symlink(client, join(scope, 'client'));
    const source = repositoryPath(`examples/propose-listings/${program}`);
    await copyFile(source, join(folder, program));
  });

  async function propose(account: TestAccount, products: readonly object[]) {
    const lines = products.map((product) => JSON.stringify(product)).join('\n');
    await writeFile(join(folder, 'products.jsonl'), lines);
    const child = spawn(process.execPath, [program, 'products.jsonl', 'proposals.json'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, WAREWORD_URL: service().baseUrl, WAREWORD_KEY: account.token },
    });
    const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
    const proposals = JSON.parse(await readFile(join(folder, 'proposals.json'), 'utf8')) as {
      sku: string;
      approved: boolean | null;
    }[];
    return { totals: JSON.parse(out === '' ? 'null' : out) as unknown, error, code, proposals };
  }

  test('leaves the approval to a person, and keeps their decision', async () => {
    const account = await createAccount(service().database);
    const products = ['Solid walnut. Six compartments.', 'Non-slip cork base.'].map(
      (features, index) => ({
        sku: `desk-${index}`,
        product_name: `Walnut Desk Organizer ${index}`,
        features,
        platform: 'shopify',
      }),
    );
    const first = await propose(account, products);
    expect(first).toMatchObject({
      totals: { proposed: 2, kept: 0, failed: 0, listings_left: 998 },
      error: '',
      code: 0,
      proposals: [
        {
          sku: 'desk-0',
          approved: null,
          unsupported: [],
          listing: { title: expect.any(String) as string },
        },
        { sku: 'desk-1', approved: null, unsupported: [] },
      ],
    });

    const approved = first.proposals.map((proposal) => ({ ...proposal, approved: true }));
    await writeFile(join(folder, 'proposals.json'), JSON.stringify(approved));
    const [desk = {}] = products;
    const second = await propose(account, [desk, { ...products[1], features: 'Felt base.' }]);
    expect(second).toMatchObject({
      totals: { proposed: 1, kept: 1, failed: 0, listings_left: 997 },
      proposals: [
        { sku: 'desk-0', approved: true },
        { sku: 'desk-1', approved: null },
      ],
    });

    const third = await propose(account, [desk, { sku: 'bad', product_name: 'No features' }]);
    expect(third).toMatchObject({ totals: { kept: 1, failed: 1 }, code: 1 });
    expect(third.error).toContain('bad: validation_error: features is required');
  });
});
