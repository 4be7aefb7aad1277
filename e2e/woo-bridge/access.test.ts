import { expect, test } from 'vitest';
import { Browser, refusalOf } from './browser.ts';
import {
  grantedReturn,
  newestKeyEnd as newestKeyEndOf,
  openGrantPage as openPageOf,
} from './granting.ts';
import { useFixture } from './fixture.ts';

let clock = 0;
const fixture = useFixture({ now: () => new Date(Date.now() + clock) });

const openGrantPage = (authorizeUrl: string) => openPageOf(fixture().store, authorizeUrl);
const grant = (authorizeUrl: string) => grantedReturn(fixture().store, authorizeUrl);
const newestKeySuffix = () => newestKeyEndOf(fixture().store);

async function begin(browser: Browser): Promise<string> {
  const { url } = await browser.api.access.start.mutate({ address: fixture().store.url });
  return url;
}

/** Posts to the callback, which is open to anyone. */
function postKeys(userId: string, keys: Partial<Record<string, unknown>> = {}): Promise<Response> {
  return fetch(`${fixture().appUrl}/access/callback`, {
    method: 'POST',
    body: JSON.stringify({
      key_id: 1,
      user_id: userId,
      consumer_key: `ck_${'a'.repeat(40)}`,
      consumer_secret: `cs_${'b'.repeat(40)}`,
      key_permissions: 'read_write',
      ...keys,
    }),
  });
}

const nonceOf = (authorizeUrl: string) => new URL(authorizeUrl).searchParams.get('user_id') ?? '';
const returnOf = (nonce: string) =>
  `${fixture().appUrl}/access/return?success=1&user_id=${encodeURIComponent(nonce)}`;

