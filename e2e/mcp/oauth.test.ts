import { randomBytes } from 'node:crypto';
import { MCP_PATH } from '@wareword/shared-schema';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { callDashboard, sessionCookie } from '../../backend/test/billing/call-dashboard.ts';
import { call, expectRefusal } from '../../backend/test/contract/call.ts';
import { until } from '../faults/until.ts';
import { CALLBACK, Memory, useOAuth } from './oauth-flow.ts';

const { service, account, at, post, register, requestFor, ...oauth } = await useOAuth();
const { approve, approved, useTool } = oauth;

// contract §21.8, §21.9
describe('the official client', () => {
  it('registers, sends its user to the page, and works with the token until it is revoked', async () => {
    const memory = new Memory();
    const first = await oauth.connect(memory);
    const page = memory.page;
    if (page === undefined) throw new Error('The client asked for no authorization.');
    expect(page.href).toContain(at('/oauth/authorize').href);
    const query = page.search.slice(1);
    expect((await oauth.review(query)).data).toMatchObject({
      agent: { clientName: 'Official client', returnsTo: { isThisComputer: true } },
      account: { email: account().email },
    });
    const { data } = await approve(query);
    const back = new URL(String(data['address']));
    expect(back.origin + back.pathname).toBe(CALLBACK);
    await first.transport.finishAuth(back.searchParams);

    const { client } = await oauth.connect(memory);
    const { content } = await client.callTool({ name: 'get_usage', arguments: {} });
    expect(JSON.stringify(content)).toContain(account().email);
    await client.close();

    const token = memory.tokens()?.access_token;
    expect(token).toMatch(/^ww_api_[0-9A-Za-z]{36}$/);
    // Its token only works for the MCP server.
    expectRefusal(await call(service(), 'me', { token: String(token) }), 'scope_forbidden');
    const cookie = await sessionCookie(service(), account().userId);
    const { data: keys } = await callDashboard(service(), cookie, 'query keys.list', {});
    const listed = keys['keys'] as { id: string; name: string; isAgent: boolean }[];
    const agent = listed.find(({ name }) => name === 'Official client');
    expect(agent).toMatchObject({ isAgent: true });
    await callDashboard(service(), cookie, 'mutation keys.revoke', { id: agent?.id });
    const refused = await useTool(token);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe(
      `Bearer error="invalid_token", resource_metadata="${at('/.well-known/oauth-protected-resource/mcp').href}", scope="listings"`,
    );
  });

  it('finds everything in the metadata', async () => {
    const resource = await fetch(at('/.well-known/oauth-protected-resource/mcp'));
    const issuer = at('/').origin;
    expect(await resource.json()).toMatchObject({
      resource: at(MCP_PATH).href,
      authorization_servers: [issuer],
      scopes_supported: ['listings'],
    });
    const server = await fetch(at('/.well-known/oauth-authorization-server'));
    expect(await server.json()).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      registration_endpoint: `${issuer}/oauth/register`,
      revocation_endpoint: `${issuer}/oauth/revoke`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    });
  });
});

// contract §21.9
describe('a request for an authorization', () => {
  it.each([
    ['an unknown client', { client_id: 'cli_01jd0000000000000000000000' }],
    ['a client id of another form', { client_id: 'http://localhost/client.json' }],
    ['another redirect URI', { redirect_uri: 'https://evil.example/callback' }],
    ['another path on this computer', { redirect_uri: 'http://127.0.0.1:4567/other' }],
    ['another name of this computer', { redirect_uri: 'http://localhost:4567/callback' }],
    ['a redirect URI that begins as the registered one', { redirect_uri: `${CALLBACK}/../x` }],
    ['no redirect URI', { redirect_uri: undefined }],
    ['a token instead of a code', { response_type: 'token' }],
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['PKCE with the verifier itself', { code_challenge_method: 'plain' }],
    ['a challenge without its method', { code_challenge_method: undefined }],
    ['another resource', { resource: 'https://evil.example/mcp' }],
    ['the API as the resource', { resource: at('/api/v1').href }],
  ])('with %s is refused on a page, and never redirected', async (_what, more) => {
    const clientId = String((await register()).body['client_id']);
    const query = requestFor(clientId, more);
    const page = await fetch(at(`/oauth/authorize?${query}`), { redirect: 'manual' });
    expect(page.status).toBe(400);
    expect(await page.text()).not.toContain('evil.example');
    expect((await approve(query)).status).toBe(400);
    expect((await approve(`${requestFor(clientId)}&${query}`)).status).toBe(400);
  });

  it('may use any local port, and learns when it was canceled', async () => {
    const clientId = String((await register()).body['client_id']);
    const redirect_uri = CALLBACK.replace('4567', '61000');
    const query = requestFor(clientId, { redirect_uri, resource: undefined });
    const { data } = await callDashboard(service(), '', 'mutation agents.cancel', { query });
    const issuer = encodeURIComponent(at('/').origin);
    expect(data['address']).toBe(`${redirect_uri}?error=access_denied&state=a+b%26c&iss=${issuer}`);
  });

  it('requires the permission to create API keys, and a plan with API access', async () => {
    const clientId = String((await register()).body['client_id']);
    const free = await createAccount(service().database, { plan: 'free' });
    expect(await approve(requestFor(clientId), free)).toMatchObject({
      status: 403,
      message: 'Agents are available on the Agency plan. Upgrade to connect one.',
    });
    const other = await createAccount(service().database);
    const cookie = await sessionCookie(service(), other.userId);
    const elsewhere = await callDashboard(service(), cookie, 'mutation agents.approve', {
      ...{ query: requestFor(clientId), userId: other.userId },
      workspaceId: account().workspaceId,
    });
    expect(elsewhere.status).toBe(409);
    const visitor = await callDashboard(service(), '', 'mutation agents.approve', {
      ...{ query: requestFor(clientId), ...account() },
    });
    expect(visitor.status).toBe(401);
  });
});

