import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { readApp } from '../../backend/test/dashboard/authenticator-app.ts';
import { OIDC_CLIENT, startOidcStandIn } from '../stand-ins/oidc/index.ts';
import { expectGoodLooks, mailedLink, makeOwner, signIn, useJourney } from './harness/index.ts';

const google = await startOidcStandIn();
afterAll(() => google.stop());
const journey = useJourney({
  GOOGLE_CLIENT_ID: OIDC_CLIENT.id,
  GOOGLE_CLIENT_SECRET: OIDC_CLIENT.secret,
  GOOGLE_ISSUER: google.issuer,
});

const LONG = { timeout: 240_000 };

/** Signs in with the password, up to the code if there is one. */
async function enterPassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function topOf(page: Page, link: string): Promise<number | undefined> {
  const box = await page.getByRole('link', { name: link, exact: true }).boundingBox();
  return box?.y;
}

describe('the settings', LONG, () => {
  it('change name, theme, notifications and two-factor sign-in, and delete the account', async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await enterPassword(page, owner.email, owner.password);
    await page.getByRole('heading', { name: 'Write a listing' }).waitFor();

    await page.getByRole('button', { name: /^Account/ }).click();
    await page
      .getByRole('group', { name: 'Account' })
      .getByRole('link', { name: 'Settings' })
      .click();
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Name saved').waitFor();
    const background = async (): Promise<string> =>
      page.evaluate('getComputedStyle(document.body).backgroundColor');
    const light = await background();
    await page.getByText('Dark', { exact: true }).click();
    await expect.poll(background).not.toBe(light);
    const dark = await background();
    for (const path of ['/pricing', '/contact', '/docs', '/nothing-here', '/settings']) {
      await page.goto(path);
      expect(await background(), path).toBe(dark);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByText('Light', { exact: true }).click();
    await expect.poll(background).toBe(light);
    await page.reload();
    expect(await background(), 'as chosen, not as the system').toBe(light);
    await page.getByText('System', { exact: true }).click();
    await expect.poll(background).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(background).toBe(light);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('theme');
    await expectGoodLooks(page, 'settings');

    await page.getByRole('link', { name: 'Notifications' }).click();
    const usage = page.getByRole('switch', { name: 'Monthly listings' });
    await page.getByText("Email isn't set up on this server, so nothing is sent yet.").waitFor();
    await usage.click();
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    await expectGoodLooks(page, 'settings-notifications');
    await page.reload();
    await expect.poll(() => usage.isChecked()).toBe(false);

    await page.getByRole('link', { name: 'Two-factor and passkeys' }).click();
    const section = page.getByRole('region', { name: 'Two-factor sign-in' });
    await section.getByLabel('Current password').fill(owner.password);
    await section.getByRole('button', { name: 'Set up two-factor sign-in' }).click();
    await section.getByRole('img', { name: /QR code/ }).waitFor();
    const shown = (await section.locator('code').textContent()) ?? '';
    expect(shown, 'readable enough to type').toMatch(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
    const secret = shown.replaceAll(' ', '');
    const app = readApp(`otpauth://totp/x?secret=${secret}`);
    await expectGoodLooks(page, 'settings-two-factor-setup');
    await section.getByLabel('Code', { exact: true }).fill(app.code());
    await section.getByRole('button', { name: 'Turn on two-factor sign-in' }).click();
    await section.getByText('Your recovery codes').waitFor();
    const codes = ((await section.locator('pre').textContent()) ?? '').split('\n');
    expect(codes).toHaveLength(10);
    await expectGoodLooks(page, 'settings-recovery-codes');
    await section.getByRole('button', { name: "I've saved them" }).click();
    await section.getByText('On. To sign in').waitFor();

    const second = await journey().visitor();
    await enterPassword(second, owner.email, owner.password);
    await second.getByText('Enter the 6-digit code').waitFor();
    expect(await second.getByRole('link', { name: 'Create account' }).count()).toBe(0);
    await expectGoodLooks(second, 'sign-in-code');
    await second.getByRole('button', { name: 'Use a recovery code' }).click();
    await second.getByLabel('Recovery code').fill(codes[0] ?? '');
    await second.getByRole('button', { name: 'Confirm code' }).click();
    await second.getByRole('heading', { name: 'Write a listing' }).waitFor();

    await journey().service.database.sql`
      insert into audit_events (
        id, workspace_id, at, kind, event, action, outcome, actor, subject, detail, times
      ) values (
        new_typeid('evt'), ${owner.workspaceId}, now(), 'operator', 'admin_command',
        'user set-plan', 'success', 'operator', ${owner.email}, 'agency', 1
      )
    `;
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByText('Recovery code').first().waitFor();
    await page
      .getByText('Plan changed to Agency by the administrator of this server', { exact: true })
      .waitFor();
    await page
      .getByText(/ · this server$/)
      .first()
      .waitFor();
    await expectGoodLooks(page, 'settings-audit-log');
    await page.getByRole('combobox', { name: 'Events' }).selectOption('API keys and agents');
    await page.getByText('No matching events').waitFor();

    await page.getByRole('link', { name: 'Your data' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('wareword-data.json');
    await expectGoodLooks(page, 'settings-data');
    await page.getByRole('button', { name: 'Delete account…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill('not the password');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByText('Wrong password').waitFor();
    await dialog.getByLabel('Your password').fill(owner.password);
    await expectGoodLooks(page, 'settings-delete');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await page.getByText('Your account will be deleted').waitFor();

    await second.goto('/history');
    await second.getByRole('heading', { name: 'Sign in' }).waitFor();
    await enterPassword(second, owner.email, owner.password);
    await second.getByRole('button', { name: 'Use a recovery code' }).click();
    await second.getByLabel('Recovery code').fill(codes[1] ?? '');
    await second.getByRole('button', { name: 'Confirm code' }).click();
    await second.getByRole('heading', { name: /will be deleted on/ }).waitFor();
    await expectGoodLooks(second, 'account-closing');
    await second.getByRole('banner').getByRole('link', { name: 'Wareword' }).waitFor();
    await second.getByRole('button', { name: 'Keep my account' }).click();
    await second.getByRole('heading', { name: 'Write a listing' }).waitFor();
    await second.getByText("Your account won't be deleted").waitFor();
  });

  it('change the email with a link at both addresses', async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await signIn(page, journey(), owner);
    await page.goto('/settings');
    const newEmail = `new-${owner.email}`;
    await page.getByLabel('New email').fill(newEmail);
    await page.getByLabel('Current password').fill(owner.password);
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByText('Waiting for confirmation').waitFor();
    await page.getByText("Email isn't set up on this server.").waitFor();
    await expectGoodLooks(page, 'settings-email');
    for (const [address, outcome] of [
      [owner.email, 'First address confirmed'],
      [newEmail, 'Email changed'],
    ] as const) {
      await page.goto(await mailedLink(page, journey(), address, '/confirm-email'));
      await page.getByRole('button', { name: 'Confirm' }).waitFor();
      await expectGoodLooks(page, 'confirm-email');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText(outcome).waitFor();
    }
    await page.getByRole('link', { name: 'Go to settings' }).click();
    await page.getByText(newEmail, { exact: true }).first().waitFor();
  });

  it('add a passkey, which signs in without the password', async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signIn(page, journey(), owner);
    await page.goto('/settings/security');
    const section = page.getByRole('region', { name: 'Passkeys' });
    await section.getByLabel('Passkey name').fill('Laptop');
    await section.getByLabel('Current password').fill(owner.password);
    await section.getByRole('button', { name: 'Add passkey' }).click();
    await section.getByText('Laptop').waitFor();
    await expectGoodLooks(page, 'settings-passkeys');
    await page.context().clearCookies();
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('heading', { name: 'Write a listing' }).waitFor();
  });

  it('with only Google sign-in, offer to set a password where one is needed', async () => {
    const email = 'mara@shop.example';
    google.person = { sub: 'mara', email, email_verified: true, hd: 'shop.example', name: 'Mara' };
    const page = await journey().visitor();
    await page.goto('/sign-up');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('heading', { name: 'Write a listing' }).waitFor();
    for (const path of ['/settings', '/settings/security', '/settings/password']) {
      await page.goto(path);
      await page.getByText('Set a password first', { exact: true }).waitFor();
      expect(await page.getByLabel('Current password').count()).toBe(0);
      // The links to the sections are in one row, however narrow the section is.
      expect(await topOf(page, 'Audit log')).toBe(await topOf(page, 'Profile'));
    }
    await page.goto('/settings/security');
    await page.getByText('Set a password first', { exact: true }).waitFor();
    await expectGoodLooks(page, 'settings-google-alone');

    await page.goto('/settings/data');
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await page.getByText(`We sent a link to ${email}`).waitFor();
    await page.goto(await mailedLink(page, journey(), email, '/reset-password'));
    await page.getByLabel('New password').fill('my first password here');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByText('Your password has been reset').waitFor();
    await enterPassword(page, email, 'my first password here');
    await page.getByRole('heading', { name: 'Write a listing' }).waitFor();
    await page.goto('/settings/data');
    await page.getByRole('button', { name: 'Delete account…' }).waitFor();
  });
});
