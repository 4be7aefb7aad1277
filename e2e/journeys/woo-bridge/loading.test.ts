import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { layoutShift } from '../harness/index.ts';
import { enter, useWooJourney, waitForRun, writeListings } from './harness/index.ts';

const journey = useWooJourney();

/** Browsers don't count shifts within half a second of a click. */
const SLOW_MS = 700;

/** Collects the procedures that a page calls from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = /\/trpc\/([\w.]+)/u.exec(request.url())?.[1];
    if (name !== undefined) calls.push(name);
  });
  return calls;
}

it('the product list is requested without waiting for the sign-in check', async () => {
  const page = await journey().visitor();
  await enter(page, journey());
  await page.getByText('30 products in your store').waitFor();
  const calls = callsOf(page);
  await page.route(/\/trpc\/access\.state/u, async (route) => {
    await expect.poll(() => calls, { timeout: 10_000 }).toContain('products.list');
    await route.continue();
  });
  await page.reload();
  await page.getByText('30 products in your store').waitFor();
  expect(calls.toSorted()).toEqual([
    'access.state',
    'connection.status',
    'products.categories',
    'products.list',
    'sent.list',
  ]);
});

it('the form for a store address works before the sign-in check has finished', async () => {
  const page = await journey().visitor();
  let answer = (): void => undefined;
  await page.route(/\/trpc\/access\.state/u, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await page.goto(journey().appUrl);
  await page.getByLabel('Store address').fill('shop.example');
  answer();
  await page.unrouteAll({ behavior: 'wait' });
  expect(await page.getByLabel('Store address').inputValue()).toBe('shop.example');
});

it('a signed-out browser requests no data, and one whose session has ended sees no errors', async () => {
  const page = await journey().visitor();
  const calls = callsOf(page);
  await page.goto(`${journey().appUrl}/products`);
  await page.getByLabel('Store address').waitFor();
  expect(calls).toEqual(['access.state']);

  const cookie = { name: 'wareword_woocommerce', value: 'ended', url: journey().appUrl };
  await page.context().addCookies([cookie]);
  await page.reload();
  await page.getByLabel('Store address').waitFor();
  expect(calls).toContain('products.list');
  expect(await page.getByRole('alert').count()).toBe(0);
});

it("a product's page doesn't shift when its product loads", async () => {
  const page = await journey().visitor();
  await enter(page, journey());
  await writeListings(page, 'Beeswax Candle', 'Walnut Desk Organizer');
  await waitForRun(page, '2 to review');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'Beeswax Candle', exact: true }).click();
  await page
    .getByRole('link', { name: /^(?:Next|Previous) product/u })
    .first()
    .waitFor();
  await page.route(/\/trpc\/runs\.item\b/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
  await page.reload();
  await page
    .getByRole('link', { name: /^(?:Next|Previous) product/u })
    .first()
    .waitFor();
  expect(await layoutShift(page)).toBeLessThan(0.01);
});
