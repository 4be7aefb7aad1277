import { expect, test } from 'vitest';
import { Browser, refusalOf } from './browser.ts';
import { signIn, useFixture } from './fixture.ts';

const fixture = useFixture();

test('an unauthenticated browser cannot read or change anything', async () => {
  const browser = new Browser(fixture().appUrl);
  const calls = [
    browser.api.products.list.query({}),
    browser.api.connection.status.query(),
    browser.api.runs.list.query({}),
    browser.api.store.get.query(),
    browser.api.access.removeStore.mutate(),
  ];
  for (const call of calls) {
    expect(await refusalOf(call)).toMatchObject({ status: 401, code: 'signed_out' });
  }
});

test('signing out ends the session, for a copied cookie too', async () => {
  const browser = await signIn(fixture());
  const old = new Map(browser.cookies);
  await browser.api.access.signOut.mutate();
  const copy = new Browser(fixture().appUrl);
  for (const [name, value] of old) copy.cookies.set(name, value);
  expect((await copy.api.access.state.query()).store).toBeNull();
});

test('calls from other sites are refused', async () => {
  const browser = await signIn(fixture());
  const call = (headers: Record<string, string>, body = '{}') =>
    browser.fetch(`${fixture().appUrl}/trpc/access.signOut`, { method: 'POST', headers, body });
  const json = { 'content-type': 'application/json' };
  expect((await call({ ...json, origin: 'https://evil.example' })).status).toBe(403);
  expect((await call({ ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await call({ 'content-type': 'text/plain' })).status).toBe(403);
  expect((await browser.api.access.state.query()).store).not.toBeNull();
});

test('pages cannot be framed, and scripts cannot read cookies', async () => {
  const page = await fetch(`${fixture().appUrl}/`);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const browser = await signIn(fixture());
  expect(browser.cookies.get('wareword_woocommerce')).toMatch(/^[\w-]{43}$/);
  const { consumerKey, consumerSecret, url } = fixture().store;
  const response = await fetch(`${fixture().appUrl}/trpc/access.pasteKeys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address: url, consumerKey, consumerSecret }),
  });
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly/);
  expect(response.headers.get('set-cookie')).toMatch(/SameSite=Lax/);
});

test('crawlers are told in a text file what to leave alone', async () => {
  const response = await fetch(`${fixture().appUrl}/robots.txt`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).toBe('User-agent: *\nDisallow: /trpc/\n');
});

test("a store's keys are stored encrypted", async () => {
  await signIn(fixture());
  const dump: string[] = [];
  for (const table of ['stores', 'sessions', 'access_requests', 'connect_requests']) {
    const rows = await fixture().app.database.sql.unsafe(`select * from woo_bridge.${table}`);
    dump.push(JSON.stringify(rows));
  }
  expect(dump.join()).not.toContain(fixture().store.consumerSecret);
  expect(dump.join()).not.toContain(fixture().store.consumerKey);
});
