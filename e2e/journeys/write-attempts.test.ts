import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { correctUsage } from '../../backend/src/credits/index.ts';
import {
  expectGoodLooks,
  fillProduct,
  makeOwner,
  PRODUCT,
  signIn,
  usedBy,
  useJourney,
  type Owner,
} from './harness/index.ts';

const journey = useJourney();

test('characters are counted near the limit, as the API counts them', async () => {
  const { page } = await visit();
  await page.goto('/');
  const name = page.getByLabel('Product name');
  await name.fill('🪵'.repeat(190));
  await page.getByText('10 of 200 characters left').waitFor();
  await name.fill('🪵'.repeat(201));
  await page.getByLabel('Features').fill(PRODUCT.features);
  await page.getByRole('button', { name: 'Write listing' }).click();
  await page.getByText('201 of 200 characters. Remove 1.').waitFor();
  expect(await name.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(
    true,
  );
});

test('a double click, and a retry after the connection broke, cost one credit', async () => {
  const { page, owner } = await visit();
  await page.goto('/');
  await fillProduct(page);
  // The request arrives, and its response is lost.
  let broken = 0;
  await page.route('**/trpc/listings.write**', async (route) => {
    if (broken++ > 0) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Write listing' }).dblclick();
  await page.getByText("Couldn't start writing your listing").waitFor();
  await page.getByRole('button', { name: 'Write listing' }).click();
  await page.getByText('Listing ready.').waitFor();
  expect(await usedBy(journey(), owner)).toBe(1);
});

test('a user without listings left sees that before they click, with a link to more', async () => {
  const { page, owner } = await visit();
  await useListings(owner, 2);
  await page.goto('/');
  await page.getByText('Uses your last listing this month.').waitFor();
  await fillProduct(page);
  await page.getByRole('button', { name: 'Write listing' }).click();
  await page.getByText("You've used all 3 listings this month").waitFor();
  expect(await page.getByRole('button', { name: 'Write listing' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Upgrade', exact: true }).getAttribute('href')).toBe(
    '/pricing',
  );
  await expectGoodLooks(page, 'write-used-up');
  await page.goto('/');
  await page.getByText("You've used all 3 listings this month").waitFor();
  expect(await page.getByText('Your draft is saved.').count()).toBe(0);
});

test('shows an error without losing input if the last listing was used elsewhere', async () => {
  const { page, owner } = await visit();
  await page.goto('/');
  await fillProduct(page);
  await useListings(owner, 3);
  await page.getByRole('button', { name: 'Write listing' }).click();
  await page.getByText("You've used all 3 listings this month").waitFor();
  await page.getByText('Your draft is saved.').waitFor();
  expect(await page.getByLabel('Product name').inputValue()).toBe(PRODUCT.name);
});

test('an ended session is reported on the page, and the input is kept', async () => {
  const { page } = await visit();
  await page.goto('/');
  await fillProduct(page);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Write listing' }).click();
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  expect(await page.getByLabel('Product name').inputValue()).toBe(PRODUCT.name);
});

async function visit(): Promise<{ page: Page; owner: Owner }> {
  const owner = await makeOwner(journey());
  const page = await journey().visitor();
  await signIn(page, journey(), owner);
  return { page, owner };
}

async function useListings({ workspaceId }: Owner, used: number): Promise<void> {
  const { orm } = journey().service.database;
  await correctUsage({ ctx: { orm }, input: { workspaceId, used } });
}
