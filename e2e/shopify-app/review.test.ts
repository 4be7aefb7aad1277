import type { FrameLocator, Page } from 'playwright';
import { beforeAll, expect, test, vi } from 'vitest';
import { until } from '../faults/until.ts';
import { SHOP } from '../stand-ins/shopify/index.ts';
import { connectAtOnce } from './connecting.ts';
import { untilRun, useFixture, write } from './fixture.ts';

vi.setConfig({ testTimeout: 180_000 });

const fixture = useFixture({ shops: [{ name: SHOP, products: 12, installed: true }] });
let page: Page;

beforeAll(async () => {
  page = await fixture().browser.newPage();
  await connectAtOnce(fixture());
});

/** The review of a product whose listing has just been written. */
async function openReview(title: string): Promise<FrameLocator> {
  await write(fixture(), page, title);
  const frame = fixture().shopify.frame(page);
  await untilRun(frame, '1 to review');
  await frame.getByRole('link', { name: title, exact: true }).click();
  await frame.getByRole('button', { name: 'Edit: Title' }).waitFor();
  return frame;
}

/** What the page saves next meets this. @returns an end to it */
async function meetSaves(handle: () => Promise<'lost' | 'sent'>): Promise<() => Promise<void>> {
  const path = '**/app/runs/**';
  await page.route(path, async (route) => {
    if (route.request().method() !== 'PATCH') await route.fallback();
    else if ((await handle()) === 'lost') await route.abort('failed');
    else await route.continue();
  });
  return () => page.unroute(path);
}

const saveBar = () => page.getByRole('region', { name: 'Unsaved changes' });

test('a text that could not be saved stays when another one is restored', async () => {
  const frame = await openReview('Linen Tea Towel');
  await frame.getByRole('button', { name: 'Edit: Description' }).click();
  await frame.getByRole('textbox', { name: 'New description' }).fill('<p>Mine.</p>');
  await saveBar().getByText('Save').click();
  await frame.getByText('Edited by you').waitFor();

  await frame.getByRole('button', { name: 'Edit: Title' }).click();
  const title = frame.getByRole('textbox', { name: 'New title' });
  await title.fill('Typed before the outage');
  const recover = await meetSaves(() => Promise.resolve('lost'));
  await saveBar().getByText('Save').click();
  await frame.getByRole('alert').filter({ hasText: "couldn't reach" }).waitFor();
  await recover();
  await frame.getByRole('button', { name: "Restore Wareword's text" }).click();
  await until('it is restored', async () => (await frame.getByText('Edited by you').count()) === 0);
  expect(await title.inputValue()).toBe('Typed before the outage');
  await saveBar().getByText('Save').click();
  await frame.getByText('Edited by you').waitFor();
});

test('a field that was just deselected is not published', async () => {
  const { shopify } = fixture();
  const frame = await openReview('Beeswax Candle');
  const release = Promise.withResolvers<undefined>();
  const saved = await meetSaves(async () => {
    await release.promise;
    return 'sent';
  });
  await frame.getByRole('checkbox', { name: 'Publish description' }).uncheck();
  const publish = frame.getByRole('button', { name: /^Publish \d fields?$/ });
  await expect.poll(() => publish.isDisabled()).toBe(true);
  release.resolve(undefined);
  await publish.click();
  await frame.getByRole('status').filter({ hasText: 'Published' }).waitFor();
  await saved();
  expect(shopify.shop().writes.at(-1)?.given).not.toHaveProperty('descriptionHtml');
});

test('fields that are clicked while a choice is being saved are saved in their order', async () => {
  const { shopify } = fixture();
  const frame = await openReview('Merino Hiking Socks');
  const release = Promise.withResolvers<undefined>();
  const saves: string[] = [];
  const saved = await meetSaves(async () => {
    saves.push('save');
    if (saves.length === 1) await release.promise;
    return 'sent';
  });
  const description = frame.getByRole('checkbox', { name: 'Publish description' });
  const seoTitle = frame.getByRole('checkbox', { name: 'Publish SEO title' });
  await description.uncheck();
  await seoTitle.uncheck();
  // A request after the second click: one that was sent before it has been seen by now.
  await frame.locator('body').evaluate(() => fetch('/healthz'));
  expect(saves).toHaveLength(1);
  expect([await description.isChecked(), await seoTitle.isChecked()]).toEqual([false, false]);
  release.resolve(undefined);
  await until('the second click is saved', () => saves.length === 2);
  await frame.getByRole('button', { name: /^Publish \d fields?$/ }).click();
  await frame.getByRole('status').filter({ hasText: 'Published' }).waitFor();
  await saved();
  const given = shopify.shop().writes.at(-1)?.given;
  expect(given).toHaveProperty('seo.description');
  expect(given).not.toHaveProperty('descriptionHtml');
  expect(given).not.toHaveProperty('seo.title');
});

test('a click that waits while another is being saved survives leaving the page', async () => {
  const frame = await openReview('Folding Camp Stool');
  const release = Promise.withResolvers<undefined>();
  const path = '**/app/runs/**';
  let saves = 0;
  // The response to the first one is late.
  await page.route(path, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    saves += 1;
    if (saves > 1) return route.continue();
    const response = await route.fetch();
    await release.promise;
    // The page that asked for it is gone.
    return route.fulfill({ response }).catch(() => undefined);
  });
  await frame.getByRole('checkbox', { name: 'Publish description' }).uncheck();
  await frame.getByRole('checkbox', { name: 'Publish SEO title' }).uncheck();
  await frame.getByRole('link', { name: 'Run', exact: true }).click();
  await until('the waiting click is sent', () => saves === 2);
  release.resolve(undefined);
  await frame.getByRole('link', { name: 'Folding Camp Stool', exact: true }).click();
  const seoTitle = frame.getByRole('checkbox', { name: 'Publish SEO title' });
  await seoTitle.waitFor();
  await page.unroute(path);
  expect(await seoTitle.isChecked()).toBe(false);
});
