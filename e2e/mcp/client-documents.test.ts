import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { ClientDocuments } from '../../backend/src/agents/index.ts';
import { makeCertificate } from '../stand-ins/woocommerce/certificate.ts';
import { CALLBACK, Memory, useOAuth } from './oauth-flow.ts';

const HOST = 'agent.example';
const { key, certificate } = makeCertificate({ host: HOST });
let answer: { status?: number; headers?: OutgoingHttpHeaders; body: string | undefined };
let requests: string[] = [];
const site = createServer({ key, cert: certificate }, (request, response) => {
  requests.push(request.url ?? '');
  const { status = 200, headers, body } = answer;
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  // Without a body, it never ends.
  if (body === undefined) response.write('{');
  else response.end(body);
});
site.listen(0, '127.0.0.1');
await once(site, 'listening');
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const toLoopback: LookupFunction = (_host, options, done) => {
  if (options.all === true) done(null, [{ address: '127.0.0.1', family: 4 }]);
  else done(null, '127.0.0.1', 4);
};
let now = 0;
const READING = {
  ...{ allowPrivate: true, lookup: toLoopback, trustedCertificates: certificate },
  ...{ timeoutMs: 2_000, readsPerMinute: 1_000, now: () => now },
};
const { service, account, at, requestFor, review, ...oauth } = await useOAuth({
  clientDocuments: READING,
});
const { approve, approved, useTool, connect } = oauth;

const ORIGIN = `https://${HOST}:${(site.address() as AddressInfo).port}`;
/** A new one for each test: what is known is not read again. */
let id = '';
let count = 0;
function describedAs(metadata: object): void {
  answer = {
    body: JSON.stringify({
      ...{ client_id: id, client_name: 'Desk \u202eAgent', redirect_uris: [CALLBACK] },
      grant_types: ['authorization_code', 'refresh_token'],
      ...metadata,
    }),
  };
}
beforeEach(() => {
  count += 1;
  // Each test has its own minute.
  now = count * 100_000_000;
  id = `${ORIGIN}/clients/${count}.json`;
  requests = [];
  describedAs({ token_endpoint_auth_method: 'none' });
});

