import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  OIDC_CLIENT,
  startOidcStandIn,
  type OidcStandIn,
} from '../../../e2e/stand-ins/oidc/index.ts';
import { setPassword } from '../../src/accounts/set-password.ts';
import { ConfigError, readConfig } from '../../src/config.ts';
import { createAccount, PASSWORD, type TestAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { startTestService, type TestService } from '../service.ts';
import { turnOnTwoFactor } from './authenticator-app.ts';
import { post, signedInEmail } from './visitors.ts';

const WAITS = { timeout: 60_000 };

let google: OidcStandIn;
let service: TestService;

beforeAll(async () => {
  google = await startOidcStandIn();
  service = await startTestService({
    TRUST_PROXY: 'on',
    GOOGLE_CLIENT_ID: OIDC_CLIENT.id,
    GOOGLE_CLIENT_SECRET: OIDC_CLIENT.secret,
    GOOGLE_ISSUER: google.issuer,
  });
});

afterAll(async () => {
  await service.stop();
  await google.stop();
});

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .filter((set) => !/max-age=0/i.test(set))
    .map((set) => set.split(';')[0])
    .join('; ');

/** Clicks the button and follows Google's redirect back, as a browser does. */
async function continueWithGoogle(person: Partial<OidcStandIn['person']> & { email: string }) {
  const hd = person.email.split('@')[1];
  google.person = { sub: randomUUID(), email_verified: true, name: 'Ada', hd, ...person };
  const started = await post(service, '/sign-in/oauth2', {
    providerId: 'google',
    callbackURL: '/history',
    errorCallbackURL: '/sign-in',
    disableRedirect: true,
  });
  expect(started.status).toBe(200);
  const approved = await fetch(String(started.body['url']), { redirect: 'manual' });
  const back = new URL(approved.headers.get('location') ?? '');
  // The service's own port; the public address of tests has none.
  const response = await fetch(new URL(back.pathname + back.search, service.baseUrl), {
    headers: { Cookie: started.cookie },
    redirect: 'manual',
  });
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    cookie: cookiesOf(response.headers),
  };
}

/** Links the account at Google that answers, and returns where that ends. */
async function linkGoogle(
  cookie: string,
  person: { email: string; sub?: string },
  whileAtGoogle: () => Promise<unknown> = () => Promise.resolve(),
): Promise<string> {
  google.person = { sub: randomUUID(), email_verified: true, name: 'Ada', ...person };
  const started = await post(service, '/google/link', { password: PASSWORD }, { cookie });
  expect(started.status).toBe(200);
  const approved = await fetch(String(started.body['url']), { redirect: 'manual' });
  await whileAtGoogle();
  const back = new URL(approved.headers.get('location') ?? '');
  const response = await fetch(new URL(back.pathname + back.search, service.baseUrl), {
    headers: { Cookie: `${cookie}; ${started.cookie}` },
    redirect: 'manual',
  });
  return response.headers.get('location') ?? '';
}

async function isLinked(cookie: string): Promise<unknown> {
  return (await callDashboard(service, cookie, 'query account.signInMethods')).data['google'];
}

async function verifiedAccount(): Promise<TestAccount> {
  const account = await createAccount(service.database);
  await service.database.sql`update users set email_verified = true where id = ${account.userId}`;
  return account;
}

