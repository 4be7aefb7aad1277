import { describe, expect, it } from 'vitest';
import { StandInStore } from '../stand-ins/store/index.ts';
import { expectGoodLooks, mailedLink, makeOwner, signIn, useJourney } from './harness/index.ts';

const journey = useJourney();

describe('password reset by email', { timeout: 180_000 }, () => {
  it('leads to our page, sets the password, and continues to the original page', async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await page.goto('/stores');
    await page.waitForURL(/\/sign-in\?next=/);
    await page.getByLabel('Password', { exact: true }).waitFor();
    await expectGoodLooks(page, 'sign-in');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(owner.email);
    await expectGoodLooks(page, 'forgot-password');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText('Check your email').waitFor();
    await expectGoodLooks(page, 'forgot-password-sent');

    await page.goto(await mailedLink(page, journey(), owner.email, '/reset-password'));
    await page.getByLabel('New password').fill('another long password');
    await expectGoodLooks(page, 'reset-password');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByText('Your password has been reset').waitFor();
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
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await page.getByText('Check your email').waitFor();
      await page.goto(await mailedLink(page, journey(), owner.email, '/reset-password'));
      await page.getByLabel('New password').fill('another long password');
      await page.getByRole('button', { name: 'Reset password' }).click();
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

  it('a used link says so, and what to do', async () => {
    const page = await journey().visitor();
    await page.goto('/reset-password?token=never');
    await page.getByRole('alert').getByText('expired or was already used').waitFor();
    expect(await page.getByLabel('New password').count()).toBe(0);
    await expectGoodLooks(page, 'reset-password-used-up');
    await page.getByRole('link', { name: 'Request a new link' }).waitFor();
  });
});

describe('sign in and up', { timeout: 180_000 }, () => {
  it('sign-up leads to the dashboard, and input survives a failure', async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await page.goto('/sign-up');
    await page.getByRole('button', { name: 'Create account' }).waitFor();
    await expectGoodLooks(page, 'sign-up');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password').fill('a long enough password');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('alert').getByText('You already have an account').waitFor();
    expect(await page.getByLabel('Password').inputValue()).toBe('a long enough password');
    await page.getByLabel('Email').fill('fresh@shop.example');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Write a listing' }).waitFor();
  });

  it('fields are labeled for password managers', async () => {
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

  const OTHER_SITES = [
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
    for (const next of OTHER_SITES) {
      await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
      const onwards = page.getByRole('link', { name: 'Continue' });
      await onwards.waitFor();
      expect(await onwards.getAttribute('href'), next).toBe('/');
    }
    await page.goto(`/sign-in?next=${encodeURIComponent('/stores?a=b#c')}`);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(/\/stores\?a=b#c$/);
  });
});

describe('team', { timeout: 180_000 }, () => {
  it('invite a member by email, who creates an account and joins; then is removed', async () => {
    const owner = await makeOwner(journey(), { plan: 'agency' });
    const page = await journey().visitor();
    await signIn(page, journey(), owner);
    await page.goto('/team');
    await page.getByLabel("Team member's email").fill('colleague@shop.example');
    await page.getByRole('button', { name: 'Create invitation link' }).click();
    await page
      .getByText(
        "Invitation for colleague@shop.example created. Email isn't set up on this server: send the link yourself.",
      )
      .waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      await mailedLink(page, journey(), 'colleague@shop.example', '/invitations/'),
    );
    // The link is gone from the page; another can be made.
    await page.reload();
    const pending = page.getByRole('list', { name: 'Pending invitations' });
    await pending.getByRole('button', { name: 'New link for colleague@shop.example' }).click();
    await pending.getByText('Earlier links no longer work.').waitFor();
    await pending.getByRole('button', { name: 'Copy link' }).click();
    await pending.getByRole('button', { name: 'Copied' }).waitFor();
    const renewed = await page.evaluate('navigator.clipboard.readText()');
    await expectGoodLooks(page, 'team-invited');

    const colleague = await journey().visitor();
    const link = await mailedLink(page, journey(), 'colleague@shop.example', '/invitations/');
    expect(renewed).toBe(link);
    await colleague.goto(link);
    await colleague
      .getByText(`${owner.email} invited you to their workspace as a writer`)
      .waitFor();
    await expectGoodLooks(colleague, 'invitation');
    await colleague.getByRole('link', { name: 'Create account' }).click();
    await colleague.getByLabel('Password').fill('a long enough password');
    expect(await colleague.getByLabel('Email').inputValue()).toBe('colleague@shop.example');
    await colleague.getByRole('button', { name: 'Create account' }).click();
    await colleague.getByRole('button', { name: 'Join team' }).click();
    await colleague.getByText('of 1,000 listings used this month').first().waitFor();
    await colleague.goto('/team');
    await colleague.getByRole('button', { name: 'Leave team' }).waitFor();
    await expectGoodLooks(colleague, 'team-member');
    await colleague.goto('/keys');
    await colleague.getByText('Only the owner and admins can see, create').waitFor();
    expect(await colleague.getByRole('link', { name: 'API keys' }).count()).toBe(0);
    await expectGoodLooks(colleague, 'role-refused');
    await colleague.goto('/brands');
    await colleague.getByText('Only the owner and admins can add, change').waitFor();
    expect(await colleague.getByLabel('Brand name').count()).toBe(0);

    await page.reload();
    await page
      .getByRole('button', { name: 'Change role to admin: colleague@shop.example' })
      .click();
    await page.getByRole('dialog').getByText('They can manage brands, stores').waitFor();
    await expectGoodLooks(page, 'team-change-role');
    await page.getByRole('button', { name: 'Change role to admin', exact: true }).click();
    await page.getByText('Admin · Joined').waitFor();
    await colleague.goto('/keys');
    await colleague.getByRole('button', { name: 'Create key' }).waitFor();

    await page.getByRole('button', { name: 'Remove colleague@shop.example' }).click();
    await expectGoodLooks(page, 'team-remove');
    await page.getByRole('button', { name: 'Remove from team' }).click();
    await page.getByRole('button', { name: 'Remove colleague@shop.example' }).waitFor({
      state: 'detached',
    });
    await colleague.goto('/');
    await colleague.getByText('of 3 listings used this month').first().waitFor();
    await colleague.goto(link);
    await colleague.getByRole('button', { name: 'Go to workspace' }).click();
    await colleague.getByRole('alert').getByText(`Ask ${owner.email} for a new one`).waitFor();
    const visitor = await journey().visitor();
    await visitor.goto(link);
    await visitor.getByText('This invitation was already used').waitFor();
    await visitor.getByText('If you accepted it, sign in').waitFor();
    await expectGoodLooks(visitor, 'invitation-used');
    await visitor.goto(`${link}x`);
    await visitor.getByRole('alert').getByText('This invitation link is incomplete').waitFor();
    await visitor.getByRole('link', { name: 'Sign in' }).click();
    await visitor.waitForURL(/sign-in/);
  });

  it('an invitation opened by another account says whose it is', async () => {
    const owner = await makeOwner(journey(), { plan: 'agency' });
    const page = await journey().visitor();
    await signIn(page, journey(), owner);
    await page.goto('/team');
    // Longer than a phone is wide.
    const invited = 'invited.colleague.with.a.long.name@department.shop.example';
    await page.getByLabel("Team member's email").fill(invited);
    await page.getByRole('button', { name: 'Create invitation link' }).click();
    await page.getByText(`Invitation for ${invited} created`).waitFor();
    const other = await makeOwner(journey());
    const visitor = await journey().visitor();
    await signIn(visitor, journey(), other);
    await visitor.goto(await mailedLink(page, journey(), invited, '/invitations/'));
    await visitor.getByText('This invitation was sent to a different email address').waitFor();
    await expectGoodLooks(visitor, 'invitation-not-mine');
    await visitor.getByRole('button', { name: 'Switch accounts' }).click();
    await visitor.getByRole('link', { name: 'Create account' }).waitFor();
  });

  it('explains teams to plans without them', async () => {
    const page = await journey().visitor();
    await signIn(page, journey(), await makeOwner(journey()));
    await page.goto('/team');
    await page.getByText('Teams are available on the Agency plan').waitFor();
    expect(await page.getByText('Current members keep access.').count()).toBe(0);
    await expectGoodLooks(page, 'team-not-agency');
  });
});
