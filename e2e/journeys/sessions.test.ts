import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { connectStore } from '../../backend/test/accounts.ts';
import { callApi } from '../../backend/test/http.ts';
import { issueApiKey } from '../../backend/src/tokens/index.ts';
import { expectGoodLooks, mailedLink, makeOwner, useJourney, type Owner } from './harness/index.ts';

const journey = useJourney();

const LONG = { timeout: 180_000 };

async function signInByForm(page: Page, { email, password }: Owner): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Write a listing' }).waitFor();
}

describe('the stores of someone who resets their password', LONG, () => {
  it('stay connected only if they are left selected', async () => {
    const owner = await makeOwner(journey(), { plan: 'agency' });
    const { database, apiUrl } = journey().service;
    const account = { ...owner, token: '' };
    const kept = await connectStore(database, account, 'https://walnut-and-oak.example');
    const ended = await connectStore(database, account, 'https://a-store-i-do-not-know.example');
    const { token: key } = await issueApiKey({
      ctx: { orm: database.orm },
      input: { ...owner, name: 'Till in the shop' },
    });
    const page = await journey().visitor();
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText('Check your email').waitFor();
    await page.goto(await mailedLink(page, journey(), owner.email, '/reset-password'));
    const stranger = page.getByRole('checkbox', { name: /a-store-i-do-not-know/ });
    expect(await stranger.isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: /Till in the shop/ }).isChecked()).toBe(true);
    await page.getByLabel('New password').fill('another long password');
    await stranger.uncheck();
    await expectGoodLooks(page, 'reset-password-stores');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByText('Your password has been reset').waitFor();
    await expectGoodLooks(page, 'reset-password-done');
    const status = async (token: string) => (await callApi(apiUrl, 'GET /me', { token })).status;
    expect(await status(kept)).toBe(200);
    expect(await status(key)).toBe(200);
    expect(await status(ended)).toBe(401);
  });

  it('an easily guessed password is rejected with a reason, and the checked boxes stay checked', async () => {
    const owner = await makeOwner(journey());
    await connectStore(journey().service.database, { ...owner, token: '' });
    const page = await journey().visitor();
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText('Check your email').waitFor();
    await page.goto(await mailedLink(page, journey(), owner.email, '/reset-password'));
    await page.getByRole('checkbox', { name: /since/ }).uncheck();
    await page.getByLabel('New password').fill('password1');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByRole('alert').getByText('too easy to guess').waitFor();
    expect(await page.getByRole('checkbox', { name: /since/ }).isChecked()).toBe(false);
  });
});

describe('sessions', LONG, () => {
  it('are seen from the account menu, and can be ended one by one or all others together', async () => {
    const owner = await makeOwner(journey());
    const [page, second, third] = [
      await journey().visitor(),
      await journey().visitor(),
      await journey().visitor(),
    ];
    for (const visitor of [page, second, third]) await signInByForm(visitor, owner);
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('link', { name: 'Sessions' }).click();
    const list = page.getByRole('list', { name: 'Sessions' });
    await list.getByText('(this browser)').waitFor();
    expect(await list.getByRole('listitem').count()).toBe(3);
    await expectGoodLooks(page, 'sessions');
    await page.getByLabel('Current password').fill('not my password');
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('alert').getByText('Wrong password').waitFor();
    await page.getByLabel('Current password').fill(owner.password);
    await list
      .getByRole('button', { name: /^Sign out/ })
      .first()
      .click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await expectGoodLooks(page, 'sessions-only-here');
    for (const visitor of [second, third]) {
      await visitor.goto('/stores');
      await visitor.getByRole('heading', { name: 'Sign in' }).waitFor();
    }
    await page.reload();
    await list.getByText('(this browser)').waitFor();
  });
});

describe('someone who knows their password', LONG, () => {
  it('changes it from the account menu, stays signed in there, and is signed out elsewhere', async () => {
    const owner = await makeOwner(journey());
    await connectStore(journey().service.database, { ...owner, token: '' });
    const [page, other] = [await journey().visitor(), await journey().visitor()];
    for (const visitor of [page, other]) await signInByForm(visitor, owner);
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('link', { name: 'Password' }).click();
    await page.getByRole('checkbox', { name: /since/ }).waitFor();
    await expectGoodLooks(page, 'password');
    await page.getByLabel('Current password').fill('not my password');
    await page.getByLabel('New password').fill('walnut tray on a windowsill');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('alert').getByText('Wrong password').waitFor();
    await page.getByLabel('Current password').fill(owner.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed').waitFor();
    await expectGoodLooks(page, 'password-changed');
    await other.goto('/stores');
    await other.getByRole('heading', { name: 'Sign in' }).waitFor();
    await signInByForm(other, { ...owner, password: 'walnut tray on a windowsill' });
    await page.goto('/history');
    await page.getByRole('heading', { name: 'History' }).waitFor();
  });

  it('stays signed in if they go to another page while it changes', async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await signInByForm(page, owner);
    await page.goto('/settings/password');
    await page.getByLabel('Current password').fill(owner.password);
    await page.getByLabel('New password').fill('walnut tray on a windowsill');
    const session = async (): Promise<string | undefined> =>
      (await page.context().cookies()).find(({ name }) => name.endsWith('session_token'))?.value;
    const before = await session();
    const asked = page.waitForRequest('**/account.changePassword**');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Change password' }).click();
    await asked;
    await page.goto('/history');
    await page.getByRole('heading', { name: 'History' }).waitFor();
    await expect.poll(session, { timeout: 20_000 }).not.toBe(before);
    expect(await session()).toBeDefined();
    await page.reload();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    const elsewhere = await journey().visitor();
    await signInByForm(elsewhere, { ...owner, password: 'walnut tray on a windowsill' });
  });
});
