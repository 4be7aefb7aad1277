import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SHOP, type ShopifyStandIn } from '../stand-ins/shopify/index.ts';
import { callApp, SETTINGS } from './calls.ts';
import { startConnect } from './connecting.ts';
import { APP_URL, openApp, useFixture } from './fixture.ts';

const OTHER = 'second-shop';

const fixture = useFixture({
  shops: [
    { name: SHOP, installed: true },
    { name: OTHER, products: 3, installed: true },
  ],
});
let page: Page;

beforeEach(async () => {
  page = await fixture().browser.newPage();
});
afterEach(() => page.close());

const host = Buffer.from(`admin.shopify.com/store/${SHOP}`).toString('base64');

describe('a session token', () => {
  test.each([
    ['that the app did not sign', { apiSecret: 'another' }],
    ['that has expired', { expiresIn: -60 }],
    ['of another app', { apiKey: 'another' }],
  ])('%s opens no page and no data', async (_name, options) => {
    const token = fixture().shopify.sessionToken(options);
    const data = await callApp(fixture(), '/app/products.data', { token });
    expect(data.status).toBe(401);
    expect(data.text).not.toContain('Mug');
    const query = new URLSearchParams({
      ...{ embedded: '1', host, shop: `${SHOP}.myshopify.com`, id_token: token },
    });
    const document = await callApp(fixture(), `/app/products?${query.toString()}`, { token: null });
    expect(document.status).toBe(302);
    expect(document.headers.get('location')).toMatch(/^\/auth\//);
  });

  test('of one shop does not open the page of another', async () => {
    const token = fixture().shopify.sessionToken({ shop: OTHER });
    const query = new URLSearchParams({
      ...{ embedded: '1', host, shop: `${SHOP}.myshopify.com`, id_token: token },
    });
    const { status } = await callApp(fixture(), `/app/products?${query.toString()}`, {
      token: null,
    });
    expect(status).toBe(400);
  });

  test('is requested again if a page is loaded without one, and the page then opens', async () => {
    for (const bounce of ['fetch', 'navigate'] as const) {
      fixture().shopify.setBounce(bounce);
      const frame = await openApp(fixture(), page, '/app/products');
      // A merchant reloads only the frame.
      const address = `${APP_URL}/app/runs?embedded=1&host=${host}&shop=${SHOP}.myshopify.com`;
      await page.frame({ name: 'app-iframe' })?.evaluate(`void location.replace('${address}')`);
      await frame.getByRole('heading', { level: 1, name: 'Runs' }).waitFor();
      // It is alive, not only there.
      await page.getByRole('navigation', { name: 'App navigation' }).getByText('Products').click();
      await frame.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
    }
    fixture().shopify.setBounce('fetch');
  });
});

/** Comes back from the service as a staff member. @returns what the page says is wrong, if anything */
async function comeBack(address: string, staff = 1): Promise<string | undefined> {
  await fixture().browser.addCookies([
    { name: 'staff', value: String(staff), domain: 'admin.shopify.com', path: '/', secure: true },
  ]);
  await page.goto(address);
  const frame = fixture().shopify.frame(page);
  await frame.getByRole('heading', { level: 1 }).waitFor();
  const alert = frame.getByRole('alert');
  return (await alert.count()) > 0 ? alert.first().innerText() : undefined;
}

describe('the return from Wareword', () => {
  test("with another staff member's state, or a wrong one, connects nothing", async () => {
    const back = await startConnect(fixture());
    expect(await comeBack(back.href, 2)).toContain('Start connecting again');
    const wrong = new URL(back);
    wrong.searchParams.set('state', 'made-up');
    expect(await comeBack(wrong.href)).toContain('Start connecting again');
    const frame = await openApp(fixture(), page, '/app/connect');
    await frame.getByRole('button', { name: 'Connect to Wareword' }).waitFor();
  });

  test("with another shop's state connects neither shop", async () => {
    const back = await startConnect(fixture());
    const path = `/app/connect/return.data${back.search}`;
    const { text } = await callApp({ ...fixture(), shop: OTHER }, path);
    expect(text).toContain('connect_expired');
    const connected = await fixture().sql`select id from shopify_app.shops where token is not null`;
    expect(connected).toEqual([]);
  });

  test('with a wrong code says so in place, and a new flow connects', async () => {
    const wrong = await startConnect(fixture());
    wrong.searchParams.set('ww_code', 'ww_code_made_up');
    expect(await comeBack(wrong.href)).toContain('Start connecting again');
    const declined = await startConnect(fixture());
    declined.searchParams.delete('ww_code');
    declined.searchParams.set('error', 'access_denied');
    expect(await comeBack(declined.href)).toContain('Not connected');
    const right = await startConnect(fixture());
    expect(await comeBack(right.href)).toBeUndefined();
    await fixture().shopify.frame(page).getByText('Wareword account').waitFor();
    // Loaded again, as from the browser's history.
    await comeBack(right.href);
    const frame = await openApp(fixture(), page, '/app/connect');
    await frame.getByText('Wareword account').waitFor();
  });
});

test('a return that happens twice at once connects once, and a late one says so', async () => {
  const back = await startConnect(fixture());
  const path = `/app/connect/return.data${back.search}`;
  const responses = await Promise.all([callApp(fixture(), path), callApp(fixture(), path)]);
  expect(responses.filter(({ text }) => text.includes('connect_expired'))).toHaveLength(1);
  const frame = await openApp(fixture(), page, '/app/connect');
  await frame.getByText('Wareword account').waitFor();
  const late = await startConnect(fixture());
  await fixture()
    .sql`update shopify_app.connect_requests set expires_at = now() where used_at is null`;
  expect(await comeBack(late.href)).toContain('Start connecting again');
});

describe('what is selected', () => {
  test("isn't a product: the page says so", async () => {
    const frame = await openApp(
      fixture(),
      page,
      '/app/write?ids[]=gid://shopify/Collection/1&id=x',
    );
    await frame.getByText('No products to write listings for').waitFor();
  });

  test('is only partly products: the others are written', async () => {
    const { id } = fixture().shopify.shop().product('Beeswax Candle');
    const path = `/app/write?ids[]=${id}&ids[]=gid://shopify/Product/${id}&ids[]=5`;
    const frame = await openApp(fixture(), page, path);
    await frame.getByRole('heading', { level: 1, name: 'Write 1 listing' }).waitFor();
    await frame.getByText('2 selected items were left out').waitFor();
  });

  test.each([
    [{ ids: Array.from({ length: 10_001 }, (_, index) => String(index + 1)) }],
    [{ ids: [{ toString: 'x' }] }],
    [{ all: 'everything' }],
    [null],
  ])('is refused where it is too much or malformed', async (selection) => {
    const { status, text } = await callApp(fixture(), '/app/write.data', {
      method: 'POST',
      body: { requestId: crypto.randomUUID(), selection, settings: SETTINGS },
    });
    expect(status).toBe(200);
    expect(text).not.toMatch(/run_[0-9a-z]{26}/);
    expect(text).toContain('"problem"');
  });
});

test.each([
  [`Measuring Tape 3m / 10'`, 1],
  ['title:"Mug" OR status:draft', 0],
  ['(((', 0],
  ['stoneware', 1],
])('the search %s is taken as words', async (words, count) => {
  const frame = await openApp(fixture(), page, `/app/products?search=${encodeURIComponent(words)}`);
  if (count === 0) await frame.getByText('No matching products').waitFor();
  else await frame.getByText(`${count} product found`).waitFor();
});

describe('a webhook', () => {
  const deliver: ShopifyStandIn['deliver'] = (...given) => fixture().shopify.deliver(...given);

  test('that Shopify did not sign is refused, and does nothing', async () => {
    expect(await deliver('app/uninstalled', { secret: 'another' })).toBe(401);
    const [row] = await fixture().sql<[{ left: boolean }]>`
      select uninstalled_at is not null as left from shopify_app.shops
      where id = ${`${SHOP}.myshopify.com`}
    `;
    expect(row.left).toBe(false);
  });

  test('that arrives twice, or about an unknown shop, is accepted', async () => {
    const webhookId = crypto.randomUUID();
    for (const topic of ['customers/redact', 'customers/data_request', 'shop/redact']) {
      expect(await deliver(topic, { shop: 'unknown-shop', webhookId })).toBe(200);
      expect(await deliver(topic, { shop: 'unknown-shop', webhookId })).toBe(200);
    }
    expect(await deliver('app/uninstalled', { shop: 'unknown-shop' })).toBe(200);
  });
});
