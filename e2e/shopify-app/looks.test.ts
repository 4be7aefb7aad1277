import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import axe from 'axe-core';
import type { FrameLocator, Page } from 'playwright';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { allAre, changeRun, itemsOf, startRun } from './calls.ts';
import { SHOP } from '../stand-ins/shopify/index.ts';
import { connectAtOnce } from './connecting.ts';
import { expectNothingMoved, openApp, untilRun, useScene } from './scene.ts';

vi.setConfig({ testTimeout: 180_000 });

/** Pictures of every page, for people to look at; git ignores them. */
const PICTURES = resolve(import.meta.dirname, '../results/pictures');

const LOOKS = [
  { name: 'desktop', width: 1280, height: 900 },
  { name: 'phone', width: 360, height: 740 },
] as const;

const scene = useScene({ shops: [{ name: SHOP, products: 12, installed: true }] });
let page: Page;

beforeAll(async () => {
  page = await scene().browser.newPage();
  await mkdir(PICTURES, { recursive: true });
});

/** Axe in the app's own frame alone: the admin isn't ours, and previews of descriptions run no scripts. */
const VIOLATIONS = `axe.run(document, { iframes: false, elementRef: false, resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id, nodes }) =>
    id + ': ' + nodes.map(({ html }) => html).join(' | ')))`;

/** What a merchant reaches from one of the pages in the menu. */
const SUB_PAGES = /^(?:write|run|run-.*|review|review-.*)$/;

/**
 * A picture at each width, one banner and one primary button at most, a way back, no violation that axe
 * knows of, and no sideways scrolling.
 */
