import { createHmac, hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Shop } from '../../src/load-context/index.ts';
import { openPages, openFixture, SHOP, type Pages, type Fixture } from '../fixture.ts';
import { startWareword, TOKEN, type Wareword } from '../wareword.ts';

let fixture: Fixture;
let wareword: Wareword;
let pages: Pages;
let now = new Date();
beforeAll(async () => {
  wareword = await startWareword();
  fixture = await openFixture({
    shops: [{ name: 'oak-and-linen', installed: true }],
    settings: { WAREWORD_URL: wareword.url },
  });
  pages = await openPages(fixture, { now: () => now });
});
afterAll(async () => {
  await pages.close();
  await fixture.close();
  await wareword.close();
});

beforeEach(async () => {
  now = new Date();
  Object.assign(wareword, { plan: 'pro', remaining: 90, fault: undefined });
  await fixture.sql`truncate shopify_app.sessions, shopify_app.shops cascade`;
});

async function begin(shop: Shop): Promise<URL> {
  const outcome = await shop.startConnect();
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return new URL(outcome.value.url);
}

let codes = 0;
/** What the service and Shopify add to the return URL. */
function returnFromService(begun: URL, code = `code-${(codes += 1)}`): URLSearchParams {
  const state = begun.searchParams.get('state') ?? '';
  return new URLSearchParams({ ww_code: code, state, shop: SHOP, embedded: '1', host: 'x' });
}

const NONE = { token: null, token_prefix: null, connected_at: null };

async function savedConnection(): Promise<unknown> {
  const [row] = await fixture.sql`select token, token_prefix, connected_at from shopify_app.shops`;
  return row;
}

test("connecting starts at the service, and returns through the store's admin", async () => {
  const asked = (await begin(await pages.as(1))).searchParams;
  expect(asked.get('site')).toBe(`https://${SHOP}`);
  expect(asked.get('platform')).toBe('shopify');
  expect(asked.get('return_url')).toBe(
    `https://${SHOP}/admin/apps/${fixture.shopify.apiKey}/app/connect/return`,
  );
});

test('connecting sends the proof that only this server has, and saves the token encrypted', async () => {
  const shop = await pages.as(1);
  const begun = await begin(shop);
  expect(await shop.finishConnect(returnFromService(begun))).toEqual({ ok: true, value: null });
  const { code_verifier: verifier, site } = wareword.exchanges.at(-1) ?? {};
  expect(site).toBe(`https://${SHOP}`);
  expect(hash('sha256', String(verifier), 'base64url')).toBe(
    begun.searchParams.get('code_challenge'),
  );
  const [row] = await fixture.sql`select token, token_prefix from shopify_app.shops`;
  expect(row?.['token']).toMatch(/^1\./);
  const connection = await (await pages.as(1)).connection();
  expect(connection).toMatchObject({
    ok: true,
    value: {
      state: 'connected',
      account: { email: 'owner@example.com', plan: 'Pro' },
      usage: { remaining: 90, limit: 100 },
      bulk: true,
      plansUrl: null,
    },
  });
});

