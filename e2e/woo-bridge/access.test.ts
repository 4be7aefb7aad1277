import { expect, test } from 'vitest';
import { Browser, refusalOf } from './browser.ts';
import { signIn, useScene } from './scene.ts';

let clock = 0;
const scene = useScene({ now: () => new Date(Date.now() + clock) });

const OWNER = { log: 'owner', pwd: 'owner-password' };

/** Logs in to the store's own pages and opens the page on which access is granted. */
async function openGrantPage(
  authorizeUrl: string,
): Promise<{ approve: string; deny: string; cookie: string }> {
  const { store } = scene();
  const login = await fetch(`${store.url}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...OWNER, redirect_to: authorizeUrl }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1).join(''))
    .join('; ');
  const page = await (await fetch(authorizeUrl, { headers: { cookie } })).text();
  const link = (kind: string) =>
    new RegExp(`class="[^"]*${kind}" href="([^"]+)"`).exec(page)?.[1]?.replaceAll('&amp;', '&') ??
    '';
  return { approve: link('wc-auth-approve'), deny: link('wc-auth-deny'), cookie };
}

/** Approves, as the owner does; the store posts its keys. @returns where the browser is sent */
async function grant(authorizeUrl: string): Promise<string> {
  const { approve, cookie } = await openGrantPage(authorizeUrl);
  const answer = await fetch(approve, { headers: { cookie }, redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

async function begin(browser: Browser): Promise<string> {
  const { url } = await browser.api.access.begin.mutate({ address: scene().store.url });
  return url;
}

/** Posts to the callback as anybody can. */
function postKeys(userId: string, keys: Partial<Record<string, unknown>> = {}): Promise<Response> {
  return fetch(`${scene().bridgeUrl}/access/callback`, {
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
  `${scene().bridgeUrl}/access/return?success=1&user_id=${encodeURIComponent(nonce)}`;

test('the owner lets the bridge in on the store’s own page', async () => {
  const browser = new Browser(scene().bridgeUrl);
  const found = await browser.api.access.look.mutate({ address: scene().store.url });
  expect(found).toMatchObject({ url: scene().store.url, canAuthorize: true });
  const back = await grant(await begin(browser));
  const answer = await browser.fetch(back);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${scene().bridgeUrl}/`);
  const { store, notice } = await browser.api.access.state.query();
  expect(notice).toBeNull();
  expect(store).toMatchObject({ host: new URL(scene().store.url).host, connected: false });
  expect((await browser.api.products.list.query({})).total).toBe(30);
});

test('a return link that was stolen opens nothing in another browser', async () => {
  const [owner, thief] = [new Browser(scene().bridgeUrl), new Browser(scene().bridgeUrl)];
  const back = await grant(await begin(owner));
  await begin(thief);
  await thief.fetch(back);
  expect(await thief.api.access.state.query()).toMatchObject({
    store: null,
    notice: { code: 'access_expired' },
  });
  // It is told once, and the owner's own browser still gets in.
  expect((await thief.api.access.state.query()).notice).toBeNull();
  await owner.fetch(back);
  expect((await owner.api.access.state.query()).store).not.toBeNull();
  // And once only.
  const { cookies } = owner;
  cookies.delete('wareword_bridge');
  await owner.fetch(back);
  expect((await owner.api.access.state.query()).store).toBeNull();
});

test('keys that nobody asked for are not taken', async () => {
  expect((await postKeys('guessed')).status).toBe(403);
  expect((await postKeys('x'.repeat(300))).status).toBe(403);
  const browser = new Browser(scene().bridgeUrl);
  const nonce = nonceOf(await begin(browser));
  expect((await postKeys(nonce, { consumer_key: 'no key' })).status).toBe(403);
  const huge = await postKeys(nonce, { padding: 'x'.repeat(100_000) });
  expect(huge.status).toBe(413);
});

