import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { linkIn, mailText } from '../../backend/test/dashboard/mail-server.ts';
import { StandInStore } from '../stand-ins/store/index.ts';
import { expectGoodLooks, makeOwner, signIn, useJourney } from './harness/index.ts';

const journey = useJourney();

/** The newest mail to somebody that leads to `path`, out of the folder where mail is kept. */
async function mailedLink(page: Page, to: string, path: string): Promise<string> {
  const folder = join(journey().dataDir, 'mail');
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    // It is made for the first mail.
    const names = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
    for (const name of names) {
      const mail = readFileSync(join(folder, name), 'utf8');
      if (!mail.includes(`To: ${to}`)) continue;
      const text = mailText(mail);
      if (text.includes(path)) return linkIn(text, path).href;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`There is no mail to ${to} that leads to ${path}.`);
}

describe('password reset by the mail that was sent', { timeout: 180_000 }, () => {
  it('leads to our page, sets the password, and ends where the visitor was going', async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await page.goto('/stores');
    await page.waitForURL(/\/sign-in\?next=/);
    await expectGoodLooks(page, 'sign-in');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(owner.email);
    await expectGoodLooks(page, 'forgot-password');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Look into your mail').waitFor();
    await expectGoodLooks(page, 'forgot-password-sent');

    await page.goto(await mailedLink(page, owner.email, '/reset-password'));
    await page.getByLabel('Password').fill('another long password');
    await expectGoodLooks(page, 'reset-password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your new password is set').waitFor();
    expect(page.url()).not.toContain('token=');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password').fill('another long password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/stores$/);
    await page.getByRole('heading', { name: 'Stores' }).waitFor();
  });

  it('from the connect page it leads back to the store’s request', async () => {
    const store = await StandInStore.start();
    try {
      const owner = await makeOwner(journey());
      const page = await journey().visitor();
      await page.goto(store.connectPath());
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByLabel('Email').fill(owner.email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByText('Look into your mail').waitFor();
      await page.goto(await mailedLink(page, owner.email, '/reset-password'));
      await page.getByLabel('Password').fill('another long password');
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('Email').fill(owner.email);
      await page.getByLabel('Password').fill('another long password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.getByRole('heading', { name: 'Back in the store' }).waitFor();
      const state = store.returns.at(-1)?.searchParams.get('state');
      expect(state).toBe('nonce / with + signs & äöü');
    } finally {
      await store.stop();
    }
  });

  it('a link that is used up says so, and what to do', async () => {
    const page = await journey().visitor();
    await page.goto('/reset-password?token=never');
    await page.getByLabel('Password').fill('another long password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('alert').getByText('used already or is too old').waitFor();
    expect(await page.getByLabel('Password').inputValue()).toBe('another long password');
    await page.getByRole('link', { name: 'Ask for a new link' }).waitFor();
  });
});

describe('sign in and up', { timeout: 180_000 }, () => {
  it('sign up leads to the work; what was typed survives a failure', async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await page.goto('/sign-up');
    await page.getByRole('button', { name: 'Create account' }).waitFor();
    await expectGoodLooks(page, 'sign-up');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password').fill('a long enough password');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('alert').getByText('There is an account').waitFor();
    expect(await page.getByLabel('Password').inputValue()).toBe('a long enough password');
    await page.getByLabel('Email').fill('fresh@shop.example');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Write a listing' }).waitFor();
  });

  it('password managers are told what each field is', async () => {
    const page = await journey().visitor();
    const kinds = async () => [
      await page.getByLabel('Email').getAttribute('autocomplete'),
      await page.getByLabel('Password').getAttribute('autocomplete'),
    ];
    await page.goto('/sign-in');
    expect(await kinds()).toEqual(['username', 'current-password']);
    await page.goto('/sign-up');
    expect(await kinds()).toEqual(['username', 'new-password']);
  });

  const ELSEWHERE = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    'evil.example',
  ];

  it('"no open redirect": wherever next leads, the visitor stays here', async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await signIn(page, journey(), owner);
    for (const next of ELSEWHERE) {
      await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
      const onwards = page.getByRole('link', { name: 'Go on' });
      await onwards.waitFor();
      expect(await onwards.getAttribute('href'), next).toBe('/');
    }
    await page.goto(`/sign-in?next=${encodeURIComponent('/stores?a=b#c')}`);
    await page.getByRole('link', { name: 'Go on' }).click();
    await page.waitForURL(/\/stores\?a=b#c$/);
  });
});

