import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { callApi } from '../http.ts';
import { useService } from '../service.ts';
import { openConnectPage, query, SITE } from './connect-fixture.ts';

const service = useService();

describe('approve', () => {
  // contract §11.3
  it('appends ww_code and state to the return URL, and keeps its query and fragment', async () => {
    const owner = await openConnectPage(service());
    const state = 'a b+c&d=ü/🛍"<>';
    const return_url = `${SITE}/back?tab=a%20b&x=1+2&empty&state=old&ww_code=old&error=old#top`;
    const { data } = await owner.approve(query({ return_url, state }));
    const address = new URL(String(data['address']));
    expect(address.origin).toBe(SITE);
    expect(address.search).toMatch(/^\?tab=a%20b&x=1\+2&empty&ww_code=[\w-]{43}&state=/);
    expect(address.searchParams.getAll('state')).toEqual([state]);
    expect(address.searchParams.getAll('ww_code')).toHaveLength(1);
    expect(address.searchParams.has('error')).toBe(false);
    expect(address.hash).toBe('#top');
  });

  it('stores the code as a hash, and it can be exchanged once, with the verifier', async () => {
    const account = await createAccount(service().database, { plan: 'free' });
    const owner = await openConnectPage(service(), account);
    const site = `https://${randomUUID()}.example`;
    const verifier = randomBytes(32).toString('base64url');
    const { data } = await owner.approve(
      query({
        site,
        return_url: `${site}/back`,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }),
    );
    const code = new URL(String(data['address'])).searchParams.get('ww_code') ?? '';
    const rows = await service().database.sql`select row_to_json(c)::text from connect_codes c`;
    expect(JSON.stringify(rows)).not.toContain(code);
    const exchange = (body: object) =>
      callApi(service().apiUrl, 'POST /connect/exchange', { body: { code, site, ...body } });
    expect((await exchange({})).status).toBe(400);
    const { status, body } = await exchange({ code_verifier: verifier });
    expect(status).toBe(200);
    expect(body).toMatchObject({ site_url: site, account: { plan: 'free' } });
    expect((await exchange({ code_verifier: verifier })).status).toBe(400);
  });

  it('two tabs approving concurrently each get their own code', async () => {
    const owner = await openConnectPage(service());
    const responses = await Promise.all([owner.approve(query()), owner.approve(query())]);
    const codes = responses.map(({ data }) =>
      new URL(String(data['address'])).searchParams.get('ww_code'),
    );
    expect(new Set(codes).size).toBe(2);
  });

  it('reports that the session has ended, and connects nothing', async () => {
    const { userId, workspaceId } = await createAccount(service().database);
    const response = await callDashboard(service(), '', 'mutation connect.approve', {
      query: query(),
      userId,
      workspaceId,
    });
    expect(response.status).toBe(401);
    expect(response.message).toContain('Your session has ended');
  });

  it('is rejected if the account or workspace is not the one the page showed', async () => {
    const account = await createAccount(service().database);
    const other = await createAccount(service().database);
    const owner = await openConnectPage(service(), account);
    for (const who of [{ userId: other.userId }, { workspaceId: other.workspaceId }]) {
      const response = await owner.approve(query(), who);
      expect(response.status).toBe(409);
      expect(response.message).toContain(account.email);
    }
  });

  it('is limited: the 21st approval in a minute is rejected, and says how long to wait', async () => {
    const owner = await openConnectPage(service());
    for (let count = 0; count < 20; count++) await owner.approve(query());
    const response = await owner.approve(query());
    expect(response.status).toBe(429);
    expect(response.message).toMatch(/Try again in (?:\d+ seconds|1 minute)/);
  });

  it('is rejected when it comes from another site’s page', async () => {
    const account = await createAccount(service().database);
    const { userId, workspaceId } = account;
    const cookie = await sessionCookie(service(), userId);
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      const response = await fetch(`${service().baseUrl}/trpc/connect.approve`, {
        method: 'POST',
        headers: { ...headers, Cookie: cookie, 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: query(), userId, workspaceId }),
      });
      expect(response.status).toBe(400);
      expect(await response.text()).not.toContain('ww_code');
    }
    const get = await fetch(
      `${service().baseUrl}/trpc/connect.approve?input=${encodeURIComponent(JSON.stringify({ query: query(), userId, workspaceId }))}`,
      { headers: { Cookie: cookie } },
    );
    expect(get.status).toBe(405);
  });
});

describe('cancel', () => {
  // contract §11.3
  it('returns with error=access_denied and state, signed in or not', async () => {
    const { data } = await callDashboard(service(), '', 'mutation connect.cancel', {
      query: query({ return_url: `${SITE}/back?a=b#c`, state: 'n o' }),
    });
    expect(data['address']).toBe(`${SITE}/back?a=b&error=access_denied&state=n+o#c`);
  });
});
