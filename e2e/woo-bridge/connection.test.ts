import { expect, test } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { takeDatabaseAway } from '../../backend/test/database.ts';
import { until } from '../faults/until.ts';
import { refusalOf } from './browser.ts';
import {
  approve,
  connect,
  liveStoreTokens,
  products,
  signIn,
  startRun,
  useFixture,
} from './fixture.ts';

let clock = 0;
const fixture = useFixture({ now: () => new Date(Date.now() + clock) });

test('a connection shows plan, credits and brands, and is revoked on disconnect', async () => {
  const browser = await signIn(fixture());
  expect(await browser.api.connection.status.query()).toMatchObject({
    connected: false,
    problem: null,
  });
  const account = await connect(fixture(), browser, 'pro');
  const status = await browser.api.connection.status.query();
  expect(status).toMatchObject({
    connected: true,
    account: { email: account.email, plan: 'pro' },
    usage: { used: 0, limit: 100, remaining: 100 },
    capabilities: { bulk: true },
  });
  expect(status.tokenPrefix).toMatch(/^ww_plg_/);
  expect(await liveStoreTokens(fixture(), account)).toBe(1);
  expect(await browser.api.connection.disconnect.mutate()).toEqual({ revokeUrl: null });
  expect(await liveStoreTokens(fixture(), account)).toBe(0);
  expect((await browser.api.connection.status.query()).connected).toBe(false);
});

test('disconnecting deletes the token while the service is down, and says where to revoke it', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const { service } = fixture();
  const giveBack = await takeDatabaseAway(service.databaseUrl);
  try {
    expect(await browser.api.connection.disconnect.mutate()).toEqual({
      revokeUrl: `${service.baseUrl}/stores`,
    });
  } finally {
    await giveBack();
  }
  expect((await browser.api.connection.status.query()).connected).toBe(false);
});

test('removing the store revokes its connection', async () => {
  const browser = await signIn(fixture());
  const account = await connect(fixture(), browser);
  expect(await browser.api.access.removeStore.mutate()).toEqual({ revokeUrl: null });
  expect(await liveStoreTokens(fixture(), account)).toBe(0);
});

test("the connect page's URL has state, PKCE and a return URL on the store's own origin", async () => {
  const browser = await signIn(fixture());
  const { url, returnMethod } = await browser.api.connection.start.mutate();
  const asked = new URL(url).searchParams;
  expect(returnMethod).toBe('pasted');
  expect(asked.get('site')).toBe(fixture().store.url);
  expect(asked.get('platform')).toBe('woocommerce');
  expect(asked.get('return_url')).toBe(`${fixture().store.url}/`);
  expect(asked.get('state')).toMatch(/^[\w-]{43}$/);
  expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect(asked.get('code_challenge_method')).toBe('S256');
});

test('with the plugin installed in the store, the browser returns automatically', async () => {
  const { store, appUrl } = fixture();
  store.settings.returnPlugin = { appUrl };
  try {
    const browser = await signIn(fixture());
    const account = await createAccount(fixture().service.database);
    const { url, returnMethod } = await browser.api.connection.start.mutate();
    expect(returnMethod).toBe('plugin');
    const back = await approve(fixture(), account, url);
    expect(back.origin).toBe(new URL(store.url).origin);
    const sentOn = await browser.fetch(back.href);
    const arrived = await browser.fetch(sentOn.headers.get('location') ?? '');
    expect(arrived.headers.get('location')).toBe(`${appUrl}/`);
    expect((await browser.api.access.state.query()).store).toMatchObject({ connected: true });
  } finally {
    store.settings.returnPlugin = undefined;
  }
});

test('a state from another browser is rejected', async () => {
  const [owner, other] = [await signIn(fixture()), await signIn(fixture())];
  const account = await createAccount(fixture().service.database);
  await owner.api.connection.disconnect.mutate();
  const { url } = await owner.api.connection.start.mutate();
  await other.api.connection.start.mutate();
  const address = (await approve(fixture(), account, url)).href;
  expect(await refusalOf(other.api.connection.finishPasted.mutate({ address }))).toMatchObject({
    code: 'connect_expired',
  });
  // That did not use up the owner's own state.
  await owner.api.connection.finishPasted.mutate({ address });
  expect(await refusalOf(owner.api.connection.finishPasted.mutate({ address }))).toMatchObject({
    code: 'connect_expired',
  });
});

test('a state expires after ten minutes', async () => {
  const browser = await signIn(fixture());
  const account = await createAccount(fixture().service.database);
  const { url } = await browser.api.connection.start.mutate();
  const address = (await approve(fixture(), account, url)).href;
  clock += 10 * 60_000 + 1000;
  expect(await refusalOf(browser.api.connection.finishPasted.mutate({ address }))).toMatchObject({
    code: 'connect_expired',
  });
});

