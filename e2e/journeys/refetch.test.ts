import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { createBrand } from '../../backend/src/brands/index.ts';
import { readConfig } from '../../backend/src/config.ts';
import { PASSWORD } from '../../backend/test/accounts.ts';
import { writtenListing } from '../../backend/test/listings/written-listing.ts';
import { makeOwner, signIn, useJourney } from './harness/index.ts';

const journey = useJourney();

/** What is refetched has to be some seconds old. */
const POLL = { timeout: 30_000 };

test('what was typed into a brand stays when the page is refetched in vain', async () => {
  const owner = await makeOwner(journey(), { plan: 'pro' });
  const { plans } = readConfig({});
  await createBrand({
    ctx: { orm: journey().service.database.orm, plans },
    input: { workspaceId: owner.workspaceId, name: 'Hearth' },
  });
  const page = await journey().visitor();
  await signIn(page, journey(), owner);
  await page.goto('/brands');
  await page.getByRole('button', { name: 'Edit Hearth' }).click();
  const voice = page.getByRole('dialog').getByLabel('Voice');
  await voice.fill('Calm and plain.');
  await comeBackWithoutConnection(page, 'brands.list');
  expect(await voice.inputValue()).toBe('Calm and plain.');
});

test('what was typed into the settings stays when the page is refetched in vain', async () => {
  const page = await journey().visitor();
  await signIn(page, journey(), await makeOwner(journey()));
  await page.goto('/settings');
  const name = page.getByLabel('Your name');
  await name.fill('Mia from the shop');
  await comeBackWithoutConnection(page, 'settings.read');
  expect(await name.inputValue()).toBe('Mia from the shop');
});

test('a listing stays open for editing when it is refetched in vain', async () => {
  const { account, id } = await writtenListing(journey().service);
  const page = await journey().visitor();
  await signIn(page, journey(), { ...account, password: PASSWORD });
  await page.goto(`/listings/${id}`);
  await page.getByRole('button', { name: 'Edit: Title' }).click();
  await comeBackWithoutConnection(page, 'listings.read');
  expect(await page.getByRole('textbox', { name: 'Title' }).count()).toBe(1);
});

/** Goes to another tab and back while the service is away, until the page has noticed. */
async function comeBackWithoutConnection(page: Page, procedure: string): Promise<void> {
  let failures = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes(procedure)) failures += 1;
  });
  await page.route('**/trpc/**', (route) => route.abort('connectionrefused'));
  const comeBack = async () => {
    await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
    return failures;
  };
  // It tries twice, and only again once it has shown what came of that.
  await expect.poll(comeBack, POLL).toBeGreaterThan(2);
}