// contract §21.11
describe('a client that describes itself at its ID', () => {
  it('connects without a registration, and shows where it is described', async () => {
    const memory = new Memory(id);
    const first = await connect(memory);
    const query = memory.page?.search.slice(1) ?? '';
    expect(new URLSearchParams(query).get('client_id')).toBe(id);
    expect((await fetch(at(`/oauth/authorize?${query}`))).status).toBe(200);
    expect((await review(query)).data).toMatchObject({
      agent: {
        clientName: 'Desk Agent',
        describedAt: new URL(ORIGIN).host,
        returnsTo: { isThisComputer: true },
      },
    });
    const back = new URL(String((await approve(query)).data['address']));
    await first.transport.finishAuth(back.searchParams);
    const { client } = await connect(memory);
    const { content } = await client.callTool({ name: 'get_usage', arguments: {} });
    expect(JSON.stringify(content)).toContain(account().email);
    await client.close();
    // The page, the review and the approval have read it once.
    expect(requests).toEqual([new URL(id).pathname]);
  });

  it('replaces only its own token, and only it can use its code', async () => {
    const person = await createAccount(service().database);
    const one = await approved(person, id);
    const before = (await one.exchange()).body['access_token'];
    const other = await approved(person);
    expect((await other.exchange({ client_id: id })).body).toMatchObject({
      error: 'invalid_grant',
    });
    const again = await approved(person, id);
    const after = (await again.exchange()).body['access_token'];
    expect((await useTool(before)).status).toBe(401);
    expect((await useTool(after)).status).toBe(200);
  });

  it.each([
    ['http', 'http://agent.example/client.json'],
    ['no path', 'https://agent.example/'],
    ['a fragment', 'https://agent.example/client.json#a'],
    ['a user', 'https://me@agent.example/client.json'],
    ['dot segments', 'https://agent.example/a/../client.json'],
    ['encoded dot segments', 'https://agent.example/%2e%2e/client.json'],
    ['its port in another form', 'https://agent.example:443/client.json'],
    ['more than 500 characters', `https://agent.example/${'x'.repeat(500)}`],
  ])('needs an https address without %s', async (_what, address) => {
    expect(await approve(requestFor(address))).toMatchObject({
      status: 400,
      message: expect.stringContaining('client_id is unknown') as string,
    });
    expect(requests).toEqual([]);
  });

  it.each<[string, () => void, string]>([
    ['has another ID', () => describedAs({ client_id: `${id}?` }), 'has a different client_id'],
    [
      'is missing',
      () => (answer = { status: 404, body: '{}' }),
      'its server responded with status 404',
    ],
    [
      'redirects',
      () => (answer = { status: 302, headers: { Location: '/clients/1.json' }, body: '' }),
      'on the public internet',
    ],
    ['is a page', () => (answer.headers = { 'Content-Type': 'text/html' }), 'is not JSON'],
    ['is no JSON', () => (answer = { body: 'client' }), 'has no valid JSON'],
    ['is large', () => describedAs({ logo_uri: 'x'.repeat(20_000) }), 'is larger than 16 KB'],
    ['never ends', () => (answer = { body: undefined }), 'on the public internet'],
    ['has no redirect URI', () => describedAs({ redirect_uris: [] }), 'no valid redirect_uris'],
    [
      'redirects to a script',
      () => describedAs({ redirect_uris: ['javascript:alert(1)//'] }),
      'A redirect URI must be https',
    ],
    ['has a secret', () => describedAs({ client_secret: 'x' }), 'no valid client_secret'],
    [
      'authenticates with a key',
      () => describedAs({ token_endpoint_auth_method: 'private_key_jwt' }),
      'no valid token_endpoint_auth_method',
    ],
  ])('is refused on a page if its document %s', async (_what, spoil, reason) => {
    spoil();
    const page = await fetch(at(`/oauth/authorize?${requestFor(id)}`), { redirect: 'manual' });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain(reason);
    // Failures are not kept.
    describedAs({});
    expect((await approve(requestFor(id))).status).toBe(200);
  });

  it('returns to what its document lists, exactly, apart from the port of this computer', async () => {
    const ask = (redirect_uri: string) => approve(requestFor(id, { redirect_uri }));
    expect((await ask(CALLBACK.replace('4567', '61000'))).status).toBe(200);
    expect((await ask(`${ORIGIN}/callback`)).status).toBe(400);
  });

  it('is read again when its document is no longer fresh', async () => {
    describedAs({});
    answer.headers = { 'Cache-Control': 'public, max-age=120' };
    const ask = async () => (await review(requestFor(id))).data['agent'];
    await ask();
    describedAs({ client_name: 'Renamed' });
    now += 119_000;
    expect(await ask()).toMatchObject({ clientName: 'Desk Agent' });
    now += 2_000;
    expect(await ask()).toMatchObject({ clientName: 'Renamed' });
  });
});

// contract §21.11
describe('documents', () => {
  it.each(['https://127.0.0.1:8443/a.json', 'https://169.254.169.254/a.json', 'https://[::1]/a'])(
    'are not read at %s in production',
    async (address) => {
      const documents = new ClientDocuments({ allowPrivate: false });
      const read = documents.read(address as `https://${string}`, '203.0.113.5');
      await expect(read).rejects.toThrow('on the public internet');
    },
  );

  it('are not fetched from names that resolve to a private address', async () => {
    const documents = new ClientDocuments({ ...READING, allowPrivate: false, ports: 'any' });
    const read = documents.read(id as `https://${string}`, '203.0.113.5');
    await expect(read).rejects.toThrow('on the public internet');
    expect(requests).toEqual([]);
  });

  it('are read a few times a minute for one network, and as often as needed once they are known', async () => {
    const documents = new ClientDocuments({ ...READING, readsPerMinute: 2 });
    const read = (address: string, visitor = '203.0.113.5') =>
      documents.read(address as `https://${string}`, visitor);
    answer = { status: 404, body: '' };
    await expect(read(`${id}?1`)).rejects.toThrow(
      "couldn't be loaded: its server responded with status 404",
    );
    describedAs({});
    await Promise.all([read(id), read(id)]);
    expect(requests).toHaveLength(2);
    await expect(read(`${id}?2`)).rejects.toThrow('Too many requests');
    expect((await read(id)).id).toBe(id);
    await expect(read(`${id}?2`, '198.51.100.7')).rejects.toThrow('a different client_id');
  });
});
