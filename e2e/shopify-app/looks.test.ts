import type { FrameLocator, Page } from 'playwright';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { waitForItems, changeRun, itemsOf, startRun } from './calls.ts';
import { SHOP } from '../stand-ins/shopify/index.ts';
import { connectAtOnce } from './connecting.ts';
import { expectGoodLooks } from './good-looks.ts';
import { expectNothingMoved, openApp, untilRun, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 180_000 });

const fixture = useFixture({ shops: [{ name: SHOP, products: 12, installed: true }] });
let page: Page;

beforeAll(async () => {
  page = await fixture().browser.newPage();
});

const heading = (frame: FrameLocator, name: string | RegExp) =>
  frame.getByRole('heading', { level: 1, name }).waitFor();

test('home, connection and products before a merchant is connected', async () => {
  await openApp(fixture(), page);
  await expectGoodLooks(page, 'home-new');
  await openApp(fixture(), page, '/app/connect');
  await expectGoodLooks(page, 'connect');
  await openApp(fixture(), page, '/app/products');
  await expectGoodLooks(page, 'products-not-connected');
});

test('the product list, a search without results, and the form of a run', async () => {
  await connectAtOnce(fixture());
  await openApp(fixture(), page, '/app/connect');
  await expectGoodLooks(page, 'connection');
  const frame = await openApp(fixture(), page, '/app/products');
  await frame.getByRole('checkbox', { name: 'Select this page' }).check();
  await expectGoodLooks(page, 'products');
  await openApp(fixture(), page, '/app/products?search=nothing%20like%20this');
  await expectGoodLooks(page, 'products-none');
  const { id } = fixture().shopify.shop().product('Stoneware Mug, 350 ml');
  await heading(await openApp(fixture(), page, `/app/write?id=${id}`), 'Write 1 listing');
  await expectGoodLooks(page, 'write');
});

describe('a run', () => {
  let runId: string;
  let items: readonly string[];

  beforeAll(async () => {
    const shop = fixture().shopify.shop();
    const titles = ['Stoneware Mug, 350 ml', 'Beeswax Candle', 'Linen Tea Towel', 'Block Planter'];
    const ids = titles.map((title) => String(shop.product(title).id));
    runId = await startRun(fixture(), { ids });
    await waitForItems(fixture(), runId, ['ready']);
    const rows = await fixture().sql<{ id: string }[]>`
      select id from shopify_app.items where run_id = ${runId} order by position
    `;
    items = rows.map(({ id }) => id);
  });

  test('with listings to review, and the dialog that publishes them', async () => {
    const frame = await openApp(fixture(), page, `/app/runs/${runId}`);
    await expectGoodLooks(page, 'run');
    await frame.getByRole('button', { name: 'Publish 4 listings' }).first().click();
    await frame.getByText(/^SEO title: /).waitFor();
    await expectGoodLooks(page, 'run-publish');
  });

  test('the review of a product, before and after an edit', async () => {
    const frame = await openApp(fixture(), page, `/app/runs/${runId}/${items[0] ?? ''}`);
    await expectGoodLooks(page, 'review');
    await frame.getByRole('button', { name: 'Edit: Description' }).click();
    await frame
      .getByRole('textbox', { name: 'New description' })
      .fill('<p>Typed.</p><script>parent.hasRun = true</script>');
    const typed = frame.locator('iframe[title="Preview of the new description"]');
    // The preview is as high as its one paragraph.
    await expect.poll(async () => (await typed.boundingBox())?.height).toBeLessThan(80);
    expect(await frame.locator('html').evaluate('Reflect.has(window, "hasRun")')).toBe(false);
    await frame.getByRole('button', { name: 'Edit: SEO title' }).click();
    await frame.getByRole('textbox', { name: 'New SEO title' }).fill('Typed for searchers');
    const preview = frame.getByRole('group', { name: 'Search result preview' });
    await preview.getByText('Typed for searchers').waitFor();
    await expectGoodLooks(page, 'review-edited');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
  });

  test('that was published, with a product that changed and one that was deleted', async () => {
    const shop = fixture().shopify.shop();
    shop.editProduct('Beeswax Candle', { descriptionHtml: '<p>By hand.</p>' });
    shop.deleteProduct('Linen Tea Towel');
    await changeRun(fixture(), runId, { action: 'publish', items: 'all' });
    await waitForItems(fixture(), runId, ['published', 'conflict', 'failed', 'skipped']);
    expect((await itemsOf(fixture(), runId)).map(({ state }) => state)).toContain('conflict');
    await openApp(fixture(), page, `/app/runs/${runId}`);
    await expectGoodLooks(page, 'run-published');
  });

  test.each([
    ['published', 0],
    ['conflict', 1],
    ['failed', 2],
  ])('and the review of a product that is %s', async (name, position) => {
    await openApp(fixture(), page, `/app/runs/${runId}/${items[position] ?? ''}`);
    await expectGoodLooks(page, `review-${name}`);
  });

  test('a deleted product can only be viewed', async () => {
    const frame = await openApp(fixture(), page, `/app/runs/${runId}`);
    await frame.getByRole('link', { name: 'View: Linen Tea Towel' }).waitFor();
    await openApp(fixture(), page, `/app/runs/${runId}/${items[2] ?? ''}`);
    await frame.getByText('This product is no longer in your store.').waitFor();
    await frame.getByText('Before', { exact: true }).first().waitFor();
    const left = frame.getByRole('button', { name: /^(?:Publish|Retry|Edit|Only fill)/ });
    expect(await left.allTextContents()).toEqual([]);
    expect(await frame.getByRole('link', { name: 'Open product' }).count()).toBe(0);
    expect(await frame.getByText('In your store now').count()).toBe(0);
  });

  test('in the list of runs, and on the home page', async () => {
    await openApp(fixture(), page, '/app/runs');
    await expectGoodLooks(page, 'runs');
    const frame = await openApp(fixture(), page);
    await frame.getByText('product', { exact: true }).first().waitFor();
    await expectGoodLooks(page, 'home');
  });
});

test("a run in progress doesn't shift the page", async () => {
  const titles = ['Merino Hiking Socks', 'Salt & Pepper Mill Set', 'Terracotta Pot with Saucer'];
  const ids = titles.map((title) => String(fixture().shopify.shop().product(title).id));
  const runId = await startRun(fixture(), { ids });
  const frame = await openApp(fixture(), page, `/app/runs/${runId}`);
  await untilRun(frame, '3 to review');
  await frame.getByRole('button', { name: 'Publish 3 listings' }).first().click();
  const dialog = frame.locator('s-modal').filter({ hasText: 'You can undo this.' });
  await dialog.getByRole('button', { name: 'Publish 3 listings' }).click();
  await untilRun(frame, '3 published');
  await frame.getByRole('button', { name: 'Undo 3 published listings' }).click();
  await untilRun(frame, '3 undone');
  await expectNothingMoved(page);
});

test('an unknown address and an unknown run', async () => {
  await openApp(fixture(), page, '/app/nothing-here');
  await expectGoodLooks(page, 'not-found');
  const frame = await openApp(fixture(), page, '/app/runs/run_01m81j6c5rf26v75jtzd4z71tg');
  await frame.getByRole('link', { name: 'Go to runs' }).waitFor();
  expect(await frame.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await expectGoodLooks(page, 'run-not-found');
});
