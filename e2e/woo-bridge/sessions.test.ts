import { expect, test } from 'vitest';
import { connect, liveStoreTokens, setUpFixture, signIn, useFixture } from './fixture.ts';
import { Browser, refusalOf } from './browser.ts';

let clock = 0;
const fixture = useFixture({ now: () => new Date(Date.now() + clock) });

const DAY_MS = 86_400_000;

async function isIn(browser: Browser): Promise<boolean> {
  return (await browser.api.access.state.query()).store !== null;
}

/** A browser with this user agent, signed in by pasting keys. */
async function signInAs(
  userAgent: string,
  keys: { readonly consumerKey: string; readonly consumerSecret: string },
): Promise<Browser> {
  const browser = new Browser(fixture().appUrl, { 'user-agent': userAgent });
  const { consumerKey, consumerSecret } = keys;
  const address = fixture().store.url;
  await browser.api.access.pasteKeys.mutate({ address, consumerKey, consumerSecret });
  return browser;
}

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

test('signing in with new keys ends the sessions of older keys, but not those of the same keys', async () => {
  const [one, two] = [await signIn(fixture()), await signIn(fixture())];
  expect([await isIn(one), await isIn(two)]).toEqual([true, true]);
  const three = await signIn(fixture(), fixture().store.addKey());
  expect([await isIn(one), await isIn(two), await isIn(three)]).toEqual([false, false, true]);
  expect(await refusalOf(one.api.products.list.query({}))).toMatchObject({ status: 401 });
});

test('signed-in browsers are listed, and each can be signed out', async () => {
  const key = fixture().store.addKey();
  const desk = await signInAs(WINDOWS, key);
  const phone = await signInAs(IPHONE, key);
  const tablet = await signInAs('x'.repeat(5_000), key);
  const list = await desk.api.access.sessions.query();
  expect(list.map(({ browser, os, isCurrent }) => [browser, os, isCurrent]).sort()).toEqual([
    [null, null, false],
    ['Chrome', 'Windows', true],
    ['Safari', 'iOS', false],
  ]);
  expect(list[0]).toMatchObject({ address: '127.0.0.1' });
  expect(JSON.stringify(list)).not.toContain([...desk.cookies.values()][0]);
  const id = list.find(({ browser }) => browser === 'Safari')?.id;
  await desk.api.access.endSessions.mutate({ id });
  expect([await isIn(desk), await isIn(phone), await isIn(tablet)]).toEqual([true, false, true]);
  await desk.api.access.endSessions.mutate({});
  expect([await isIn(desk), await isIn(tablet)]).toEqual([true, false]);
  expect(await desk.api.access.sessions.query()).toHaveLength(1);
});

test('a store has 100 sessions; the next sign-in ends the one that was not used for longest', async () => {
  const key = fixture().store.addKey();
  const first = await signIn(fixture(), key);
  const second = await signIn(fixture(), key);
  const { sql } = fixture().app.database;
  await sql`update woo_bridge.sessions set seen_at = now() - interval '1 hour'`;
  expect(await isIn(second)).toBe(true);
  await sql`
    insert into woo_bridge.sessions (hash, store_id, expires_at)
    select 'other-' || n, store_id, expires_at
    from (select store_id, expires_at from woo_bridge.sessions limit 1) s, generate_series(1, 98) n
  `;
  const last = await signIn(fixture(), key);
  expect([await isIn(first), await isIn(second), await isIn(last)]).toEqual([false, true, true]);
  expect(await last.api.access.sessions.query()).toHaveLength(100);
});

test('a session can end others only shortly after sign-in, so a stolen cookie cannot', async () => {
  const key = fixture().store.addKey();
  const [desk, phone] = [await signIn(fixture(), key), await signIn(fixture(), key)];
  clock += 11 * 60_000;
  const id = (await desk.api.access.sessions.query()).find(({ isCurrent }) => !isCurrent)?.id;
  for (const input of [{ id }, {}]) {
    expect(await refusalOf(desk.api.access.endSessions.mutate(input))).toMatchObject({
      code: 'sign_in_again',
    });
  }
  expect([await isIn(desk), await isIn(phone)]).toEqual([true, true]);
  const again = await signIn(fixture(), fixture().store.addKey());
  expect([await isIn(desk), await isIn(phone), await isIn(again)]).toEqual([false, false, true]);
});

test('no one can list or end the sessions of another store', async () => {
  const other = await setUpFixture();
  try {
    const stranger = await signIn(other);
    const owner = await signIn(fixture(), fixture().store.addKey());
    const [session] = await owner.api.access.sessions.query();
    await stranger.api.access.endSessions.mutate({ id: session?.id });
    expect(await isIn(owner)).toBe(true);
    const visitor = new Browser(fixture().appUrl);
    expect(await refusalOf(visitor.api.access.sessions.query())).toMatchObject({ status: 401 });
  } finally {
    await other.stop();
  }
});

test('a session expires after a week without use, and after 30 days in any case', async () => {
  const key = fixture().store.addKey();
  const [used, idle] = [await signIn(fixture(), key), await signIn(fixture(), key)];
  for (let day = 0; day < 29; day += 6) {
    clock += 6 * DAY_MS;
    expect(await isIn(used)).toBe(day < 24);
  }
  expect(await isIn(idle)).toBe(false);
});

test('new keys end and revoke the connection if no browser was signed in, since the domain may have a new owner', async () => {
  const key = fixture().store.addKey();
  const owner = await signIn(fixture(), key);
  const account = await connect(fixture(), owner);
  const isConnected = async (browser: Browser) =>
    (await browser.api.access.state.query()).store?.connected;
  const another = await signIn(fixture(), fixture().store.addKey());
  expect(await isConnected(another)).toBe(true);
  expect(await liveStoreTokens(fixture(), account)).toBe(1);
  clock += 8 * DAY_MS;
  const last = fixture().store.addKey();
  expect(await isConnected(await signIn(fixture(), last))).toBe(false);
  expect(await liveStoreTokens(fixture(), account)).toBe(0);
  await connect(fixture(), await signIn(fixture(), last));
  clock += 8 * DAY_MS;
  // The same keys are the same owner's.
  expect(await isConnected(await signIn(fixture(), last))).toBe(true);
});

test('a sign-in with older keys that finishes after one with new keys opens no session', async () => {
  const { app, store } = fixture();
  const { sql } = app.database;
  const [older, newer] = [store.addKey(), store.addKey()];
  await signIn(fixture(), older);
  const held = async (count: number) => {
    await expect
      .poll(async () => {
        const [row] = await sql<{ waiting: number }[]>`
          select count(*)::int as waiting from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`;
        return row?.waiting;
      })
      .toBe(count);
  };
  let late: Promise<Browser> | undefined;
  let owner: Promise<Browser> | undefined;
  // No session can be saved until this transaction ends.
  await sql.begin(async (transaction) => {
    await transaction`lock table woo_bridge.sessions in share row exclusive mode`;
    late = signIn(fixture(), older);
    await held(1);
    owner = signIn(fixture(), newer);
    await held(2);
  });
  const [lateBrowser, ownerBrowser] = await Promise.all([late, owner]);
  if (lateBrowser === undefined || ownerBrowser === undefined) throw new Error('Nobody signed in.');
  expect([await isIn(lateBrowser), await isIn(ownerBrowser)]).toEqual([false, true]);
});