test('a pasted text that is not a return URL, or has a wrong code, is refused', async () => {
  const browser = await signIn(fixture());
  const finish = (address: string) =>
    refusalOf(browser.api.connection.finishPasted.mutate({ address }));
  expect(await finish('hello')).toMatchObject({ code: 'connect_expired' });
  const { url } = await browser.api.connection.start.mutate();
  const state = new URL(url).searchParams.get('state') ?? '';
  expect(await finish(`${fixture().store.url}/?ww_code=wrong&state=${state}`)).toMatchObject({
    code: 'connect_expired',
  });
});

test('an owner who cancels on the connect page sees that nothing changed', async () => {
  const browser = await signIn(fixture());
  const { url } = await browser.api.connection.start.mutate();
  const state = new URL(url).searchParams.get('state') ?? '';
  const address = `${fixture().store.url}/?error=access_denied&state=${state}`;
  expect(await refusalOf(browser.api.connection.finishPasted.mutate({ address }))).toMatchObject({
    code: 'connect_denied',
  });
});

test('a revoked token is reported as such, and no run starts with it', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  await fixture().service.database.sql`update tokens set revoked_at = now() where scope = 'plugin'`;
  const { problem } = await browser.api.connection.status.query();
  expect(problem).toMatchObject({ code: 'token_revoked' });
  expect(await refusalOf(startRun(browser, products(1)))).toMatchObject({ code: 'token_revoked' });
});

test('a sent listing that a revoked token cannot dismiss is not an outage', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  await fixture().service.database.sql`
    update tokens set revoked_at = now() where scope = 'plugin' and revoked_at is null`;
  const listingId = `lst_${'0'.repeat(26)}`;
  expect(await refusalOf(browser.api.sent.dismiss.mutate({ listingId }))).toMatchObject({
    code: 'token_revoked',
    message:
      'This connection was revoked in Wareword. Your runs are saved. Connect your store again to continue.',
  });
});

test('a used-up allowance links to the plans', async () => {
  const browser = await signIn(fixture());
  const account = await connect(fixture(), browser, 'free');
  const { sql } = fixture().service.database;
  await sql`
    insert into usage_counters (workspace_id, period, used)
    values (${account.workspaceId}, date_trunc('month', now() at time zone 'utc')::date, 3)
  `;
  const { problem, upgradeUrl } = await browser.api.connection.status.query();
  expect(problem).toMatchObject({ code: 'usage_limit_reached', link: upgradeUrl });
  expect(upgradeUrl).toContain('/pricing');
});

test('a plan without bulk writes one product at a time', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser, 'free');
  expect(await refusalOf(startRun(browser, products(1, 2)))).toMatchObject({
    code: 'bulk_not_allowed',
  });
  expect(await refusalOf(startRun(browser, { all: {} }))).toMatchObject({
    code: 'bulk_not_allowed',
  });
  const {
    products: [first],
  } = await browser.api.products.list.query({});
  expect(await startRun(browser, products(first?.id ?? ''))).toMatch(/^run_/);
});

test.each(['removed', 'left'] as const)(
  'a store that is %s while its connection is being finished gets no token, and the service keeps none',
  async (how) => {
    const browser = await signIn(fixture());
    await browser.api.connection.disconnect.mutate();
    const { service, app } = fixture();
    const account = await createAccount(service.database);
    const { url } = await browser.api.connection.start.mutate();
    const address = (await approve(fixture(), account, url)).href;
    const { sql } = service.database;
    const finished = await sql.begin(async (tx) => {
      await tx`select 1 from connect_codes for update`;
      const refusal = refusalOf(browser.api.connection.finishPasted.mutate({ address }));
      await until('the exchange waits', async () => {
        const waiting = await sql`
          select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
        `;
        return waiting.length > 0;
      });
      if (how === 'removed') await browser.api.access.removeStore.mutate();
      else await browser.api.access.signOut.mutate();
      return { refusal };
    });
    expect(await finished.refusal).toMatchObject({ status: 401, code: 'connect_not_saved' });
    const [saved] = await app.database.sql`select token from woo_bridge.stores`;
    expect(saved).toEqual({ token: null });
    expect(await liveStoreTokens(fixture(), account)).toBe(0);
  },
);

test('a store sees ten connected stores at most, and only those of its own domain', async () => {
  const browser = await signIn(fixture());
  const { store, app } = fixture();
  const { sql } = app.database;
  const { origin } = new URL(store.url);
  const add = (urls: readonly string[]) => sql`
    insert into woo_bridge.stores (id, url, name, token)
    select 'sto_' || md5(url), url, 'Another', 'sealed' from unnest(${sql.array([...urls])}::text[]) url
  `;
  const inFolders = Array.from({ length: 11 }, (_, index) => `${origin}/shop-${10 + index}`);
  await add([`${origin}.example`, `${origin}0`, ...inFolders]);
  const { connected } = await browser.api.connection.domain.query();
  expect(connected).toEqual(inFolders.slice(0, 10).map((url) => url.replace('http://', '')));
  await sql`delete from woo_bridge.stores where name = 'Another'`;
});
