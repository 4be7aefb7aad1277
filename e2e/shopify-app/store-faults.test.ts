import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { until } from '../faults/until.ts';
import { SHOP, type Fault } from '../stand-ins/shopify/index.ts';
import { ALL, waitForItems, changeRun, itemsOf, SETTINGS, startRun } from './calls.ts';
import { connectAtOnce } from './connecting.ts';
import { expectNothingMoved, openApp, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 180_000 });

const LARGE = 'large-shop';
const REST = ['ready', 'published', 'conflict', 'failed', 'skipped', 'undone'];

const fixture = useFixture({
  shops: [
    { name: SHOP, installed: true },
    { name: LARGE, products: 10_000, installed: true },
  ],
});
const shop = () => fixture().shopify.shop();
let page: Page;

beforeAll(async () => {
  page = await fixture().browser.newPage();
  await connectAtOnce(fixture());
});
afterEach(() => fixture().shopify.clearFaults());

/** A run of these products with its listings written. */
async function written(
  titles: readonly string[],
  fields: readonly string[] = SETTINGS.fields,
): Promise<string> {
  const ids = titles.map((title) => String(shop().product(title).id));
  const runId = await startRun(fixture(), { ids }, { ...SETTINGS, fields });
  await waitForItems(fixture(), runId, ['ready']);
  return runId;
}

async function publish(runId: string, action: 'publish' | 'undo' | 'retry' = 'publish') {
  await changeRun(fixture(), runId, { action, items: 'all' });
  return waitForItems(fixture(), runId, REST, 120_000);
}

const writesTo = (id: number | undefined) =>
  shop().writes.filter(({ productId }) => productId === id).length;

describe('between writing and publishing', () => {
  test('a product that was sold is published, one that was edited, deleted or archived is not', async () => {
    const titles = ['Beeswax Candle', 'Linen Tea Towel', 'Block Planter', 'Styled Lamp'];
    const [sold, edited, deleted, archived] = titles.map((title) => shop().product(title));
    const runId = await written(titles);
    shop().sell('Beeswax Candle');
    shop().editProduct('Linen Tea Towel', { title: 'Linen towel, by hand' });
    shop().deleteProduct('Block Planter');
    shop().editProduct('Styled Lamp', { status: 'ARCHIVED' });
    const items = await publish(runId);
    const states = items.map(({ state }) => state);
    expect(states.slice(0, 2)).toEqual(['published', 'conflict']);
    expect(['failed', 'skipped']).toContain(states[2]);
    expect(['failed', 'skipped', 'conflict']).toContain(states[3]);
    expect(items.slice(1).every(({ reason }) => reason !== null)).toBe(true);
    expect(writesTo(sold?.id)).toBe(1);
    for (const product of [edited, deleted, archived]) expect(writesTo(product?.id)).toBe(0);
  });
});

describe('a product', () => {
  test('with 60 KB of tables, videos and Liquid comes back byte for byte', async () => {
    const row = '<tr><td>{{ product.title | upcase }}</td><td>A &amp; B &nbsp; “c” 🎈</td></tr>\n';
    const html = `<table>\n${row.repeat(750)}</table>\n<video src="https://cdn.shopify.com/v.mp4" controls></video>\n<iframe src="https://video.example/1"></iframe>\r\n<p style="color:red">x<br/>y</p>`;
    expect(Buffer.byteLength(html)).toBeGreaterThan(60_000);
    const { id } = shop().addProduct({ title: 'Large Text Cabinet', descriptionHtml: html });
    const runId = await written(['Large Text Cabinet']);
    const before = structuredClone(shop().products.get(id));
    await publish(runId);
    await publish(runId, 'undo');
    const after = shop().products.get(id);
    expect(after).toEqual({ ...before, updatedAt: after?.updatedAt });
  });

  test('with 250 tags keeps every one of them, as it is spelled', async () => {
    const tags = Array.from({ length: 250 }, (_, index) => `Tag ${index} Größe`);
    const { id } = shop().addProduct({ title: 'Tagged Box', tags });
    const before = [...(shop().products.get(id)?.tags ?? [])];
    const runId = await written(['Tagged Box'], [...SETTINGS.fields, 'tags']);
    const [item] = await publish(runId);
    expect(item?.state === 'published' || item?.reason !== null).toBe(true);
    expect(shop().products.get(id)?.tags).toEqual(expect.arrayContaining(before));
  });

  test('whose tags differ in case from the new ones gets no tag twice', async () => {
    const { id } = shop().addProduct({ title: 'Oak Bench Two', tags: ['OAK BENCH', 'Garden'] });
    const runId = await written(['Oak Bench Two'], [...SETTINGS.fields, 'tags']);
    const [item] = await publish(runId);
    expect(item).toMatchObject({ state: 'published' });
    const tags = shop().products.get(id)?.tags ?? [];
    expect(tags).toEqual(expect.arrayContaining(['OAK BENCH', 'Garden']));
    expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
  });
});

const FAULTS: readonly (readonly [string, Fault])[] = [
  ['answers with a page', { do: 'html', status: 200 }],
  ['answers 502', { do: 'html', status: 502 }],
  ['closes the connection', { do: 'drop' }],
  ['throttles', { do: 'throttle' }],
  ['never answers', { do: 'hang' }],
];

