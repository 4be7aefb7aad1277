import { beforeAll, expect, test, vi } from 'vitest';
import { until } from '../faults/until.ts';
import { SHOP } from '../stand-ins/shopify/index.ts';
import { ALL, waitForItems, callApp, changeRun, itemsOf, startRun } from './calls.ts';
import { connectAtOnce } from './connecting.ts';
import { openApp, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 240_000 });

const PRODUCTS = 40;

const fixture = useFixture({ shops: [{ name: SHOP, products: PRODUCTS, installed: true }] });
const shop = () => fixture().shopify.shop();
const texts = () =>
  [...shop().products.values()].map(({ title, descriptionHtml, seoTitle, seoDescription, tags }) =>
    JSON.stringify([title, descriptionHtml, seoTitle, seoDescription, tags]),
  );
let runId: string;
let original: readonly string[];

beforeAll(async () => {
  original = texts();
  await connectAtOnce(fixture());
});

async function jobsMade(): Promise<number> {
  const [row] = await fixture().service.database.sql<[{ made: number }]>`
    select count(*)::int as made from jobs
  `;
  return row.made;
}

/** Kills the app as a power cut does, and starts it again. */
async function killAndStart(): Promise<void> {
  await fixture().app().kill();
  fixture().shopify.clearFaults();
  await fixture().startApp();
}

// One run, killed at each of its stages.
test('killing the app while it requests listings loses none and charges none twice', async () => {
  runId = await startRun(fixture(), ALL);
  await until('some listings were asked for', async () => (await jobsMade()) > 8);
  await fixture().app().kill();
  expect(await jobsMade()).toBeLessThan(PRODUCTS);
  await fixture().startApp();
  const items = await waitForItems(fixture(), runId, ['ready', 'failed', 'skipped']);
  expect(items.filter(({ state }) => state === 'ready').length).toBeGreaterThanOrEqual(30);
  // What is skipped was never asked for.
  const asked = items.filter(({ state }) => state !== 'skipped').length;
  expect(await jobsMade()).toBe(asked);
});

test.each([
  ['publishing', 'publish', 'ready', 'published'],
  ['undoing', 'undo', 'published', 'undone'],
] as const)(
  'an app killed while %s knows afterward what it wrote',
  async (_name, action, before, after) => {
    const then = texts();
    const writes = shop().writes.length;
    const items = await itemsOf(fixture(), runId);
    const count = items.filter(({ state }) => state === before).length;
    // Shopify does what it is asked, but its response never arrives.
    fixture().shopify.fail({ fault: { do: 'lose-response' }, match: 'productUpdate' });
    await changeRun(fixture(), runId, { action, items: 'all' });
    await until('the store was written to', () => shop().writes.length > writes);
    await killAndStart();
    const rest = await until('all are at rest', async () => {
      const now = await itemsOf(fixture(), runId);
      return now.filter(({ state }) => state === after).length === count ? now : undefined;
    });
    expect(rest.filter(({ state }) => state === before)).toEqual([]);
    // Nothing is written twice: what landed is found in the store.
    expect(shop().writes.length - writes).toBe(count);
    expect(texts().filter((text, at) => text !== then[at])).toHaveLength(count);
  },
);

test('after an undo, every text is as it was, byte for byte', () => {
  expect(texts()).toEqual(original);
});

test('an app killed while its token is renewed has its access afterward', async () => {
  const { shopify } = fixture();
  shopify.tokens.expire(shop().domain);
  const refreshes = shopify.tokens.counts.refreshes;
  // Shopify issues new tokens, but its response never arrives.
  shopify.fail({ fault: { do: 'lose-response' }, match: '/admin/oauth/access_token' });
  const asked = callApp(fixture(), '/app/products.data').catch(() => undefined);
  await until('new tokens were handed out', () => shopify.tokens.counts.refreshes > refreshes);
  await killAndStart();
  await asked;
  const { status, text } = await callApp(fixture(), '/app/products.data');
  expect(status).toBe(200);
  expect(text).toContain('Stoneware Mug');
  expect(shopify.tokens.counts.refusedRefreshes).toBe(0);
});

test('an app without its database says so on the page, and recovers', async () => {
  const { shopify } = fixture();
  const titles = ['Stoneware Mug, 350 ml', 'Beeswax Candle'];
  const ids = titles.map((title) => String(shop().product(title).id));
  const ready = await startRun(fixture(), { ids });
  await waitForItems(fixture(), ready, ['ready']);
  const page = await fixture().browser.newPage();
  const frame = await openApp(fixture(), page, `/app/runs/${ready}`);
  await frame.getByRole('link', { name: 'Beeswax Candle' }).click();
  await frame.getByRole('button', { name: 'Edit: Title' }).click();
  const title = frame.getByRole('textbox', { name: 'New title' });
  await title.fill('Typed before the outage');
  const before = await jobsMade();
  const writing = await startRun(fixture(), ALL);
  await until('some listings were asked for', async () => (await jobsMade()) > before);

  const bringBack = await fixture().takeDatabaseAway();
  const save = page.getByRole('region', { name: 'Unsaved changes' }).getByText('Save');
  await save.click();
  await frame.getByRole('alert').filter({ hasText: "couldn't reach" }).waitFor();
  expect(await title.inputValue()).toBe('Typed before the outage');
  const opened = await fixture().browser.newPage();
  await opened.goto(shopify.adminUrl('/app/runs'));
  await shopify.frame(opened).getByRole('alert').filter({ hasText: "isn't available" }).waitFor();
  // Refused, or not answered in time: either way Shopify delivers it again.
  expect(await shopify.deliver('app/uninstalled')).not.toBe(200);

  await bringBack();
  await until('the app has its database again', async () => {
    const { status } = await callApp(fixture(), '/app/runs.data');
    return status === 200;
  });
  await save.click();
  await page.getByRole('status').getByText('Changes saved').waitFor();
  await openApp(fixture(), opened, '/app/runs');
  await changeRun(fixture(), ready, { action: 'publish', items: 'all' });
  await waitForItems(fixture(), ready, ['published']);
  expect(shop().products.get(Number(ids[1]))?.title).toBe('Typed before the outage');
  const items = await waitForItems(fixture(), writing, ['ready', 'failed', 'skipped']);
  const asked = items.filter(({ state }) => state !== 'skipped').length;
  expect(await jobsMade()).toBe(before + asked);
});
