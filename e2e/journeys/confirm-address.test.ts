import { afterAll, expect, it } from 'vitest';
import { linkIn, MailServer } from '../../backend/test/dashboard/mail-server.ts';
import { expectGoodLooks, useJourney } from './harness/index.ts';

const mails = await MailServer.start();
afterAll(() => mails.stop());
const journey = useJourney({ SMTP_URL: mails.url });

/** Looking at a page closely takes seconds. */
const LONG = { timeout: 180_000 };

it(
  'confirming an address signs nobody in: the password does, and leads to where one was going',
  LONG,
  async () => {
    const email = 'new@shop.example';
    const page = await journey().visitor();
    await page.goto('/sign-up?next=%2Fstores');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('a long enough password');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Check your email').waitFor();
    await expectGoodLooks(page, 'check-your-mail');

    const { text } = await mails.mailTo(email);
    // The link opens in the browser that requested it, which knows where the visitor was going.
    const link = linkIn(text, '/verify-email');
    expect([...link.searchParams.keys()]).toEqual(['token']);
    const visitor = await page.context().newPage();
    await visitor.goto(link.href);
    await visitor.getByText('Confirm that you signed up for Wareword').waitFor();
    await expectGoodLooks(visitor, 'verify-email');
    await visitor.getByRole('button', { name: 'Confirm email' }).click();
    await visitor.getByRole('heading', { name: 'Email confirmed' }).waitFor();
    expect(visitor.url()).not.toContain('token=');
    expect(await visitor.context().cookies()).toEqual([]);
    await expectGoodLooks(visitor, 'verify-email-confirmed');
    expect(await visitor.getByLabel('Email').inputValue()).toBe(email);
    await visitor.getByLabel('Password').fill('a long enough password');
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    await visitor.waitForURL(/\/stores$/);
  },
);

it(
  'a person who did not choose the password sets their own, and keeps the account',
  LONG,
  async () => {
    const email = 'theirs@shop.example';
    const stranger = await journey().visitor();
    await stranger.goto('/sign-up');
    await stranger.getByLabel('Email').fill(email);
    await stranger.getByLabel('Password').fill('known to a stranger');
    await stranger.getByRole('button', { name: 'Create account' }).click();
    await stranger.getByText('Check your email').waitFor();

    const page = await journey().visitor();
    await page.goto(linkIn((await mails.mailTo(email)).text, '/verify-email').href);
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.getByRole('link', { name: 'Set your own password' }).click();
    await page.getByRole('button', { name: 'Send reset link' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.goto(linkIn((await mails.mailTo(email, 2)).text, '/reset-password').href);
    await page.getByLabel('Password').fill('one of my own');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByText('signed out in all browsers').waitFor();

    await stranger.goto('/sign-in');
    await stranger.getByLabel('Email').fill(email);
    await stranger.getByLabel('Password').fill('known to a stranger');
    await stranger.getByRole('button', { name: 'Sign in' }).click();
    await stranger.getByRole('alert').getByText('Wrong email or password').waitFor();
  },
);

it('a link that is too old says how to get a new one', async () => {
  const page = await journey().visitor();
  const claims = Buffer.from(JSON.stringify({ email: 'late@shop.example' })).toString('base64url');
  await page.goto(`/verify-email?token=e30.${claims}.AAAA`);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.getByRole('alert').getByText("we'll send you a new link").waitFor();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('late@shop.example');
});