test('forged keys are tried on the store, and do not sign in', async () => {
  const browser = new Browser(scene().bridgeUrl);
  const nonce = nonceOf(await begin(browser));
  expect((await postKeys(nonce)).status).toBe(200);
  await browser.fetch(returnOf(nonce));
  expect(await browser.api.access.state.query()).toMatchObject({
    store: null,
    notice: { code: 'keys_refused' },
  });
});

test('a repeated callback is not taken, so the store deletes its second key', async () => {
  const browser = new Browser(scene().bridgeUrl);
  const nonce = nonceOf(await begin(browser));
  expect((await postKeys(nonce)).status).toBe(200);
  expect((await postKeys(nonce)).status).toBe(403);
});

test('a callback that comes late is not taken', async () => {
  const browser = new Browser(scene().bridgeUrl);
  const nonce = nonceOf(await begin(browser));
  clock += 16 * 60_000;
  expect((await postKeys(nonce)).status).toBe(403);
});

test('keys that may only read are not enough', async () => {
  const browser = new Browser(scene().bridgeUrl);
  const nonce = nonceOf(await begin(browser));
  await postKeys(nonce, { key_permissions: 'read' });
  await browser.fetch(returnOf(nonce));
  expect((await browser.api.access.state.query()).notice).toMatchObject({ code: 'read_only_keys' });
});

test('an owner who says no is told that nothing happened', async () => {
  const browser = new Browser(scene().bridgeUrl);
  const { deny } = await openGrantPage(await begin(browser));
  await browser.fetch(deny);
  expect(await browser.api.access.state.query()).toMatchObject({
    store: null,
    notice: { code: 'access_denied' },
  });
});

test('pasted keys that are wrong, of another store, or read-only are refused', async () => {
  const { store } = scene();
  const browser = new Browser(scene().bridgeUrl);
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

test('a browser that proved nothing reads and changes nothing', async () => {
  const browser = new Browser(scene().bridgeUrl);
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

test('who signs out, or is signed in to a second store, has no session for the first', async () => {
  const browser = await signIn(scene());
  const old = new Map(browser.cookies);
  await browser.api.access.signOut.mutate();
  const copy = new Browser(scene().bridgeUrl);
  for (const [name, value] of old) copy.cookies.set(name, value);
  expect((await copy.api.access.state.query()).store).toBeNull();
});

test('calls from other sites are refused', async () => {
  const browser = await signIn(scene());
  const call = (headers: Record<string, string>, body = '{}') =>
    browser.fetch(`${scene().bridgeUrl}/trpc/access.signOut`, { method: 'POST', headers, body });
  const json = { 'content-type': 'application/json' };
  expect((await call({ ...json, origin: 'https://evil.example' })).status).toBe(403);
  expect((await call({ ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await call({ 'content-type': 'text/plain' })).status).toBe(403);
  expect((await browser.api.access.state.query()).store).not.toBeNull();
});

test('no page may be shown in a frame, and cookies are out of reach', async () => {
  const answer = await fetch(`${scene().bridgeUrl}/`);
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const browser = await signIn(scene());
  expect(browser.cookies.get('wareword_bridge')).toMatch(/^[\w-]{43}$/);
  const { consumerKey, consumerSecret, url } = scene().store;
  const response = await fetch(`${scene().bridgeUrl}/trpc/access.pasteKeys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address: url, consumerKey, consumerSecret }),
  });
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly/);
  expect(response.headers.get('set-cookie')).toMatch(/SameSite=Lax/);
});

test('keys and tokens lie in the database only as what cannot be read', async () => {
  await signIn(scene());
  const dump: string[] = [];
  for (const table of ['stores', 'sessions', 'access_requests', 'connect_requests']) {
    const rows = await scene().bridge.database.sql.unsafe(`select * from woo_bridge.${table}`);
    dump.push(JSON.stringify(rows));
  }
  expect(dump.join()).not.toContain(scene().store.consumerSecret);
  expect(dump.join()).not.toContain(scene().store.consumerKey);
});