describe('Shopify', () => {
  test.each(FAULTS)(
    'that %s is a problem in place, and the page works afterward',
    async (_name, fault) => {
      fixture().shopify.fail({ fault });
      await page.goto(fixture().shopify.adminUrl('/app/products'), { waitUntil: 'commit' });
      const frame = fixture().shopify.frame(page);
      await frame.getByRole('heading', { level: 1, name: 'Products' }).waitFor({ timeout: 90_000 });
      await frame.getByRole('alert').waitFor();
      fixture().shopify.clearFaults();
      const again = await openApp(fixture(), page, '/app/products');
      await again.getByRole('checkbox', { name: 'Select Stoneware Mug, 350 ml' }).waitFor();
    },
  );

  test('that fails part of the product list leaves out only that part', async () => {
    const failing = ['productsCount', 'productVendors'];
    fixture().shopify.fail({ fault: { do: 'partial', failing }, match: 'WarewordProductList' });
    const frame = await openApp(fixture(), page, '/app/products');
    await frame.getByRole('checkbox', { name: 'Select Stoneware Mug, 350 ml' }).waitFor();
    expect(await frame.getByRole('alert').count()).toBe(0);
    expect(await frame.getByText('products found').count()).toBe(0);
  });

  test('that fails part of a write gets only the rest again', async () => {
    const titles = ['Stoneware Mug, 350 ml', 'Merino Hiking Socks', 'Party Balloons 🎈🎉'];
    const runId = await written(titles);
    const writes = shop().writes.length;
    const failing = ['p1'];
    fixture().shopify.fail({ fault: { do: 'partial', failing }, match: 'productUpdate', times: 1 });
    let items = await publish(runId);
    if (items.some(({ state }) => state === 'failed')) items = await publish(runId, 'retry');
    expect(items.map(({ state }) => state)).toEqual(['published', 'published', 'published']);
    expect(shop().writes.length - writes).toBe(3);
    await publish(runId, 'undo');
  });

  test('with hardly any points left is waited for, and no call is throttled', async () => {
    const titles = ['Stoneware Mug, 350 ml', 'Merino Hiking Socks', 'USB Backup Stick'];
    const runId = await written(titles);
    const { bucket } = shop();
    await openApp(fixture(), page, '/app/products');
    const throttled = bucket.throttled;
    bucket.drain();
    const items = await publish(runId);
    expect(items.map(({ state }) => state)).toEqual(['published', 'published', 'published']);
    expect(bucket.throttled - throttled).toBeLessThanOrEqual(1);
    await publish(runId, 'undo');
  });

  test('that revokes access during a run loses nothing: opening the app resumes it', async () => {
    const runId = await written(['Stoneware Mug, 350 ml']);
    const writes = shop().writes.length;
    fixture().shopify.tokens.revoke(shop().domain);
    await changeRun(fixture(), runId, { action: 'publish', items: 'all' });
    await openApp(fixture(), page, `/app/runs/${runId}`);
    let items = await waitForItems(fixture(), runId, REST);
    if (items.some(({ state }) => state === 'failed')) items = await publish(runId, 'retry');
    if (items.some(({ state }) => state === 'ready')) items = await publish(runId);
    expect(items.map(({ state }) => state)).toEqual(['published']);
    expect(shop().writes.length - writes).toBe(1);
    await publish(runId, 'undo');
  });

  test('whose token expires during a run is asked for a new one once', async () => {
    const { tokens } = fixture().shopify;
    const runId = await written(['Stoneware Mug, 350 ml', 'USB Backup Stick']);
    const [writes, refreshes] = [shop().writes.length, tokens.counts.refreshes];
    tokens.expire(shop().domain);
    const items = await publish(runId);
    expect(items.map(({ state }) => state)).toEqual(['published', 'published']);
    expect(shop().writes.length - writes).toBe(2);
    expect(tokens.counts.refreshes - refreshes).toBe(1);
    await publish(runId, 'undo');
  });

  test('whose merchant revoked the permission is told so until it is granted again', async () => {
    await fixture().shopify.setScopes([]);
    await page.goto(fixture().shopify.adminUrl('/app/products'));
    const frame = fixture().shopify.frame(page);
    await frame.getByRole('alert').filter({ hasText: 'Permission' }).waitFor();
    await fixture().shopify.setScopes(['write_products']);
    const again = await openApp(fixture(), page, '/app/products');
    await again.getByRole('checkbox', { name: 'Select Stoneware Mug, 350 ml' }).waitFor();
  });
});

test("a page of 10,000 products takes one query of at most 300 points, and doesn't shift as it loads", async () => {
  const { queries, markupProblems } = fixture().shopify;
  const before = queries.length;
  const frame = await openApp(fixture(), page, '/app/products', LARGE);
  await frame.getByText('10,000 products found').waitFor();
  await expectNothingMoved(page);
  const asked = queries.slice(before).filter(({ query }) => query.includes('products('));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.requestedCost).toBeLessThanOrEqual(300);
  await frame.getByRole('button', { name: 'Next' }).click();
  await frame.getByRole('button', { name: 'Previous' }).click({ timeout: 30_000 });
  expect(markupProblems).toEqual([]);
});

test('a run of 10,000 products starts, and can be canceled before most of them are charged', async () => {
  const { sql } = fixture().service.database;
  const jobs = async () => {
    const [row] = await sql<[{ made: number }]>`select count(*)::int as made from jobs`;
    return row.made;
  };
  const large = { ...fixture(), shop: LARGE };
  await connectAtOnce(large);
  const before = await jobs();
  const runId = await startRun(large, ALL);
  await until('some listings were asked for', async () => (await jobs()) > before);
  await changeRun(large, runId, { action: 'cancel' });
  const items = await waitForItems(large, runId, ['ready', 'failed', 'skipped']);
  const written = items.filter(({ state }) => state === 'ready').length;
  expect(await jobs()).toBe(before + written);
  expect(written).toBeLessThan(items.length);
});

test('no item of a run is left unfinished', async () => {
  const runs = await fixture().sql<{ id: string }[]>`select id from shopify_app.runs`;
  for (const { id } of runs) {
    expect((await itemsOf(fixture(), id)).filter(({ state }) => !REST.includes(state))).toEqual([]);
  }
});