test("the owner gives access on the store's own page", async () => {
  const browser = new Browser(fixture().appUrl);
  const found = await browser.api.access.look.mutate({ address: fixture().store.url });
  expect(found).toMatchObject({ url: fixture().store.url, canAuthorize: true });
  const back = await grant(await begin(browser));
  const response = await browser.fetch(back);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${fixture().appUrl}/`);
  expect(await browser.api.access.state.query()).toEqual({
    store: null,
    waiting: {
      storeUrl: fixture().store.url,
      keysUrl: `${fixture().store.url}/wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys`,
    },
    notice: null,
  });
  await browser.api.access.confirm.mutate({
    storeUrl: fixture().store.url,
    code: `…${newestKeySuffix().toUpperCase()} `,
  });
  const { store, waiting, notice } = await browser.api.access.state.query();
  expect([waiting, notice]).toEqual([null, null]);
  expect(store).toMatchObject({ host: new URL(fixture().store.url).host, connected: false });
  expect((await browser.api.products.list.query({})).total).toBe(30);
});

test('an approval in another browser ends the request, without access for the first browser', async () => {
  const [attacker, owner] = [new Browser(fixture().appUrl), new Browser(fixture().appUrl)];
  const sent = await begin(attacker);
  const back = await grant(sent);
  await owner.fetch(back);
  const { notice, store, waiting } = await owner.api.access.state.query();
  expect({ store, waiting }).toEqual({ store: null, waiting: null });
  expect(notice).toMatchObject({
    code: 'access_other_browser',
    link: `${fixture().store.url}/wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys`,
  });
  // It is reported once.
  expect((await owner.api.access.state.query()).notice).toBeNull();
  await attacker.fetch(back);
  expect(await attacker.api.access.state.query()).toMatchObject({
    store: null,
    waiting: null,
    notice: { code: 'access_expired' },
  });
  const confirm = attacker.api.access.confirm.mutate({
    storeUrl: fixture().store.url,
    code: newestKeySuffix(),
  });
  expect(await refusalOf(confirm)).toMatchObject({ code: 'access_expired' });
});

test('a browser that returns before the one that approved, or in its place, cannot confirm the key', async () => {
  const attacker = new Browser(fixture().appUrl);
  const { approve, cookie } = await openGrantPage(await begin(attacker));
  // The attacker changed the return URL, so the owner never returns here.
  const sent = new URL(approve);
  sent.searchParams.set('return_url', 'http://thanks.example/');
  await fetch(sent, { headers: { cookie }, redirect: 'manual' });
  await attacker.fetch(returnOf(nonceOf(approve)));
  expect((await attacker.api.access.state.query()).waiting).not.toBeNull();
  const guess = (code: string) =>
    refusalOf(attacker.api.access.confirm.mutate({ storeUrl: fixture().store.url, code }));
  for (const code of ['', '0', 'ck_', '0000000']) {
    expect(await guess(code)).toMatchObject({ code: 'wrong_code' });
  }
  expect(await guess('1111111')).toMatchObject({ code: 'access_expired' });
  expect(await guess(newestKeySuffix())).toMatchObject({ code: 'access_expired' });
  expect(await attacker.api.access.state.query()).toMatchObject({ store: null, waiting: null });
});

test('guesses that are checked at the same time are not more than those one after the other', async () => {
  const owner = new Browser(fixture().appUrl);
  await owner.fetch(await grant(await begin(owner)));
  // Five are being checked, and none has ended the request yet.
  await fixture().app.database.sql`update woo_bridge.access_requests set wrong_codes = 5`;
  const guess = owner.api.access.confirm.mutate({
    storeUrl: fixture().store.url,
    code: newestKeySuffix(),
  });
  expect(await refusalOf(guess)).toMatchObject({ code: 'access_expired' });
});

test("the key's last characters work once, and only in the browser that started", async () => {
  const [owner, other] = [new Browser(fixture().appUrl), new Browser(fixture().appUrl)];
  const back = await grant(await begin(owner));
  await begin(other);
  await owner.fetch(back);
  // The question survives a reload.
  await owner.fetch(back);
  const code = newestKeySuffix();
  expect(
    await refusalOf(other.api.access.confirm.mutate({ storeUrl: fixture().store.url, code })),
  ).toMatchObject({
    code: 'access_expired',
  });
  const cookies = [...owner.cookies];
  await owner.api.access.confirm.mutate({ storeUrl: fixture().store.url, code });
  expect((await owner.api.access.state.query()).store).not.toBeNull();
  for (const [name, value] of cookies) other.cookies.set(name, value);
  expect(
    await refusalOf(other.api.access.confirm.mutate({ storeUrl: fixture().store.url, code })),
  ).toMatchObject({
    code: 'access_expired',
  });
});

test('canceling discards the keys', async () => {
  const browser = new Browser(fixture().appUrl);
  const back = await grant(await begin(browser));
  await browser.fetch(back);
  await browser.api.access.cancel.mutate({ storeUrl: fixture().store.url });
  await browser.fetch(back);
  expect(await browser.api.access.state.query()).toMatchObject({
    store: null,
    waiting: null,
    notice: { code: 'access_expired' },
  });
});

test('a store address with a NUL character is malformed', async () => {
  const browser = new Browser(fixture().appUrl);
  await begin(browser);
  const storeUrl = `${fixture().store.url}\0`;
  const { cancel, confirm } = browser.api.access;
  const malformed = { status: 400, code: undefined, message: 'This request is malformed.' };
  expect(await refusalOf(cancel.mutate({ storeUrl }))).toEqual(malformed);
  expect(await refusalOf(confirm.mutate({ storeUrl, code: 'a' }))).toEqual(malformed);
});

test('unrequested keys are rejected', async () => {
  expect((await postKeys('guessed')).status).toBe(403);
  expect((await postKeys('x'.repeat(300))).status).toBe(403);
  const browser = new Browser(fixture().appUrl);
  const nonce = nonceOf(await begin(browser));
  expect((await postKeys(nonce, { consumer_key: 'no key' })).status).toBe(403);
  const huge = await postKeys(nonce, { padding: 'x'.repeat(100_000) });
  expect(huge.status).toBe(413);
});

test('forged keys are verified with the store, and do not sign in', async () => {
  const browser = new Browser(fixture().appUrl);
  const nonce = nonceOf(await begin(browser));
  expect((await postKeys(nonce)).status).toBe(200);
  await browser.fetch(returnOf(nonce));
  const confirm = browser.api.access.confirm.mutate({
    storeUrl: fixture().store.url,
    code: 'aaaaaaa',
  });
  expect(await refusalOf(confirm)).toMatchObject({ code: 'keys_refused' });
  expect(await browser.api.access.state.query()).toMatchObject({ store: null, waiting: null });
});

test('a repeated callback is rejected, so the store deletes its second key', async () => {
  const browser = new Browser(fixture().appUrl);
  const nonce = nonceOf(await begin(browser));
  expect((await postKeys(nonce)).status).toBe(200);
  expect((await postKeys(nonce)).status).toBe(403);
});

test('a late callback is rejected', async () => {
  const browser = new Browser(fixture().appUrl);
  const nonce = nonceOf(await begin(browser));
  clock += 16 * 60_000;
  expect((await postKeys(nonce)).status).toBe(403);
});

test('the last characters of the key are accepted for ten minutes', async () => {
  const browser = new Browser(fixture().appUrl);
  await browser.fetch(await grant(await begin(browser)));
  clock += 11 * 60_000;
  const confirm = browser.api.access.confirm.mutate({
    storeUrl: fixture().store.url,
    code: newestKeySuffix(),
  });
  expect(await refusalOf(confirm)).toMatchObject({ code: 'access_expired' });
});

test('read-only keys are rejected', async () => {
  const browser = new Browser(fixture().appUrl);
  const nonce = nonceOf(await begin(browser));
  await postKeys(nonce, { key_permissions: 'read' });
  await browser.fetch(returnOf(nonce));
  expect((await browser.api.access.state.query()).notice).toMatchObject({ code: 'read_only_keys' });
});

test('an owner who declines sees that nothing changed', async () => {
  const browser = new Browser(fixture().appUrl);
  const { deny } = await openGrantPage(await begin(browser));
  await browser.fetch(deny);
  expect(await browser.api.access.state.query()).toMatchObject({
    store: null,
    notice: { code: 'access_denied' },
  });
});

test('pasted keys that are wrong, of another store, or read-only are rejected', async () => {
  const { store } = fixture();
  const browser = new Browser(fixture().appUrl);
  const paste = (consumerKey: string, consumerSecret: string) =>
    refusalOf(
      browser.api.access.pasteKeys.mutate({ address: store.url, consumerKey, consumerSecret }),
    );
  expect(await paste(`ck_${'0'.repeat(40)}`, store.consumerSecret)).toMatchObject({
    code: 'keys_refused',
  });
  const readOnly = store.addKey({ permissions: 'read' });
  expect(await paste(readOnly.consumerKey, readOnly.consumerSecret)).toMatchObject({
    code: 'read_only_keys',
  });
  expect((await browser.api.access.state.query()).store).toBeNull();
});