// contract §21.9
describe('an exchange', () => {
  it("requires the code's client and verifier, and otherwise leaves the code unused", async () => {
    const { exchange } = await approved();
    for (const more of [
      { code_verifier: randomBytes(32).toString('base64url') },
      { client_id: String((await register()).body['client_id']) },
      { redirect_uri: `${CALLBACK}2` },
      { code: randomBytes(32).toString('base64url') },
    ]) {
      expect((await exchange(more)).body).toMatchObject({ error: 'invalid_grant' });
    }
    const missing = await post('/oauth/token', new URLSearchParams({ grant_type: 'x' }));
    expect(missing.body).toMatchObject({ error: 'invalid_request' });
    const refresh = await exchange({ grant_type: 'refresh_token' });
    expect(refresh.body).toMatchObject({ error: 'unsupported_grant_type' });
    const target = await exchange({ resource: 'https://evil.example/mcp' });
    expect(target.body).toMatchObject({ error: 'invalid_target' });
    const { status, headers, body } = await exchange({ resource: at(MCP_PATH).href });
    expect({ status, cache: headers.get('cache-control'), body }).toMatchObject({
      ...{ status: 200, cache: 'no-store' },
      body: { token_type: 'Bearer', scope: 'listings' },
    });
    expect((await useTool(body['access_token'])).status).toBe(200);
  });

  // contract §11.13
  it('returns a token that its holder can revoke permanently', async () => {
    const { exchange } = await approved();
    const token = String((await exchange()).body['access_token']);
    const revoke = (form: Record<string, string>) =>
      post('/oauth/revoke', new URLSearchParams(form));
    expect((await revoke({ token: `${token.slice(0, -1)}!` })).status).toBe(200);
    expect((await useTool(token)).status).toBe(200);
    expect(await revoke({ token, token_type_hint: 'access_token' })).toMatchObject({ status: 200 });
    expect((await useTool(token)).status).toBe(401);
    expect((await revoke({ token })).status).toBe(200);
    expect(await revoke({})).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    // API keys are revoked in the dashboard.
    const key = (await createAccount(service().database)).token;
    expect((await revoke({ token: key })).status).toBe(200);
    expect((await call(service(), 'me', { token: key })).status).toBe(200);
  });

  it('with a used code revokes the token that was issued for it', async () => {
    const { exchange } = await approved();
    const { body } = await exchange();
    expect((await useTool(body['access_token'])).status).toBe(200);
    expect((await exchange()).body).toMatchObject({ error: 'invalid_grant' });
    expect((await useTool(body['access_token'])).status).toBe(401);
  });

  /** Lets exchanges begin, each once those before it wait, and holds them until all of them do. */
  async function exchangeTogether<Response>(exchange: () => Promise<Response>, count: number) {
    const { sql } = service().database;
    const held = await sql.reserve();
    onTestFinished(() => held.release());
    await held`begin`;
    await held`select from oauth_clients for update`;
    const answers: Promise<Response>[] = [];
    while (answers.length < count) {
      answers.push(exchange());
      await until(`${answers.length} exchanges wait`, async () => {
        const waiting = await sql`
          select from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`;
        return waiting.length >= answers.length;
      });
    }
    await held`rollback`;
    return Promise.all(answers);
  }

  it('succeeds once if many run at the same time', async () => {
    const { exchange } = await approved();
    const answers = await exchangeTogether(exchange, 5);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect((await useTool(won[0]?.body['access_token'])).status).toBe(200);
  });

  it('that arrives while another is in progress does not revoke its token', async () => {
    const { exchange } = await approved();
    const [first, second] = await exchangeTogether(exchange, 2);
    expect(second?.body).toMatchObject({ error: 'invalid_grant' });
    expect((await useTool(first?.body['access_token'])).status).toBe(200);
  });

  it('fails after a minute, and after its user has left the workspace', async () => {
    const { exchange } = await approved();
    const { sql } = service().database;
    await sql`update oauth_codes set expires_at = expires_at - interval '1 minute'`;
    expect((await exchange()).body).toMatchObject({ error: 'invalid_grant' });
    const { userId } = await createAccount(service().database);
    const { workspaceId } = account();
    await sql`
      insert into members (workspace_id, user_id, role) values (${workspaceId}, ${userId}, 'admin')
    `;
    await sql`update users set current_workspace_id = ${workspaceId} where id = ${userId}`;
    const left = await approved({ ...account(), userId });
    await sql`delete from members where user_id = ${userId}`;
    expect((await left.exchange()).body).toMatchObject({ error: 'invalid_grant' });
  });

  it("replaces the same client's previous token, and only works on the Agency plan", async () => {
    const person = await createAccount(service().database);
    const { clientId, exchange } = await approved(person);
    const before = (await exchange()).body['access_token'];
    const { data } = await approve(requestFor(clientId), person);
    const code = new URL(String(data['address'])).searchParams.get('code') ?? '';
    const after = (await exchange({ code })).body['access_token'];
    expect((await useTool(before)).status).toBe(401);
    expect((await useTool(after)).status).toBe(200);
    const { sql } = service().database;
    await sql`update workspaces set plan = 'pro' where id = ${person.workspaceId}`;
    expect((await useTool(after)).status).toBe(403);
  });
});