describe('team', { timeout: 180_000 }, () => {
  it('invite a member by mail, who creates an account and joins; then is removed', async () => {
    const owner = await makeOwner(journey(), { plan: 'agency' });
    const page = await journey().visitor();
    await signIn(page, journey(), owner);
    await page.goto('/team');
    await page.getByLabel('Email address of a colleague').fill('colleague@shop.example');
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByText('We mailed a link to colleague@shop.example').waitFor();
    await page.getByRole('list', { name: 'Invitations' }).waitFor();
    await expectGoodLooks(page, 'team-invited');

    const colleague = await journey().visitor();
    const link = await mailedLink(page, 'colleague@shop.example', '/invitations/');
    await colleague.goto(link);
    await colleague.getByText(`${owner.email} asks you to work`).waitFor();
    await expectGoodLooks(colleague, 'invitation');
    await colleague.getByRole('link', { name: 'Create account' }).click();
    await colleague.getByLabel('Password').fill('a long enough password');
    expect(await colleague.getByLabel('Email').inputValue()).toBe('colleague@shop.example');
    await colleague.getByRole('button', { name: 'Create account' }).click();
    await colleague.getByRole('button', { name: 'Join the team' }).click();
    await colleague.getByText('of 1,000 listings used this month').first().waitFor();
    await colleague.goto('/team');
    await colleague.getByRole('button', { name: 'Leave this team' }).waitFor();
    await expectGoodLooks(colleague, 'team-member');

    await page.reload();
    await page.getByRole('button', { name: 'Remove colleague@shop.example' }).click();
    await expectGoodLooks(page, 'team-remove');
    await page.getByRole('button', { name: 'Remove from team' }).click();
    await page.getByRole('button', { name: 'Remove colleague@shop.example' }).waitFor({
      state: 'detached',
    });
    await colleague.goto('/');
    await colleague.getByText('of 3 listings used this month').first().waitFor();
    await colleague.goto(link);
    await colleague.getByRole('button', { name: 'Go to the workspace' }).click();
    await colleague.getByRole('alert').getByText(`Ask ${owner.email} for a new one`).waitFor();
  });

  it('an invitation opened by another address is told whose it is', async () => {
    const owner = await makeOwner(journey(), { plan: 'agency' });
    const page = await journey().visitor();
    await signIn(page, journey(), owner);
    await page.goto('/team');
    await page.getByLabel('Email address of a colleague').fill('invited@shop.example');
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByText('We mailed a link').waitFor();
    const other = await makeOwner(journey());
    const visitor = await journey().visitor();
    await signIn(visitor, journey(), other);
    await visitor.goto(await mailedLink(page, 'invited@shop.example', '/invitations/'));
    await visitor.getByText('This invitation is for another address').waitFor();
    await expectGoodLooks(visitor, 'invitation-not-mine');
    await visitor.getByRole('button', { name: 'Use another account' }).click();
    await visitor.getByRole('link', { name: 'Create account' }).waitFor();
  });

  it('who is not on Agency sees what a team is', async () => {
    const page = await journey().visitor();
    await signIn(page, journey(), await makeOwner(journey()));
    await page.goto('/team');
    await page.getByText('A team is part of the Agency plan').waitFor();
    await expectGoodLooks(page, 'team-not-agency');
  });
});
