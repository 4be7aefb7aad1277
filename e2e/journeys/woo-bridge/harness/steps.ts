import type { Page } from 'playwright';
import type { TestAccount } from '../../../../backend/test/accounts.ts';
import type { PlanName } from '../../../../backend/src/config.ts';
import { connect, signIn } from '../../../woo-bridge/scene.ts';
import type { BridgeJourney } from './bridge-journey.ts';

/** Types the store's address on the bridge's first page. */
export async function findStore(
  page: Page,
  { bridgeUrl, store }: { readonly bridgeUrl: string; readonly store: { readonly url: string } },
): Promise<void> {
  await page.goto(bridgeUrl);
  await page.getByLabel('Store address').fill(store.url);
  await page.getByRole('button', { name: 'Find my store' }).click();
}

/** Logs in to the store's own pages and answers what they ask. */
export async function approveInStore(
  page: Page,
  answer: 'Approve' | 'Deny' = 'Approve',
): Promise<void> {
  await page.getByLabel('Username').fill('owner');
  await page.getByLabel('Password').fill('owner-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: answer }).click();
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

/** A browser whose store is connected, for journeys that begin later. */
export async function enter(
  page: Page,
  journey: BridgeJourney,
  { plan = 'agency', connected = true }: { plan?: PlanName; connected?: boolean } = {},
): Promise<TestAccount | undefined> {
  const browser = await signIn(journey);
  const account = connected ? await connect(journey, browser, plan) : undefined;
  await page
    .context()
    .addCookies(
      [...browser.cookies].map(([name, value]) => ({ name, value, url: journey.bridgeUrl })),
    );
  await page.goto(journey.bridgeUrl);
  return account;
}

/** Chooses products by name and asks for their listings; ends on the page of the run. */
export async function generate(page: Page, ...names: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  for (const name of names) {
    await page.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check();
  }
  await page
    .getByRole('region', { name: 'Chosen products' })
    .getByRole('button', { name: 'Generate' })
    .click();
  await page.getByRole('button', { name: /^Write \d+ listings?$/ }).click();
  await page.getByRole('heading', { name: /^Run of / }).waitFor();
}

/** Until all of a run's products are in one state, as its page says it. */
export async function runIsAtRest(page: Page, summary: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: summary }).first().waitFor({ timeout: 30_000 });
}

/** The product's page as shoppers see it, in a tab of its own. */
export async function openStorePage(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Look at it in the store' }).click();
  const shop = await opened;
  await shop.waitForLoadState();
  return shop;
}
