import { Session } from '@shopify/shopify-api';
import { StoreError } from '@wareword/publishing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAdminApi, RUN, type AdminApiParts } from '../../src/admin-api/index.ts';
import { FIND_NAMES } from '../../src/catalog/operations.ts';
import { openProcess, openFixture, type OtherProcess, type Fixture } from '../fixture.ts';

const SHOP = 'oak-and-linen.myshopify.com';

let fixture: Fixture;
let one: OtherProcess;
let other: OtherProcess;
beforeAll(async () => {
  fixture = await openFixture({ shops: [{ name: 'oak-and-linen', installed: true }] });
  one = openProcess(fixture);
  other = openProcess(fixture);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await fixture.close();
});

beforeEach(async () => {
  fixture.shopify.clearFaults();
  await fixture.sql`truncate shopify_app.sessions`;
  await fixture.ask(fixture.framed('/app'));
});

const callShopify = (process: AdminApiParts) =>
  openAdminApi(process, SHOP, RUN).call(FIND_NAMES, { after: null, query: null });

/** The session as it would be some minutes later. */
async function age(minutes: number): Promise<void> {
  await fixture.sql`
    update shopify_app.sessions set expires = expires - make_interval(mins => ${minutes})
  `;
}

async function tokenOf(process: OtherProcess): Promise<string | undefined> {
  return (await process.tokens.current(SHOP))?.accessToken;
}

describe('a token that is about to expire', () => {
  test('is renewed once, however many processes need it at the same time', async () => {
    await age(57);
    const before = one.refreshes() + other.refreshes();
    const tokens = await Promise.all([one, other, one, other].map(tokenOf));
    expect(new Set(tokens).size).toBe(1);
    expect(one.refreshes() + other.refreshes() - before).toBe(1);
    expect((await callShopify(one)).data.products.nodes.length).toBeGreaterThan(0);
  });

  test('is renewed by a page as well as by a run, not exchanged again', async () => {
    await age(57);
    const { exchanges } = fixture.shopify.tokens.counts;
    await fixture.ask(fixture.framed('/app'));
    expect(fixture.shopify.tokens.counts.exchanges).toBe(exchanges);
  });

  test("is still used while Shopify's token endpoint is down", async () => {
    await age(57);
    fixture.shopify.fail({ fault: { do: 'html', status: 503 }, match: 'access_token' });
    expect((await callShopify(one)).data.products.nodes.length).toBeGreaterThan(0);
  });

  test('and has expired in the meantime makes a run wait, not fail', async () => {
    await age(120);
    fixture.shopify.fail({ fault: { do: 'drop' }, match: 'access_token' });
    await expect(callShopify(one)).rejects.toMatchObject({
      kind: 'transient',
      code: 'shopify_unreachable',
    });
    fixture.shopify.clearFaults();
    expect((await callShopify(one)).data.products.nodes.length).toBeGreaterThan(0);
  });

  test('without a known expiry is renewed before it is used', async () => {
    await fixture.sql`update shopify_app.sessions set expires = null`;
    const before = one.refreshes();
    expect((await callShopify(one)).data.products.nodes.length).toBeGreaterThan(0);
    expect(one.refreshes() - before).toBe(1);
    await callShopify(one);
    expect(one.refreshes() - before).toBe(1);
  });

  test('that Shopify renews without an expiry counts as valid for an hour', async () => {
    const session = await one.storage.loadSession(`offline_${SHOP}`);
    if (session === undefined) throw new Error('The shop has a session.');
    const { id, shop, state, isOnline } = session;
    await one.tokens.storage.storeSession(new Session({ id, shop, state, isOnline }));
    const [row] =
      await fixture.sql`select expires > now() + interval '50 minutes' as later from shopify_app.sessions`;
    expect(row).toEqual({ later: true });
  });
});

describe('a token that Shopify refuses', () => {
  test('while another process has a newer one is replaced by that', async () => {
    const refused = (await one.tokens.current(SHOP))?.accessToken ?? '';
    const newer = await other.tokens.afterRefusal(SHOP, refused);
    const before = one.refreshes();
    expect((await one.tokens.afterRefusal(SHOP, refused))?.accessToken).toBe(newer?.accessToken);
    expect(newer?.accessToken).not.toBe(refused);
    expect(one.refreshes()).toBe(before);
  });

  test('in two processes at once is renewed once', async () => {
    const refused = (await one.tokens.current(SHOP))?.accessToken ?? '';
    const before = one.refreshes() + other.refreshes();
    const sessions = await Promise.all(
      [one, other].map(({ tokens }) => tokens.afterRefusal(SHOP, refused)),
    );
    expect(new Set(sessions.map((session) => session?.accessToken)).size).toBe(1);
    expect(one.refreshes() + other.refreshes() - before).toBe(1);
  });

  test('is renewed once; a second rejection ends the access', async () => {
    fixture.shopify.fail({
      fault: { do: 'respond', status: 401, body: '{"errors":"Invalid token"}' },
      times: 1,
    });
    const before = one.refreshes();
    expect((await callShopify(one)).data.products.nodes.length).toBeGreaterThan(0);
    expect(one.refreshes() - before).toBe(1);
    fixture.shopify.fail({
      fault: { do: 'respond', status: 401, body: '{"errors":"Invalid token"}' },
      times: 2,
    });
    await expect(callShopify(one)).rejects.toMatchObject({
      kind: 'access_denied',
      code: 'access_lost',
    });
    await expect(callShopify(one)).rejects.toBeInstanceOf(StoreError);
    // The next page obtains new access by itself.
    await fixture.ask(fixture.framed('/app'));
    expect((await callShopify(one)).data.products.nodes.length).toBeGreaterThan(0);
  });

  test('and that can no longer be renewed ends the access until a page is opened', async () => {
    fixture.shopify.tokens.revoke(SHOP);
    await expect(callShopify(one)).rejects.toMatchObject({
      kind: 'access_denied',
      code: 'access_lost',
    });
    expect(await fixture.sql`select from shopify_app.sessions`).toHaveLength(0);
  });
});

test('a session that cannot be decrypted is obtained again by the next page', async () => {
  await fixture.sql`update shopify_app.sessions set access_token = '1.00000000.abc'`;
  const { exchanges } = fixture.shopify.tokens.counts;
  await fixture.ask(fixture.framed('/app'));
  expect(fixture.shopify.tokens.counts.exchanges).toBe(exchanges + 1);
  expect((await callShopify(one)).data.products.nodes.length).toBeGreaterThan(0);
});
