import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { useJourney } from './harness/index.ts';

const journey = useJourney();

/** How many files the page had to load over the network. */
function loadedFiles(page: Page): Promise<number> {
  return page.evaluate<number>(
    "performance.getEntriesByType('resource').filter(({ name, transferSize }) => name.includes('/assets/') && transferSize > 0).length",
  );
}

function kept(page: Page): Promise<unknown> {
  return page.evaluate(`Promise.all([
    document.cookie,
    localStorage.length,
    sessionStorage.length,
    indexedDB.databases().then(({ length }) => length),
    navigator.permissions.query({ name: 'clipboard-read' }).then(({ state }) => state),
    navigator.onLine,
  ])`);
}

const NOTHING = ['', 0, 0, 0, 'prompt', true];

it('a test starts without cookies, storage or permissions', async () => {
  const page = await journey().visitor();
  await page.goto('/sign-in');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await kept(page)).toEqual(NOTHING);
  expect(await loadedFiles(page)).toBeGreaterThan(0);
  // A careless test may leave all of this behind.
  await page.evaluate(`new Promise((done) => {
    document.cookie = 'a=b';
    localStorage.setItem('a', 'b');
    sessionStorage.setItem('a', 'b');
    indexedDB.open('a').onsuccess = done;
  }).then(() => undefined)`);
  await page.context().grantPermissions(['clipboard-read']);
  await page.context().setOffline(true);
  expect(await kept(page)).toEqual(['a=b', 1, 1, 1, 'granted', false]);
});

it('the next test does too, and only finds the files of the pages in the cache', async () => {
  const page = await journey().visitor();
  await page.goto('/sign-in');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await kept(page)).toEqual(NOTHING);
  expect(await loadedFiles(page)).toBe(0);
  expect(await page.evaluate('history.length')).toBeLessThanOrEqual(2);
  const other = await journey().visitor({ emptyCache: true });
  await other.goto('/sign-in');
  await other.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await loadedFiles(other)).toBeGreaterThan(0);
});
