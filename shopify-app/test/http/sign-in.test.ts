import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFixture, SHOP, type Fixture } from '../fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({
    shops: [
      { name: 'oak-and-linen', installed: true },
      { name: 'other', installed: true },
    ],
  });
});
afterAll(() => fixture.close());

const exchanges = () => fixture.shopify.tokens.counts.exchanges;
/** Signed in: the page, or 503 if the pages have not been built for these tests. */
const SIGNED_IN = /^(200|503)$/;
const statusOf = async (response: Promise<Response>) => String((await response).status);

beforeEach(async () => {
  fixture.shopify.clearFaults();
  await fixture.sql`truncate shopify_app.sessions, shopify_app.shops cascade`;
});

describe('a page in the admin', () => {
  test('costs one token exchange for any number of concurrent requests, and none later', async () => {
    const before = exchanges();
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => statusOf(fixture.ask(fixture.framed('/app')))),
    );
    for (const status of statuses) expect(status).toMatch(SIGNED_IN);
    expect(exchanges() - before).toBe(1);
    expect(await statusOf(fixture.ask(fixture.framed('/app/products')))).toMatch(SIGNED_IN);
    expect(exchanges() - before).toBe(1);
  });

  test('stores both tokens of the shop encrypted', async () => {
    await fixture.ask(fixture.framed('/app'));
    const [row] = await fixture.sql`select access_token, refresh_token from shopify_app.sessions`;
    expect(row?.['access_token']).toMatch(/^1\./);
    expect(row?.['refresh_token']).toMatch(/^1\./);
  });

  test('can be framed by the admin of its shop, sets no cookie and is not cached', async () => {
    const { headers } = await fixture.ask(fixture.framed('/app'));
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(
      'frame-ancestors https://oak-and-linen.myshopify.com https://admin.shopify.com',
    );
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}' https:\/\/cdn\.shopify\.com/);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('without a session token is redirected to the page that obtains one, and returns with its query', async () => {
    const path = fixture
      .framed('/app/products', { search: 'shirt' })
      .replace(/&id_token=[^&]*/, '');
    const { status, headers } = await fixture.ask(path);
    expect(status).toBe(302);
    const location = new URL(headers.get('location') ?? '', 'https://app.example');
    expect(location.pathname).toBe('/auth/session-token');
    expect(location.searchParams.get('shopify-reload')).toContain('search=shirt');
    const bounce = await fixture.ask(location.pathname + location.search);
    expect(bounce.status).toBe(200);
    expect(await bounce.text()).toContain('https://cdn.shopify.com/shopifycloud/app-bridge.js');
    const policy = bounce.headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors https://oak-and-linen.myshopify.com');
    // App Bridge writes the page into this document: a nonce would stop that page's scripts.
    expect(policy).not.toContain('nonce-');
  });

  test('outside the admin is redirected into it', async () => {
    const { status, headers } = await fixture.ask(
      fixture.framed('/app').replace('embedded=1', 'embedded=0'),
    );
    expect(status).toBe(302);
    expect(headers.get('location')).toContain('admin.shopify.com/store/oak-and-linen');
  });

  test('without a shop is redirected to a page that asks for none, and cannot be framed', async () => {
    const { status, headers } = await fixture.ask('/app');
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/auth/login');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await statusOf(fixture.ask('/auth/login'))).toMatch(/^(200|503)$/);
  });
});

const INCOMPLETE: readonly (readonly [what: string, path: string])[] = [
  ['an invalid host', '/app?embedded=1&shop=oak-and-linen.myshopify.com&host=AAAA'],
  ['a host that is not a domain', `/app?embedded=1&shop=${SHOP}&host=${btoa('a b/[')}`],
  [
    'a script to leave the frame for',
    `/auth/exit-iframe?shop=${SHOP}&exitIframe=javascript:alert(1)`,
  ],
  [
    "another site's page to pass the next session token to",
    `/auth/session-token?shop=${SHOP}&shopify-reload=https://evil.example/app`,
  ],
  ['a script to pass it to', `/auth/session-token?shop=${SHOP}&shopify-reload=javascript:alert(1)`],
];

describe.each(INCOMPLETE)('a URL with %s is rejected', (_what, path) => {
  test.each([
    ['without a session token', () => fixture.ask(path)],
    [
      'with a session token',
      () => fixture.ask(`${path}&id_token=${fixture.shopify.sessionToken()}`),
    ],
  ])('%s', async (_who, ask) => {
    const response = await ask();
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This URL is incomplete.');
  });
});