describe('sign-in with Google', WAITS, () => {
  it('creates an account with its workspace, and does not store Google’s tokens', async () => {
    const email = `${randomUUID()}@gmail.example`;
    const done = await continueWithGoogle({ email });
    expect(done).toMatchObject({ status: 302, location: '/history' });
    expect(await signedInEmail(service, done.cookie)).toBe(email);
    const [stored] = await service.database.sql`
      select c.access_token, c.refresh_token, c.id_token, u.email_verified
      from user_credentials c join users u on u.id = c.user_id where u.email = ${email}
    `;
    expect(stored).toEqual({
      access_token: null,
      refresh_token: null,
      id_token: null,
      email_verified: true,
    });
  });

  it('signs in to an existing account if both sides have verified the address', async () => {
    const { email } = await verifiedAccount();
    const sub = randomUUID();
    const first = await continueWithGoogle({ email, sub });
    expect(await signedInEmail(service, first.cookie)).toBe(email);
    // From now on, the Google account counts, whatever its address.
    const again = await continueWithGoogle({ email: `renamed-${email}`, sub });
    expect(await signedInEmail(service, again.cookie)).toBe(email);
  });

  it('is refused for an address that our side has not verified', async () => {
    const { email } = await createAccount(service.database);
    const refused = await continueWithGoogle({ email });
    expect(refused.location).toContain('/sign-in?error=account_not_linked');
    expect(await signedInEmail(service, refused.cookie)).toBeUndefined();
  });

  it('is refused for an address that Google does not manage', async () => {
    const { email } = await verifiedAccount();
    const refused = await continueWithGoogle({ email, hd: undefined });
    expect(refused.location).toContain('/sign-in?error=account_not_linked');
    expect(await signedInEmail(service, refused.cookie)).toBeUndefined();
  });

  it('ends with a new password, and begins again when someone signs in with Google', async () => {
    const account = await verifiedAccount();
    const sub = randomUUID();
    await continueWithGoogle({ email: account.email, sub });
    await setPassword({
      ctx: service,
      input: {
        userId: account.userId,
        passwordVersion: 1,
        passwordHash: 'scrypt',
        keep: [],
        confirmsEmail: false,
      },
    });
    const elsewhere = await continueWithGoogle({ email: `${randomUUID()}@gmail.example`, sub });
    expect(await signedInEmail(service, elsewhere.cookie)).not.toBe(account.email);
  });

  it('is refused for an address that Google has not verified, known or new', async () => {
    const { email } = await verifiedAccount();
    for (const address of [email, `${randomUUID()}@gmail.example`]) {
      const refused = await continueWithGoogle({ email: address, email_verified: false });
      expect(refused.location).toContain('/sign-in?error=user_info_is_missing');
      expect(await signedInEmail(service, refused.cookie)).toBeUndefined();
    }
  });

  it('is refused if the metadata names another issuer', async () => {
    google.announcedIssuer = 'https://issuer.example';
    const refused = await continueWithGoogle({ email: `${randomUUID()}@gmail.example` });
    google.announcedIssuer = undefined;
    expect(refused.location).toContain('/sign-in?error=user_info_is_missing');
    expect(await signedInEmail(service, refused.cookie)).toBeUndefined();
  });

  it("doesn't bypass two-factor sign-in", async () => {
    const account = await verifiedAccount();
    await turnOnTwoFactor(service, account);
    const refused = await continueWithGoogle({ email: account.email });
    expect(refused.location).toBe('/sign-in?error=two_factor');
    expect(await signedInEmail(service, refused.cookie)).toBeUndefined();
  });

  it('requires the browser that started it', async () => {
    google.person = { sub: 'x', email: 'a@gmail.example', email_verified: true, name: 'A' };
    const started = await post(service, '/sign-in/oauth2', {
      providerId: 'google',
      callbackURL: '/',
      disableRedirect: true,
    });
    const approved = await fetch(String(started.body['url']), { redirect: 'manual' });
    const back = new URL(approved.headers.get('location') ?? '');
    const response = await fetch(new URL(back.pathname + back.search, service.baseUrl), {
      redirect: 'manual',
    });
    expect(await signedInEmail(service, cookiesOf(response.headers))).toBeUndefined();
    expect(response.headers.get('location')).toMatch(/\/sign-in\?error=state/);
  });

  it('returns only to our own pages', async () => {
    const started = await post(service, '/sign-in/oauth2', {
      providerId: 'google',
      callbackURL: 'https://evil.example/',
      disableRedirect: true,
    });
    expect(started.status).toBe(403);
  });
});

