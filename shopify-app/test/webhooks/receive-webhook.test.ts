import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFixture, type Fixture } from '../fixture.ts';

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

const SHOP = 'oak-and-linen.myshopify.com';

beforeEach(async () => {
  await fixture.sql`truncate shopify_app.sessions, shopify_app.shops, shopify_app.runs cascade`;
  await fixture.ask(fixture.framed('/app'));
  await fixture.sql`
    update shopify_app.shops
    set token = 'sealed', token_prefix = 'ww_live', connected_at = now() where id = ${SHOP}
  `;
});

/** The payload that Shopify sends for each topic. */
function payloadOf(topic: string, domain: string): object {
  if (topic === 'app/uninstalled') return { id: 1, domain: null, myshopify_domain: domain };
  if (topic === 'app/scopes_update') return { id: 1, previous: [], current: ['write_products'] };
  return { shop_id: 1, shop_domain: domain };
}

interface Delivery {
  readonly payload?: object;
  /** In place of a payload. */
  readonly body?: string;
  /** In place of the body's signature. */
  readonly signature?: string;
  readonly secret?: string;
  readonly domain?: string;
  readonly at?: Date;
  readonly omit?: string;
}

/** Sends a delivery, with whatever headers a test needs. */
function deliver(topic: string, options: Delivery = {}): Promise<Response> {
  const { secret = fixture.shopify.apiSecret, domain = SHOP } = options;
  const body = options.body ?? JSON.stringify(options.payload ?? payloadOf(topic, domain));
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-shopify-topic': topic,
    'x-shopify-shop-domain': domain,
    'x-shopify-api-version': '2026-10',
    'x-shopify-webhook-id': '00000000-0000-4000-8000-000000000001',
    'x-shopify-triggered-at': (options.at ?? new Date()).toISOString(),
    'x-shopify-hmac-sha256': options.signature ?? signature,
  };
  if (options.omit !== undefined) Reflect.deleteProperty(headers, options.omit);
  return fixture.ask(`/webhooks/${topic}`, { method: 'POST', body, headers });
}

const shop = async () => {
  const [row] = await fixture.sql`select * from shopify_app.shops where id = ${SHOP}`;
  return row;
};
const sessions = () => fixture.sql`select from shopify_app.sessions where shop = ${SHOP}`;

async function addRun(): Promise<void> {
  await fixture.sql`
    insert into shopify_app.runs (id, store_id, origin, state, settings, created_at, wake_at)
    values ('run_1', ${SHOP}, 'picked', 'active', '{}', now(), null)
  `;
  await fixture.sql`
    insert into shopify_app.items
      (id, run_id, store_id, position, product_id, product_name, state, updated_at)
    values ('itm_1', 'run_1', ${SHOP}, 0, '1', 'Linen shirt', 'queued', now())
  `;
}

test.each([
  'app/uninstalled',
  'app/scopes_update',
  'customers/data_request',
  'customers/redact',
  'shop/redact',
])('%s with a bad signature is refused and changes nothing', async (topic) => {
  expect((await deliver(topic, { secret: 'shpss_of_someone_else' })).status).toBe(401);
  expect((await deliver(topic, { omit: 'x-shopify-hmac-sha256' })).status).toBe(401);
  expect(await shop()).toMatchObject({ token: 'sealed', uninstalled_at: null });
  expect(await sessions()).toHaveLength(1);
});

test.each(['app/uninstalled', 'customers/data_request', 'customers/redact', 'shop/redact'])(
  '%s of an unknown shop is acknowledged',
  async (topic) => {
    expect((await deliver(topic, { domain: 'unknown.myshopify.com' })).status).toBe(200);
  },
);

test('a signed delivery without a topic is malformed', async () => {
  expect((await deliver('app/uninstalled', { omit: 'x-shopify-topic' })).status).toBe(400);
});

/** Texts that Shopify signed for the app and that other shops' staff can obtain. */
const SIGNED_ELSEWHERE: readonly (readonly [what: string, signed: () => Delivery])[] = [
  [
    'the session token of another shop',
    () => {
      const [header, claims, mark = ''] = fixture.shopify
        .sessionToken({ shop: 'other' })
        .split('.');
      const signature = Buffer.from(mark, 'base64url').toString('base64');
      return { body: `${header}.${claims}`, signature };
    },
  ],
  [
    'the query of a page of another shop',
    () => ({ body: 'embedded=1&host=x&shop=other.myshopify.com&timestamp=1' }),
  ],
  [
    "another shop's delivery",
    () => ({ payload: payloadOf('app/uninstalled', 'other.myshopify.com') }),
  ],
  ["another shop's erasure", () => ({ payload: payloadOf('shop/redact', 'other.myshopify.com') })],
  [
    "the erasure of one of the shop's customers",
    () => ({
      payload: { shop_id: 1, shop_domain: SHOP, customer: { id: 1 }, orders_to_redact: [] },
    }),
  ],
  ['a list', () => ({ body: '[]' })],
];