test.each(['OPTIONS', 'PUT', 'TRACE', 'PROPFIND'])(
  'the method %s is refused before anyone is asked to sign in',
  async (method) => {
    const { hostname, port } = new URL(`http://127.0.0.1:${fixture.app.port}`);
    const asked = request({ hostname, port, path: '/app/products.data', method });
    asked.setHeader('authorization', `Bearer ${fixture.shopify.sessionToken()}`).end();
    const [{ statusCode, headers }] = (await once(asked, 'response')) as [IncomingMessage];
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe('GET, HEAD, POST, PATCH, DELETE');
  },
);

test('no response lets a page of another origin read it', async () => {
  const headers = { origin: 'https://evil.example', authorization: 'Bearer none' };
  const response = await fixture.ask('/app/products.data', { headers });
  expect(response.status).toBe(401);
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  );
});

describe('a session token', () => {
  const OTHER_APP = '0123456789abcdef0123456789abcdef';
  test('without an expiry is rejected, even if the shop has signed in before', async () => {
    expect(await statusOf(fixture.ask(fixture.framed('/app')))).toMatch(SIGNED_IN);
    const token = fixture.shopify.sessionToken({ claims: { exp: undefined } });
    const call = await fixture.ask('/app/products.data', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(call.status).toBe(401);
  });

  test('issued by another shop is rejected', async () => {
    const claims = { iss: 'https://other.myshopify.com/admin' };
    const token = fixture.shopify.sessionToken({ claims });
    const headers = { authorization: `Bearer ${token}` };
    expect((await fixture.ask(fixture.framed('/app', { id_token: token }))).status).toBe(401);
    expect((await fixture.ask('/app/products.data', { headers })).status).toBe(401);
    expect(await fixture.sql`select from shopify_app.shops`).toHaveLength(0);
  });

  test.each([
    ['forged', () => ({ apiSecret: 'shpss_of_someone_else' })],
    ['expired', () => ({ expiresIn: -60 })],
    ['of another app', () => ({ apiKey: OTHER_APP })],
  ])('that is %s is rejected, for pages and calls', async (_how, claims) => {
    const token = fixture.shopify.sessionToken(claims());
    const before = exchanges();
    const page = await fixture.ask(fixture.framed('/app', { id_token: token }));
    expect(page.status).toBe(302);
    const call = await fixture.ask('/app/products.data', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(call.status).toBe(401);
    expect(call.headers.get('x-shopify-retry-invalid-session-request')).toBe('1');
    expect(exchanges()).toBe(before);
    expect(await fixture.sql`select from shopify_app.shops`).toHaveLength(0);
  });

  test('of one shop is rejected for another, whichever part of the URL names it', async () => {
    const other = fixture.shopify.shop('other');
    const mixed = [
      fixture.framed('/app', { id_token: fixture.shopify.sessionToken({ shop: 'other' }) }),
      fixture.framed('/app', { shop: other.domain }),
      fixture.framed('/app', {
        host: Buffer.from('admin.shopify.com/store/other').toString('base64'),
      }),
    ];
    for (const path of mixed) {
      const response = await fixture.ask(path);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('contains two different stores');
    }
    expect(await fixture.sql`select from shopify_app.shops`).toHaveLength(0);
  });

  test('without its scheme is rejected, whatever else names a shop', async () => {
    const other = fixture.shopify.sessionToken({ shop: 'other' });
    for (const path of ['/app/products.data', fixture.framed('/app/products')]) {
      await fixture.ask(path, { headers: { authorization: other } });
    }
    const known = await fixture.sql`select id from shopify_app.shops`;
    expect(known).toEqual([{ id: SHOP }]);
    const bare = await fixture.ask('/app/products.data', { headers: { authorization: other } });
    expect(bare.status).toBe(302);
  });

  test('in the header signs in a call', async () => {
    const headers = { authorization: `Bearer ${fixture.shopify.sessionToken()}` };
    expect(await statusOf(fixture.ask('/app/products.data', { headers }))).toMatch(SIGNED_IN);
  });
});

describe('when something is down', () => {
  test("Shopify's token endpoint: the page says so, and the next one works", async () => {
    fixture.shopify.fail({ fault: { do: 'html', status: 503 }, match: 'access_token', times: 1 });
    const response = await fixture.ask(fixture.framed('/app'));
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("Shopify isn't responding right now");
    expect(await statusOf(fixture.ask(fixture.framed('/app')))).toMatch(SIGNED_IN);
  });

  test('our database: an error, and never an invitation to install again', async () => {
    await fixture.ask(fixture.framed('/app'));
    const before = exchanges();
    await fixture.sql`alter table shopify_app.sessions rename to sessions_away`;
    try {
      const response = await fixture.ask(fixture.framed('/app'));
      expect(response.status).toBe(503);
      expect(exchanges()).toBe(before);
    } finally {
      await fixture.sql`alter table shopify_app.sessions_away rename to sessions`;
    }
    expect(await statusOf(fixture.ask(fixture.framed('/app')))).toMatch(SIGNED_IN);
  });
});