describe('linking Google in the settings', WAITS, () => {
  it('takes the password and the same address, and ends with the password', async () => {
    const account = await createAccount(service.database);
    const cookie = await sessionCookie(service, account.userId);
    const { email } = account;
    expect(await isLinked(cookie)).toBe(false);
    const wrong = await post(service, '/google/link', { password: 'not mine' }, { cookie });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } });
    expect((await post(service, '/google/link', { password: PASSWORD })).status).toBe(401);

    const other = await linkGoogle(cookie, { email: `other-${email}` });
    expect(other).toBe('/settings/security?google=failed&error=email_doesn%27t_match');
    expect(await isLinked(cookie)).toBe(false);

    const sub = randomUUID();
    expect(await linkGoogle(cookie, { email, sub })).toBe('/settings/security?google=linked');
    expect(await isLinked(cookie)).toBe(true);
    const signedIn = await continueWithGoogle({ email, sub, hd: undefined });
    expect(await signedInEmail(service, signedIn.cookie)).toBe(email);

    const unlink = (currentPassword: string) =>
      callDashboard(service, cookie, 'mutation account.unlinkGoogle', { currentPassword });
    expect(await unlink('not mine')).toMatchObject({ message: 'Wrong password. Try again.' });
    expect(await isLinked(cookie)).toBe(true);
    expect((await unlink(PASSWORD)).status).toBe(200);
    expect(await isLinked(cookie)).toBe(false);
    expect(await unlink(PASSWORD)).toMatchObject({ message: 'Google is already unlinked.' });
  });

  it('is refused for an account at Google that someone else has linked', async () => {
    const [first, second] = [await verifiedAccount(), await verifiedAccount()];
    const sub = randomUUID();
    await continueWithGoogle({ email: first.email, sub });
    const cookie = await sessionCookie(service, second.userId);
    expect(await linkGoogle(cookie, { email: second.email, sub })).toContain(
      'error=account_already_linked_to_different_user',
    );
    expect(await isLinked(cookie)).toBe(false);
  });

  it('ends if the password is changed in between', async () => {
    const account = await createAccount(service.database);
    const cookie = await sessionCookie(service, account.userId);
    await linkGoogle(cookie, { email: account.email }, () =>
      setPassword({
        ctx: service,
        input: {
          userId: account.userId,
          passwordVersion: 1,
          passwordHash: 'scrypt',
          keep: [],
          confirmsEmail: false,
        },
      }),
    );
    const linked = await service.database.sql`
      select from user_credentials where user_id = ${account.userId} and provider_id = 'google'
    `;
    expect(linked).toHaveLength(0);
  });

  it("can't be undone if it is the only way to sign in", async () => {
    const email = `${randomUUID()}@gmail.example`;
    const { cookie } = await continueWithGoogle({ email });
    const methods = await callDashboard(service, cookie, 'query account.signInMethods');
    expect(methods.data).toMatchObject({ google: true, hasPassword: false });
    const refused = await callDashboard(service, cookie, 'mutation account.unlinkGoogle', {
      currentPassword: '',
    });
    expect(refused.message).toContain('Your account has no password yet.');
    expect(await isLinked(cookie)).toBe(true);
  });
});

describe('without its settings', WAITS, () => {
  it('sign-in with Google is off', async () => {
    const plain = await startTestService({ TRUST_PROXY: 'on' });
    try {
      const started = await post(plain, '/sign-in/oauth2', { providerId: 'google' });
      expect(started.status).toBe(404);
      const { userId } = await createAccount(plain.database);
      const cookie = await sessionCookie(plain, userId);
      const methods = await callDashboard(plain, cookie, 'query account.signInMethods');
      expect(methods.data['google']).toBeNull();
      const link = await post(plain, '/google/link', { password: PASSWORD }, { cookie });
      expect(link.status).toBe(404);
    } finally {
      await plain.stop();
    }
  });

  it("with only half of them, or with another provider, the service doesn't start", () => {
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'x' })).toThrow(ConfigError);
    expect(() => readConfig({ GOOGLE_ISSUER: 'https://evil.example' })).toThrow(ConfigError);
  });
});
