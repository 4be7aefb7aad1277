import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectStore, createAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { callApi } from '../http.ts';
import { useService } from '../service.ts';

const service = useService();

interface Store {
  readonly id: string;
  readonly host: string;
}

async function list(cookie: string, cursor?: object) {
  const { data } = await callDashboard(service(), cookie, 'query stores.list', { cursor });
  return data as { stores: Store[]; next?: object };
}

function isLive(token: string): Promise<boolean> {
  return callApi(service().apiUrl, 'GET /me', { token }).then(({ status }) => status === 200);
}

describe('the Stores page', () => {
  it('shows each store with who connected it, when, and its last use; disconnecting is immediate', async () => {
    const account = await createAccount(service().database, { plan: 'free' });
    const cookie = await sessionCookie(service(), account.userId);
    const host = `${randomUUID()}.example`;
    const token = await connectStore(service().database, account, `https://${host}`);
    const other = await connectStore(service().database, account);
    const { stores } = await list(cookie);
    expect(stores).toHaveLength(2);
    const store = stores.find((candidate) => candidate.host === host);
    expect(store).toMatchObject({
      siteUrl: `https://${host}`,
      platform: 'woocommerce',
      connectedBy: account.email,
      lastUsedAt: null,
    });
    const { status } = await callDashboard(service(), cookie, 'mutation stores.disconnect', {
      id: store?.id,
    });
    expect(status).toBe(200);
    expect(await isLive(token)).toBe(false);
    expect(await isLive(other)).toBe(true);
    expect((await list(cookie)).stores.map(({ host: left }) => left)).not.toContain(host);
    const again = await callDashboard(service(), cookie, 'mutation stores.disconnect', {
      id: store?.id,
    });
    expect(again.status).toBe(404);
  });

  it('does not list API keys or another account’s stores', async () => {
    const account = await createAccount(service().database);
    const stranger = await createAccount(service().database);
    const token = await connectStore(service().database, account);
    const cookie = await sessionCookie(service(), account.userId);
    const theirs = await sessionCookie(service(), stranger.userId);
    expect((await list(theirs)).stores).toEqual([]);
    const [store] = (await list(cookie)).stores;
    const response = await callDashboard(service(), theirs, 'mutation stores.disconnect', {
      id: store?.id,
    });
    expect(response.status).toBe(404);
    expect(await isLive(token)).toBe(true);
    expect((await callDashboard(service(), '', 'query stores.list', {})).status).toBe(401);
  });

  it('lists a thousand stores page by page, each once and quickly', async () => {
    const { userId, workspaceId } = await createAccount(service().database);
    await service().database.sql`
      insert into tokens (id, hash, prefix, scope, name, workspace_id, user_id, site_url, platform)
      select 'tok_' || ${workspaceId} || n, sha256((${workspaceId} || n)::bytea), 'ww_plg_', 'plugin',
        n || '.example', ${workspaceId}, ${userId}, 'https://' || n || '.' || ${workspaceId}, 'shopify'
      from generate_series(1, 1000) n
    `;
    const cookie = await sessionCookie(service(), userId);
    const hosts = new Set<string>();
    let cursor: object | undefined;
    do {
      const page = await list(cookie, cursor);
      expect(page.stores.length).toBeLessThanOrEqual(50);
      for (const { host } of page.stores) hosts.add(host);
      cursor = page.next;
    } while (cursor !== undefined);
    expect(hosts.size).toBe(1000);
  });
});