// contract §21.10
describe('a registration', () => {
  it.each([
    ['javascript:alert(1)//'],
    ['data:text/html,hello'],
    ['http://shop.example/callback'],
    ['https://shop.example/#callback'],
    ['https://user@shop.example/'],
    ['https:shop.example/callback'],
    ['https://shop.example/\\evil.example'],
    ['callback'],
    [`https://shop.example/${'x'.repeat(2000)}`],
  ])('refuses the redirect URI %s', async (uri) => {
    const { status, body } = await register({ redirect_uris: [CALLBACK, uri] });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: 'invalid_redirect_uri' },
    });
  });

  it('accepts what agents send, and issues no secret', async () => {
    const redirect_uris = ['cursor://anysphere.cursor-mcp/callback', 'https://agent.example/cb'];
    const { status, body } = await register({
      ...{ redirect_uris, client_name: ' De\u202esk\n"One" ' },
      token_endpoint_auth_method: 'client_secret_basic',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      client_name: 'De sk "One"',
      redirect_uris,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code'],
    });
    expect(body).not.toHaveProperty('client_secret');
    for (const metadata of [
      { redirect_uris: [] },
      { redirect_uris: 'x' },
      { grant_types: ['x'] },
    ]) {
      expect((await register(metadata)).body).toMatchObject({ error: 'invalid_client_metadata' });
    }
  });

  it('is limited per address, expires unless it is used, and displaces the oldest', async () => {
    const { sql } = service().database;
    const old = String((await register()).body['client_id']);
    const { clientId: used, exchange } = await approved();
    await exchange();
    await sql`
      insert into oauth_clients (id, name, redirect_uris, created_at, expires_at)
      select 'cli_' || n, 'Flood', '{}', now() + n * interval '1 ms', now() + interval '1 day'
      from generate_series(1, 10000) n
    `;
    const next = String((await register()).body['client_id']);
    const isKnown = async (id: string) => (await approve(requestFor(id))).status === 200;
    expect(await isKnown(old)).toBe(false);
    expect(await isKnown(used)).toBe(true);
    expect(await isKnown(next)).toBe(true);
    const [{ count } = { count: 0 }] = await sql<[{ count: number }]>`
      select count(*)::int as count from oauth_clients where used_at is null
    `;
    expect(count).toBeLessThanOrEqual(10_000);
    await sql`update oauth_clients set expires_at = now() where id = ${next}`;
    expect(await isKnown(next)).toBe(false);
    await sql`delete from oauth_clients where name = 'Flood'`;

    const answers = await Promise.all(
      Array.from({ length: 21 }, () => post('/oauth/register', { redirect_uris: [CALLBACK] })),
    );
    expect(answers.map(({ status }) => status)).toContain(429);
    // A site with 65,536 networks has one limit, too.
    await sql`
      update rate_windows set passes = array_fill(now(), array[300])
      where key like 'try:oauth-register-48:%'
    `;
    expect((await register()).status).toBe(429);
    await sql`delete from rate_windows where key like 'try:oauth-register-48:%'`;
  });
});
