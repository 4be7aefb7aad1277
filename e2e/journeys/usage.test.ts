import { expect, test } from 'vitest';
import { addMember } from '../../backend/src/accounts/index.ts';
import { readConfig } from '../../backend/src/config.ts';
import { issueApiKey } from '../../backend/src/tokens/index.ts';
import { callApi, PRODUCT } from '../../backend/test/http.ts';
import { expectGoodLooks, makeOwner, signIn, useJourney } from './harness/index.ts';

const journey = useJourney();

/** Looking at a page closely takes seconds. */
const LONG = { timeout: 180_000 };

test(
  'the plan page says what the plan gives, what is used, where it went, and when more comes',
  LONG,
  async () => {
    const owner = await makeOwner(journey(), { plan: 'agency' });
    const { orm } = journey().service.database;
    const { token } = await issueApiKey({ ctx: { orm }, input: { ...owner, name: 'Till' } });
    await callApi(journey().service.apiUrl, 'POST /generate', { token, body: PRODUCT });
    const page = await journey().visitor();
    await signIn(page, journey(), owner);
    await page.goto('/plan');
    await page.getByText('1 of 1,000 listings used this month, 999 left.').waitFor();
    await page.getByText('Dashboard: 0 · API keys: 1 · Stores: 0').waitFor();
    await page.getByText('"Dashboard" includes bulk writing and rewrites.').waitFor();
    await page.getByText('View as table').click();
    await page.getByRole('table', { name: 'Listings by day' }).waitFor();
    const chart = page.getByRole('figure', { name: 'Listings by day' });
    await chart.getByTitle('Dashboard: 0, API keys: 1, Stores: 0').waitFor();
    await expectGoodLooks(page, 'plan');
    await page.getByRole('link', { name: 'Change plan' }).waitFor();
  },
);

test("a member sees the owner's plan and usage, and who the owner is", LONG, async () => {
  const owner = await makeOwner(journey(), { plan: 'agency' });
  const member = await makeOwner(journey());
  const { orm } = journey().service.database;
  await addMember({
    ctx: { orm, plans: readConfig({}).plans },
    input: { ownerEmail: owner.email, email: member.email, role: 'writer' },
  });
  const page = await journey().visitor();
  await signIn(page, journey(), member);
  await page.goto('/plan');
  await page.getByText(`This workspace and its plan belong to ${owner.email}`).waitFor();
  await page.getByText('No listings yet this month.').waitFor();
  expect(await page.getByRole('link', { name: 'Change plan' }).count()).toBe(0);
  await expectGoodLooks(page, 'plan-member');

  // Back to their own workspace, and sign out.
  const signOut = page.getByRole('button', { name: 'Sign out' });
  expect(await signOut.isVisible(), 'the menu before it is opened').toBe(false);
  await page.getByRole('button', { name: /^Account/ }).click();
  await expectGoodLooks(page, 'account-menu');
  await page.getByRole('button', { name: 'Your workspace' }).click();
  await page.getByText('Uses 1 of your 3 remaining listings.').waitFor();
  await page.getByRole('button', { name: /^Account/ }).click();
  await signOut.click();
  await page.waitForURL(/\/sign-in/);
  await page.goto('/plan');
  await page.waitForURL(/\/sign-in\?next=%2Fplan/);
});

test('on a phone the navigation opens over the page, and closes when a page is chosen', async () => {
  const owner = await makeOwner(journey());
  const page = await journey().visitor({ width: 360, height: 740 });
  await signIn(page, journey(), owner);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await page.getByRole('button', { name: 'Open menu' }).waitFor();
  await expect.poll(() => page.title()).toBe('History · Wareword');
  // Also when it is the page that is shown.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Open menu' }).waitFor();
});

test('the keyboard can skip the navigation', async () => {
  const owner = await makeOwner(journey());
  const page = await journey().visitor();
  await signIn(page, journey(), owner);
  await page.goto('/brands');
  await page.getByLabel('Brand name').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const focused = await page.evaluate<string>('document.activeElement.closest("main") !== null');
  expect(focused).toBe(true);
});
