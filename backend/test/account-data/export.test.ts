import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { exportData } from '../../src/account-data/index.ts';
import type { Reader } from '../../src/database/index.ts';
import { createAccount } from '../accounts.ts';
import { sessionCookie } from '../billing/call-dashboard.ts';
import { BulkClient, productSheet } from '../bulk/bulk-client.ts';
import { callApi } from '../http.ts';
import { useService } from '../service.ts';

const service = useService();

const WAITS = { timeout: 120_000 };

const reader: Reader = { read: (work) => work(service().database) };

describe('the export of everything', WAITS, () => {
  it('is one JSON file with the account, its listings, brands, keys and sessions', async () => {
    const account = await createAccount(service().database);
    const body = { product_name: 'Walnut tray', features: 'Solid walnut', platform: 'shopify' };
    await callApi(service().apiUrl, 'POST /generate', { token: account.token, body });
    const cookie = await sessionCookie(service(), account.userId);
    const response = await fetch(`${service().baseUrl}/settings/data/export`, {
      headers: { Cookie: cookie },
    });
    expect(response.headers.get('content-disposition')).toContain('wareword-data.json');
    const text = await response.text();
    const data = JSON.parse(text) as Record<string, object[]>;
    expect(data).toMatchObject({
      account: { email: account.email },
      workspace: { plan: 'agency' },
      listings: [{ platform: 'shopify', request: { product_name: 'Walnut tray' } }],
      keys_and_stores: [{ kind: 'api_key', name: 'Test key' }],
      months: [{ listings: 1 }],
      sessions: [{}],
    });
    expect(text).not.toContain(account.token);
  });

  it('contains every row exactly once, however many pages it takes', async () => {
    const account = await createAccount(service().database);
    const { sql } = service().database;
    await sql`
      insert into bulk_runs (id, workspace_id, user_id, file_name, platform, tone, state)
      select 'blk_' || n, ${account.workspaceId}, ${account.userId}, 'file ' || n, 'shopify',
        'professional', 'done'
      from generate_series(1, 3) n
    `;
    await sql`
      insert into bulk_rows (workspace_id, run_id, row, state)
      select ${account.workspaceId}, 'blk_' || n, row, 'waiting' from generate_series(1, 3) n, generate_series(2, 152) row
    `;
    // All at the same time: the id decides.
    await sql`
      insert into brands (id, workspace_id, name, created_at)
      select 'brd_' || n, ${account.workspaceId}, 'Brand ' || n, '2026-11-01'
      from generate_series(1, 250) n
    `;
    const pieces = await exportData({ ctx: reader, input: account });
    let text = '';
    for await (const piece of pieces?.text ?? []) {
      expect(piece.length).toBeLessThan(100_000);
      text += piece;
    }
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    expect(new Set(data['brands']?.map(({ id }) => id)).size).toBe(250);
    const rows = data['bulk_products']?.map(
      ({ file_id: file, row }) => `${String(file)} ${String(row)}`,
    );
    expect(rows).toHaveLength(453);
    expect(new Set(rows).size).toBe(453);
  });

  it('leaves out what belongs to others', async () => {
    const [mine, theirs] = [
      await createAccount(service().database),
      await createAccount(service().database),
    ];
    const pieces = await exportData({ ctx: reader, input: mine });
    let text = '';
    for await (const piece of pieces?.text ?? []) text += piece;
    expect(text).not.toContain(theirs.email);
  });

  it('requires a session', async () => {
    const visitor = await fetch(`${service().baseUrl}/settings/data/export`, {
      redirect: 'manual',
    });
    expect(visitor.status).toBe(303);
  });
});

describe('a download', WAITS, () => {
  it.each(['/settings/data/export', '/settings/audit-log/export', '/bulk/RUN/export?format=csv'])(
    'is started only by our own pages: %s',
    async (path) => {
      const client = await BulkClient.signIn(service(), { plan: 'agency' });
      const runId = await client.run(productSheet(1));
      const url = new URL(path.replace('RUN', runId), service().baseUrl);
      const statusFrom = async (headers: Record<string, string>) => {
        const { status } = await get(url, { Cookie: client.cookie, ...headers });
        return status;
      };
      for (const site of ['cross-site', 'same-site']) {
        expect(await statusFrom({ 'Sec-Fetch-Site': site })).toBe(400);
      }
      expect(await statusFrom({ Origin: 'https://evil.test' })).toBe(400);
      // An address that someone types is sent with `none`.
      for (const site of ['same-origin', 'none']) {
        expect(await statusFrom({ 'Sec-Fetch-Site': site })).toBe(200);
      }
      expect(await statusFrom({})).toBe(200);
    },
  );
});

/** Unlike `fetch`, sends the headers that only browsers set. */
async function get(url: URL, headers: Record<string, string>): Promise<{ status?: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status?: number }>();
  const sent = request(url, { headers }, (response) => {
    response.resume();
    response.once('end', () => {
      const { statusCode } = response;
      resolve(statusCode === undefined ? {} : { status: statusCode });
    });
  });
  sent.once('error', reject).end();
  return promise;
}
