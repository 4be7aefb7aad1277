import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { makeOwner, signIn, useJourney } from './harness/index.ts';

const journey = useJourney();

/** A user at work, whose browser has loaded no other page yet. */
async function atWork(): Promise<Page> {
  const page = await journey().visitor({ emptyCache: true });
  await signIn(page, journey(), await makeOwner(journey()));
  await page.goto('/');
  await page.getByRole('heading', { name: 'Write a listing' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

it('a page works even if the browser never paints a frame', async () => {
  const page = await journey().visitor();
  await page.addInitScript('window.PerformanceObserver = class { observe() {} }');
  await page.goto('/sign-in');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

describe('the service is updated while someone has a page open', () => {
  it('the next page opens, although the files of the open page are gone', async () => {
    const page = await atWork();
    // After a new build, files of the open document are gone and files of a new one exist.
    let updated = false;
    await page.route('**/history', async (route) => {
      updated = true;
      await route.continue();
    });
    await page.route('**/assets/**', (route) =>
      updated ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
    );
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/history');
    expect(updated).toBe(true);
  });

  it('shows an error instead of reloading in a loop', async () => {
    const page = await atWork();
    const needed = new Set<string>();
    const other = await page.context().newPage();
    await other.goto('/');
    await other.waitForLoadState('networkidle');
    other.on('request', (request) => needed.add(request.url()));
    await other.getByRole('link', { name: 'History' }).click();
    await other.getByRole('heading', { name: 'History' }).waitFor();

    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.route(
      (url) => url.pathname.startsWith('/assets/') && needed.has(url.href),
      (route) => route.fulfill({ status: 404, body: 'gone' }),
    );
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('alert').getByText('Something went wrong').waitFor();
    expect(loads).toBe(1);
    await page.getByRole('link', { name: 'Brands' }).waitFor();
  });

  it('offline, nothing is reloaded: the dashboard stays open and says that it is offline', async () => {
    const page = await atWork();
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('alert').getByText('Something went wrong').waitFor();
    expect(loads).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Brands' }).click();
    await page.getByRole('heading', { name: 'Brands' }).waitFor();
  });
});
