import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectGoodLooks } from '../harness/index.ts';
import { enter, findStore, writeListings, waitForRun, useWooJourney } from './harness/index.ts';

const journey = useWooJourney();

/** Three variants each, with axe on each. */
const SLOW = { timeout: 300_000 };

/** Whether it is completely visible without scrolling. */
async function isInView(locator: Locator): Promise<boolean> {
  const box = await locator.boundingBox();
  const height = locator.page().viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

/** Published ones with plain names, which no other name begins with. */
function plainNames(count: number): string[] {
  return [...journey().store.shop.products.values()]
    .filter(
      ({ status, type, name }) =>
        status === 'publish' && type === 'simple' && /^[\w ,-]+$/.test(name),
    )
    .slice(0, count)
    .map(({ name }) => name);
}

describe('the pages work in light and dark mode and on a phone, with large enough touch targets, and axe finds nothing', () => {
  it('while giving access', SLOW, async () => {
    const page = await journey().visitor();
    await page.goto(journey().appUrl);
    await page.getByLabel('Store address').fill('nothing.invalid');
    await page.getByRole('button', { name: 'Find my store' }).click();
    await page.getByRole('alert').waitFor();
    await expectGoodLooks(page, 'woo-start-trouble');
    await findStore(page, journey());
    await page.getByRole('button', { name: 'Paste keys instead' }).click();
    await expectGoodLooks(page, 'woo-start-keys');
    await enter(page, journey(), { connected: false });
    await page.getByRole('link', { name: 'Automatic publishing' }).click();
    await page.getByText('Connect your store to Wareword first').waitFor();
    await expectGoodLooks(page, 'woo-automatic-not-connected');
    await page.getByRole('link', { name: 'Connect your store to Wareword' }).click();
    await page.getByRole('button', { name: 'Connect to Wareword' }).click();
    await page.getByLabel('Address you landed on').waitFor();
    await expectGoodLooks(page, 'woo-connect-pasted');
    await page.getByRole('link', { name: 'See how to set up an automatic return' }).click();
    await page.getByRole('heading', { level: 1, name: 'Return automatically' }).waitFor();
    const plugin = page.getByRole('link', { name: 'Download wareword-return.php' });
    const file = await page.request.get(
      new URL((await plugin.getAttribute('href')) ?? '', page.url()).href,
    );
    expect(await file.text()).toContain('Plugin Name');
    await expectGoodLooks(page, 'woo-help-returning');
  });

  it('on the list of products, and before a run', SLOW, async () => {
    const page = await journey().visitor();
    await enter(page, journey());
    const [first = ''] = plainNames(1);
    await page.getByRole('checkbox', { name: `Select ${first}`, exact: true }).check();
    await expectGoodLooks(page, 'woo-products');
    await page
      .getByRole('region', { name: 'Selected products' })
      .getByRole('button', { name: 'Write listings' })
      .click();
    await page.getByRole('button', { name: 'Write 1 listing' }).waitFor();
    await expectGoodLooks(page, 'woo-write');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await isInView(page.getByRole('button', { name: 'Write 1 listing' }))).toBe(true);
  });

  it('on a run, and on one of its products', SLOW, async () => {
    const page = await journey().visitor();
    await enter(page, journey());
    const [first = '', second = '', third = ''] = plainNames(3);
    await writeListings(page, first, second, third);
    await waitForRun(page, '3 to review');
    await expectGoodLooks(page, 'woo-run');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Publish 3 listings' }).click();
    const question = page.getByRole('dialog', { name: 'Publish 3 listings?' });
    await question.getByText('Short description: 3 products').waitFor();
    expect(await isInView(question.getByRole('button', { name: 'Publish 3 listings' }))).toBe(true);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectGoodLooks(page, 'woo-publish-all');
    await question.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('link', { name: first, exact: true }).click();
    await page.getByRole('region', { name: 'Description', exact: true }).waitFor();
    // A text that stays as it is stands there once.
    const same = page.getByRole('region', { name: 'Product name' });
    await same.getByText('No change.').waitFor();
    expect(await same.getByRole('group').count()).toBe(1);
    await expectGoodLooks(page, 'woo-review');
    // Differences are marked by color too, in each scheme of colors.
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const colors = await page.evaluate<string[]>(
        `[...document.querySelectorAll('ins, del')].map((mark) => getComputedStyle(mark).backgroundColor)`,
      );
      expect(colors.length).toBeGreaterThan(0);
      expect(colors).not.toContain('rgba(0, 0, 0, 0)');
    }
    // By keyboard to the next product, and back.
    await page.keyboard.press('j');
    await page.getByRole('heading', { level: 1, name: second }).waitFor();
    await page.keyboard.press('k');
    await page.getByRole('heading', { level: 1, name: first }).waitFor();
    await page.getByRole('button', { name: 'Edit: Product name' }).click();
    await page.getByLabel('New product name').press('j');
    await page.getByRole('heading', { level: 1, name: first }).waitFor();
    // Nothing can be done with a product that was deleted.
    const gone = [...journey().store.shop.products.values()].find(({ name }) => name === third);
    journey().store.remove(gone?.id ?? 0);
    await page.getByRole('link', { name: 'Back to run' }).click();
    await page.getByRole('button', { name: `Publish: ${third}` }).click();
    await waitForRun(page, '1 failed');
    await page.getByRole('link', { name: third, exact: true }).click();
    await page.getByText('This product is no longer in your store.').waitFor();
    const left = page.getByRole('main').getByRole('button', { name: /^(?:Publish|Retry|Edit)/ });
    expect(await left.allTextContents()).toEqual([]);
    expect(await page.getByRole('link', { name: 'View in store' }).count()).toBe(0);
    await page.goto(`${journey().appUrl}/runs/unknown`);
    await page.getByRole('heading', { level: 1, name: 'Run not found' }).waitFor();
    await page.goto(`${journey().appUrl}/runs/unknown/products/unknown`);
    await page.getByRole('heading', { level: 1, name: 'Product not found' }).waitFor();
    await page.getByRole('link', { name: "Go to this store's runs" }).click();
    await page.getByRole('heading', { level: 1, name: 'Runs' }).waitFor();
    await page.goto(`${journey().appUrl}/nowhere`);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await expect.poll(() => page.title()).toContain('Page not found');
    await expectGoodLooks(page, 'woo-not-found');
    // Without a connection, it says so at once.
    await page.context().setOffline(true);
    await page.getByText("You're offline.").waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => page.getByText("You're offline.").count()).toBe(0);
  });

  it('while a text is changed, and on the list of runs', SLOW, async () => {
    const page = await journey().visitor();
    await enter(page, journey());
    const [first = ''] = plainNames(1);
    await writeListings(page, first);
    await waitForRun(page, '1 to review');
    await page.getByRole('link', { name: first, exact: true }).click();
    await page.getByRole('button', { name: 'Edit: Description' }).click();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByRole('button', { name: 'Preview: Short description' }).click();
    await expectGoodLooks(page, 'woo-review-edit');
    await page.getByRole('link', { name: 'Runs' }).click();
    await page.getByText('1 to review').first().waitFor();
    await expectGoodLooks(page, 'woo-runs');
  });

  it('on the pages of connection, automatic publishing and settings', SLOW, async () => {
    const page = await journey().visitor();
    await enter(page, journey());
    for (const [link, name] of [
      ['Connection', 'woo-connected'],
      ['Automatic publishing', 'woo-automatic'],
      ['Settings', 'woo-settings'],
    ] as const) {
      await page.getByRole('link', { name: link }).click();
      await page.getByRole('heading', { level: 1, name: link }).waitFor();
      await expectGoodLooks(page, name);
    }
  });
});
