import type { Page } from 'playwright';
import type { TestAccount } from '../../../../backend/test/accounts.ts';
import type { PlanName } from '../../../../backend/src/config.ts';
import { connect, signIn } from '../../../woo-bridge/fixture.ts';
import type { WooJourney } from './woo-journey.ts';

/** Types the store's address on the app's first page. */
export async function findStore(
  page: Page,
  { appUrl, store }: { readonly appUrl: string; readonly store: { readonly url: string } },
): Promise<void> {
  await page.goto(appUrl);
  await page.getByLabel('Store address').fill(store.url);
  await page.getByRole('button', { name: 'Find my store' }).click();
}

/** Logs in to the store. Labels differ between themes, so fields are found by name. */
export async function logInToStore(page: Page): Promise<void> {
  await page.locator('[name=log]').fill('owner');
  await page.locator('[name=pwd]').fill('owner-password');
  await page.locator('button[name=login]').click();
}

/** Logs in to the store, approves or denies access there, and confirms an approval. */
export async function approveInStore(
  page: Page,
  decision: 'Approve' | 'Deny' = 'Approve',
): Promise<void> {
  await logInToStore(page);
  await page.getByRole('link', { name: decision }).click();
  if (decision === 'Approve') await confirmKey(page);
}

/** Enters the last characters of the newest key, as shown in the store. */
export async function confirmKey(page: Page): Promise<void> {
  const keys = await openKeysPage(page);
  const end = await newestKeySuffix(keys);
  await keys.close();
  await page.getByLabel('Last 7 characters of the key').fill(end);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Opens the store's list of keys in a new tab. */
async function openKeysPage(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'WooCommerce → Settings → Advanced → REST API' }).click();
  const keys = await opened;
  await keys.waitForLoadState();
  return keys;
}

/** The end of the newest key as the store's list shows it, including the ellipsis. */
export async function newestKeySuffix(keys: Page): Promise<string> {
  return keys.getByRole('row').filter({ hasText: 'Wareword' }).first().locator('code').innerText();
}

export async function pasteKeys(
  page: Page,
  keys: { readonly consumerKey: string; readonly consumerSecret: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Paste keys instead' }).click();
  await page.getByLabel('Consumer key').fill(keys.consumerKey);
  await page.getByLabel('Consumer secret', { exact: true }).fill(keys.consumerSecret);
  await page.getByRole('button', { name: 'Use these keys' }).click();
}

/** A browser with a connected store, for journeys that start there. */
export async function enter(
  page: Page,
  journey: WooJourney,
  { plan = 'agency', connected = true }: { plan?: PlanName; connected?: boolean } = {},
): Promise<TestAccount | undefined> {
  const browser = await signIn(journey);
  const account = connected ? await connect(journey, browser, plan) : undefined;
  await page
    .context()
    .addCookies(
      [...browser.cookies].map(([name, value]) => ({ name, value, url: journey.appUrl })),
    );
  await page.goto(journey.appUrl);
  return account;
}

/** Selects products by name and starts a run; ends on the run's page. */
export async function writeListings(page: Page, ...names: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  for (const name of names) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  }
  await page
    .getByRole('region', { name: 'Selected products' })
    .getByRole('button', { name: 'Write listings' })
    .click();
  await page.getByRole('button', { name: /^Write \d+ listings?$/ }).click();
  await page.getByRole('heading', { name: /^Run from / }).waitFor();
}

/** Waits until the run's page shows this summary. */
export async function waitForRun(page: Page, summary: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: summary }).first().waitFor({ timeout: 30_000 });
}

/** The product's page as shoppers see it, in a new tab. */
export async function openStorePage(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'View in store' }).click();
  const shop = await opened;
  await shop.waitForLoadState();
  return shop;
}