describe.each(['app/uninstalled', 'app/scopes_update', 'shop/redact'])('%s', (topic) => {
  test.each(SIGNED_ELSEWHERE)('with %s for a body changes nothing', async (_what, signed) => {
    await addRun();
    const { status } = await deliver(topic, signed());
    expect([400, 401]).toContain(status);
    expect(await shop()).toMatchObject({ token: 'sealed', uninstalled_at: null });
    const [session] =
      await fixture.sql`select scope from shopify_app.sessions where shop = ${SHOP}`;
    expect(session).toMatchObject({ scope: 'write_products' });
    expect(await fixture.sql`select from shopify_app.runs where state = 'active'`).toHaveLength(1);
  });
});

test('an uninstall deletes the tokens of both sides and ends runs, once or twice', async () => {
  await addRun();
  for (const delivery of ['first', 'second']) {
    expect((await deliver('app/uninstalled')).status, delivery).toBe(200);
    expect(await sessions()).toHaveLength(0);
    expect(await shop()).toMatchObject({ token: null, token_prefix: null, connected_at: null });
    expect((await shop())?.['uninstalled_at']).toBeInstanceOf(Date);
    const [run] = await fixture.sql`select state from shopify_app.runs`;
    expect(run?.['state']).toBe('paused');
  }
});

test('a shop that returns is installed again, and a late uninstall webhook changes nothing', async () => {
  const leaving = new Date();
  expect((await deliver('app/uninstalled', { at: leaving })).status).toBe(200);
  fixture.shopify.install();
  await fixture.ask(fixture.framed('/app'));
  expect(await shop()).toMatchObject({ uninstalled_at: null });
  expect((await deliver('app/uninstalled', { at: leaving })).status).toBe(200);
  expect(await shop()).toMatchObject({ uninstalled_at: null });
  expect(await sessions()).toHaveLength(1);
});

test('an uninstall that arrives only after the reinstall does not end it', async () => {
  const leaving = new Date();
  // Shopify refused a call, so the sessions are gone.
  await fixture.sql`delete from shopify_app.sessions where shop = ${SHOP}`;
  fixture.shopify.install();
  await fixture.ask(fixture.framed('/app'));
  expect((await deliver('app/uninstalled', { at: leaving })).status).toBe(200);
  expect(await shop()).toMatchObject({ token: 'sealed', uninstalled_at: null });
  expect(await sessions()).toHaveLength(1);
  expect((await deliver('app/uninstalled')).status).toBe(200);
  expect(await shop()).toMatchObject({ token: null });
});

test("shop/redact erases everything of the shop and nothing of another's", async () => {
  await addRun();
  await fixture.sql`
    insert into shopify_app.shops (id, installed_at) values ('other.myshopify.com', now())
  `;
  await deliver('app/uninstalled');
  for (const delivery of ['first', 'second']) {
    expect((await deliver('shop/redact')).status, delivery).toBe(200);
    expect(await fixture.sql`select id from shopify_app.shops`).toEqual([
      { id: 'other.myshopify.com' },
    ]);
    for (const table of ['sessions', 'runs', 'items', 'snapshots', 'connect_requests']) {
      const rows = await fixture.sql`select from ${fixture.sql(`shopify_app.${table}`)}`;
      expect(rows, table).toHaveLength(0);
    }
  }
});

const DAY_MS = 86_400_000;

test.each([2, 3, 30])(
  'data created after a reinstall survives the erasure of earlier data, %d days later',
  async (days) => {
    await deliver('app/uninstalled');
    await fixture.ask(fixture.framed('/app'));
    await addRun();
    const at = new Date(Date.now() + days * DAY_MS + 60_000);
    expect((await deliver('shop/redact', { at })).status).toBe(200);
    expect(await shop()).toMatchObject({ uninstalled_at: null });
    expect(await fixture.sql`select from shopify_app.runs`).toHaveLength(1);
    expect(await sessions()).toHaveLength(1);
  },
);

test('data is erased even if the uninstall was never delivered', async () => {
  await addRun();
  fixture.shopify.shop().granted = undefined;
  fixture.shopify.tokens.revoke(SHOP);
  expect((await deliver('shop/redact')).status).toBe(200);
  expect(await shop()).toBeUndefined();
  expect(await fixture.sql`select from shopify_app.runs`).toHaveLength(0);
  fixture.shopify.install();
});

test("an erasure isn't acknowledged while Shopify can't be reached", async () => {
  fixture.shopify.fail({ fault: { do: 'html', status: 503 }, match: 'graphql', times: 1 });
  expect((await deliver('shop/redact')).status).toBe(500);
  expect(await shop()).toBeDefined();
});

test('changed scopes are saved with the token', async () => {
  const payload = { id: 1, previous: ['write_products'], current: ['read_products'] };
  expect((await deliver('app/scopes_update', { payload })).status).toBe(200);
  const [row] = await fixture.sql`select scope, access_token from shopify_app.sessions`;
  expect(row).toMatchObject({ scope: 'read_products' });
  expect(row?.['access_token']).toMatch(/^1\./);
});