async function expectGoodLooks(name: string): Promise<void> {
  const frame = page.frame({ name: 'app-iframe' });
  if (frame === null) throw new Error('The page has no frame.');
  // What the App Store refuses: prices and sign-ups of our own.
  expect(await frame.locator('body').innerText()).not.toMatch(
    /[$€]\s?\d|upgrade|pricing|see plans|sign up/i,
  );
  expect(await frame.locator('s-banner').count(), 'banners').toBeLessThanOrEqual(1);
  const primary = frame.locator('s-page s-button[variant="primary"]:not(s-modal *)');
  expect(await primary.count(), 'primary buttons').toBeLessThanOrEqual(1);
  // A dialog opens by a click alone.
  const dialogs = name === 'run-publish' ? 1 : 0;
  expect(await frame.locator('s-modal dialog[open]').count(), 'dialogs').toBe(dialogs);
  if (SUB_PAGES.test(name)) {
    expect(await frame.locator('s-link[slot="breadcrumb-actions"]').count(), 'ways back').toBe(1);
  }
  await frame.evaluate(axe.source);
  for (const { name: look, width, height } of LOOKS) {
    await page.setViewportSize({ width, height });
    await frame.evaluate('document.fonts.ready.then(() => undefined)');
    await page.screenshot({ path: resolve(PICTURES, `shopify-app-${name}-${look}.png`) });
    const overflow = await frame.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow, `${look}: pixels of sideways scrolling`).toBe(0);
    expect(await frame.evaluate<string[]>(VIOLATIONS), look).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

const heading = (frame: FrameLocator, name: string | RegExp) =>
  frame.getByRole('heading', { level: 1, name }).waitFor();

test('before a merchant is connected: home, connection, products', async () => {
  await openApp(scene(), page);
  await expectGoodLooks('home-new');
  await openApp(scene(), page, '/app/connect');
  await expectGoodLooks('connect');
  await openApp(scene(), page, '/app/products');
  await expectGoodLooks('products-not-connected');
});

test('the product list, one that finds nothing, and the form of a run', async () => {
  await connectAtOnce(scene());
  await openApp(scene(), page, '/app/connect');
  await expectGoodLooks('connection');
  const frame = await openApp(scene(), page, '/app/products');
  await frame.getByRole('checkbox', { name: 'Select this page' }).check();
  await expectGoodLooks('products');
  await openApp(scene(), page, '/app/products?search=nothing%20like%20this');
  await expectGoodLooks('products-none');
  const { id } = scene().shopify.shop().product('Stoneware Mug, 350 ml');
  await heading(await openApp(scene(), page, `/app/write?id=${id}`), 'Write 1 listing');
  await expectGoodLooks('write');
});

describe('a run', () => {
  let runId: string;
  let items: readonly string[];

  beforeAll(async () => {
    const shop = scene().shopify.shop();
    const titles = ['Stoneware Mug, 350 ml', 'Beeswax Candle', 'Linen Tea Towel', 'Block Planter'];
    const ids = titles.map((title) => String(shop.product(title).id));
    runId = await startRun(scene(), { ids });
    await allAre(scene(), runId, ['ready']);
    const rows = await scene().sql<{ id: string }[]>`
      select id from shopify_app.items where run_id = ${runId} order by position
    `;
    items = rows.map(({ id }) => id);
  });

  test('with listings to review, and the dialog that publishes them', async () => {
    const frame = await openApp(scene(), page, `/app/runs/${runId}`);
    await expectGoodLooks('run');
    await frame.getByRole('button', { name: 'Publish 4 listings' }).first().click();
    await frame.getByText(/^SEO title: /).waitFor();
    await expectGoodLooks('run-publish');
  });

  test('and the review of a product, as written and edited', async () => {
    const frame = await openApp(scene(), page, `/app/runs/${runId}/${items[0] ?? ''}`);
    await expectGoodLooks('review');
    await frame.getByRole('button', { name: 'Edit: Description' }).click();
    await frame.getByRole('textbox', { name: 'New description' }).fill('<p>Typed.</p>');
    await frame.getByRole('button', { name: 'Edit: SEO title' }).click();
    await frame.getByRole('textbox', { name: 'New SEO title' }).fill('Typed for searchers');
    const preview = frame.getByRole('group', { name: 'Search result preview' });
    await preview.getByText('Typed for searchers').waitFor();
    await expectGoodLooks('review-edited');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
  });

  test('that was published, with a product that changed and one that was deleted', async () => {
    const shop = scene().shopify.shop();
    shop.editProduct('Beeswax Candle', { descriptionHtml: '<p>By hand.</p>' });
    shop.deleteProduct('Linen Tea Towel');
    await changeRun(scene(), runId, { action: 'publish', items: 'all' });
    await allAre(scene(), runId, ['published', 'conflict', 'failed', 'skipped']);
    expect((await itemsOf(scene(), runId)).map(({ state }) => state)).toContain('conflict');
    await openApp(scene(), page, `/app/runs/${runId}`);
    await expectGoodLooks('run-published');
  });

  test.each([
    ['published', 0],
    ['conflict', 1],
    ['failed', 2],
  ])('and the review of a product that is %s', async (name, position) => {
    await openApp(scene(), page, `/app/runs/${runId}/${items[position] ?? ''}`);
    await expectGoodLooks(`review-${name}`);
  });

  test('among the others, and at home', async () => {
    await openApp(scene(), page, '/app/runs');
    await expectGoodLooks('runs');
    await openApp(scene(), page);
    await expectGoodLooks('home');
  });
});

test('a run that works moves nothing under the eyes of its reader', async () => {
  const titles = ['Merino Hiking Socks', 'Salt & Pepper Mill Set', 'Terracotta Pot with Saucer'];
  const ids = titles.map((title) => String(scene().shopify.shop().product(title).id));
  const runId = await startRun(scene(), { ids });
  const frame = await openApp(scene(), page, `/app/runs/${runId}`);
  await untilRun(frame, '3 to review');
  await frame.getByRole('button', { name: 'Publish 3 listings' }).first().click();
  const dialog = frame.locator('s-modal').filter({ hasText: 'You can undo it.' });
  await dialog.getByRole('button', { name: 'Publish 3 listings' }).click();
  await untilRun(frame, '3 published');
  await frame.getByRole('button', { name: 'Undo 3 published' }).click();
  await untilRun(frame, '3 undone');
  await expectNothingMoved(page);
});

test('an address that leads nowhere, and a run that is not there', async () => {
  await openApp(scene(), page, '/app/nothing-here');
  await expectGoodLooks('not-found');
  const frame = await openApp(scene(), page, '/app/runs/run_01m81j6c5rf26v75jtzd4z71tg');
  await frame.getByRole('link', { name: 'Go to runs' }).waitFor();
  expect(await frame.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await expectGoodLooks('run-not-found');
});