test("connecting fails with another staff member's state, a used one, or an expired one", async () => {
  const [owner, staff] = await Promise.all([pages.as(1), pages.as(2)]);
  const begun = await begin(owner);
  const exchanges = wareword.exchanges.length;
  const expired = { ok: false, problem: { code: 'connect_expired' } };
  expect(await staff.finishConnect(returnFromService(begun))).toMatchObject(expired);
  now = new Date(now.getTime() + 11 * 60_000);
  expect(await owner.finishConnect(returnFromService(begun))).toMatchObject(expired);
  expect(wareword.exchanges.length).toBe(exchanges);
  now = new Date();
  const again = await begin(owner);
  const outcomes = await Promise.all([
    owner.finishConnect(returnFromService(again, 'same')),
    owner.finishConnect(returnFromService(again, 'same')),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(wareword.exchanges.length).toBe(exchanges + 1);
});

test('connecting says what is wrong if the owner declined, the code is wrong, or the service is down', async () => {
  const shop = await pages.as(1);
  const declined = new URLSearchParams({
    error: 'access_denied',
    state: (await begin(shop)).searchParams.get('state') ?? '',
  });
  expect(await shop.finishConnect(declined)).toMatchObject({ problem: { code: 'connect_denied' } });
  wareword.fault = { status: 400, code: 'invalid_code' };
  expect(await shop.finishConnect(returnFromService(await begin(shop)))).toMatchObject({
    problem: { code: 'connect_expired', link: { href: '/app/connect' } },
  });
  wareword.fault = { status: 403, code: 'store_taken' };
  expect(await shop.finishConnect(returnFromService(await begin(shop)))).toMatchObject({
    problem: {
      code: 'store_taken',
      title: 'Connected to another account',
      link: { href: '/app/connect' },
    },
  });
  wareword.fault = { status: 503, code: 'internal_error' };
  expect(await shop.finishConnect(returnFromService(await begin(shop)))).toMatchObject({
    problem: { code: 'connect_failed' },
  });
});

test('disconnecting deletes the token here and revokes it', async () => {
  const shop = await pages.as(1);
  await shop.finishConnect(returnFromService(await begin(shop)));
  const earlier = wareword.revocations.length;
  expect(await (await pages.as(1)).disconnect()).toEqual({ ok: true, value: { revokeUrl: null } });
  expect(wareword.revocations.slice(earlier)).toEqual([TOKEN]);
  expect(await savedConnection()).toEqual(NONE);
  expect(await (await pages.as(1)).connection()).toMatchObject({
    value: { state: 'disconnected' },
  });
});

test('disconnecting deletes the token even if it cannot be revoked, and says where to revoke it', async () => {
  const shop = await pages.as(1);
  await shop.finishConnect(returnFromService(await begin(shop)));
  wareword.fault = { status: 503, code: 'service_unavailable' };
  expect(await (await pages.as(1)).disconnect()).toEqual({
    ok: true,
    value: { revokeUrl: `${wareword.url}/stores` },
  });
  expect(await savedConnection()).toEqual(NONE);
});

test('uninstalling the app deletes the token here and revokes it', async () => {
  const shop = await pages.as(1);
  await shop.finishConnect(returnFromService(await begin(shop)));
  const earlier = wareword.revocations.length;
  const body = JSON.stringify({ id: 1, domain: null, myshopify_domain: SHOP });
  const signature = createHmac('sha256', fixture.shopify.apiSecret).update(body).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'x-shopify-topic': 'app/uninstalled',
    'x-shopify-shop-domain': SHOP,
    'x-shopify-api-version': '2026-10',
    'x-shopify-webhook-id': '00000000-0000-4000-8000-000000000001',
    'x-shopify-hmac-sha256': signature,
  };
  const deliver = () => fixture.ask('/webhooks/app/uninstalled', { method: 'POST', body, headers });
  expect((await deliver()).status).toBe(200);
  expect(wareword.revocations.slice(earlier)).toEqual([TOKEN]);
  expect(await savedConnection()).toEqual(NONE);
  // Shopify may deliver it again.
  expect((await deliver()).status).toBe(200);
  expect(wareword.revocations.slice(earlier)).toEqual([TOKEN]);
});

test('disconnecting works with a token that can no longer be decrypted', async () => {
  const shop = await pages.as(1);
  await shop.finishConnect(returnFromService(await begin(shop)));
  await fixture.sql`update shopify_app.shops set token = '1.00000000.AAAA'`;
  expect(await (await pages.as(1)).disconnect()).toEqual({
    ok: true,
    value: { revokeUrl: `${wareword.url}/stores` },
  });
  expect(await savedConnection()).toEqual(NONE);
});

test('a rejected token counts as revoked until the store connects again', async () => {
  const shop = await pages.as(1);
  await shop.finishConnect(returnFromService(await begin(shop)));
  wareword.fault = { status: 401, code: 'invalid_api_key' };
  expect(await (await pages.as(1)).connection()).toMatchObject({
    value: { state: 'revoked', problem: { code: 'token_revoked' } },
  });
  const refusedAt = async (): Promise<unknown> => {
    const [row] = await fixture.sql`select token_refused_at from shopify_app.shops`;
    return row?.['token_refused_at'];
  };
  expect(await refusedAt()).toBeInstanceOf(Date);
  wareword.fault = undefined;
  await shop.finishConnect(returnFromService(await begin(shop)));
  expect(await refusedAt()).toBeNull();
});
