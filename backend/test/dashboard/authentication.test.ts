import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createAccount, PASSWORD } from '../accounts.ts';
import { callDashboard } from '../billing/call-dashboard.ts';
import { useService } from '../service.ts';
import { authenticate, type AuthenticationResponse } from './authentication-calls.ts';
import { linkIn } from './mail-server.ts';
import { newClientAddress, waitForMails, signedInEmail } from './visitors.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'wareword-auth-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const service = useService({ DATA_DIR: dataDir, TRUST_PROXY: 'on' });

function post(
  path: string,
  body: object,
  from = newClientAddress(),
): Promise<AuthenticationResponse> {
  return authenticate(service(), path, body, { from });
}

function signIn(email: string, password = PASSWORD, from = newClientAddress()) {
  return post('/sign-in/email', { email, password }, from);
}

async function waitForMail(to: string): Promise<string> {
  return (await waitForMails(dataDir, to)).at(-1) ?? '';
}

describe('sign up, sign in, sign out', () => {
  it('a new account gets its own workspace on the Free plan, and is signed in', async () => {
    const email = `${randomUUID()}@shop.example`;
    const { status, cookie } = await post('/sign-up/email', {
      email: email.toUpperCase(),
      password: PASSWORD,
      name: 'A',
    });
    expect(status).toBe(200);
    const { data } = await callDashboard(service(), cookie, 'query account.read');
    expect(data).toMatchObject({ email, plan: 'free', isOwner: true, usage: { remaining: 3 } });
    expect(await signedInEmail(service(), (await signIn(email)).cookie)).toBe(email);
    await authenticate(service(), '/sign-out', {}, { cookie });
    expect(await signedInEmail(service(), cookie)).toBeUndefined();
  });

  it('the session cookie is HttpOnly and SameSite', async () => {
    const { email } = await createAccount(service().database);
    const [cookie] = (await signIn(email)).headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  it('another site’s page can neither sign in nor out, nor call the API', async () => {
    const { email } = await createAccount(service().database);
    for (const path of ['/sign-in/email', '/sign-up/email', '/request-password-reset']) {
      const response = await fetch(`${service().baseUrl}/api/auth${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: 'https://evil.example',
          'X-Forwarded-For': newClientAddress(),
        },
        body: JSON.stringify({ email, password: PASSWORD, name: 'A' }),
      });
      expect(response.status).toBe(400);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it('library endpoints that our pages do not use are not exposed', async () => {
    const { email } = await createAccount(service().database);
    const { cookie } = await signIn(email);
    for (const path of [
      '/update-user',
      '/delete-user',
      '/change-email',
      '/change-password',
      '/list-sessions',
      '/sign-in/social',
      '/verify-password',
    ]) {
      expect((await authenticate(service(), path, {}, { cookie })).status).toBe(404);
    }
    for (const path of [
      '/error',
      '/ok',
      '/get-session',
      '/reset-password/token?callbackURL=//evil.example',
    ]) {
      expect((await fetch(`${service().baseUrl}/api/auth${path}`)).status).toBe(404);
    }
  });
});

describe('a body larger than any form', () => {
  const LARGE = Buffer.alloc(1024 * 1024, ' ');
  it.each([
    ['with its length', () => LARGE],
    ['in pieces', () => new Blob([LARGE]).stream()],
  ])('is rejected without being buffered, %s', async (_name, body) => {
    for (const path of ['sign-up/email', 'sign-in/email', 'sign-out', 'reset-password']) {
      const response = await fetch(`${service().baseUrl}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newClientAddress() },
        body: body(),
        duplex: 'half',
      });
      expect(response.status, path).toBe(413);
    }
  });
});

describe('accounts cannot be enumerated by sign-in, sign-up or reset', () => {
  it('sign-in responds the same for an unknown address and a wrong password', async () => {
    const { email } = await createAccount(service().database);
    const known = await signIn(email, 'not the password');
    const unknown = await signIn(`${randomUUID()}@shop.example`, 'not the password');
    expect(known.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(known.body).toEqual(unknown.body);
  });

  it('reset responds the same, in content and timing, and only emails existing accounts', async () => {
    const { email } = await createAccount(service().database);
    const nobody = `${randomUUID()}@shop.example`;
    const ask = async (address: string) => {
      const started = performance.now();
      const { status, body } = await post('/request-password-reset', { email: address });
      return { response: { status, body }, ms: performance.now() - started };
    };
    const unknown = await ask(nobody);
    const known = await ask(email);
    expect(known.response).toEqual(unknown.response);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(245);
    await waitForMail(email);
    const mails = readdirSync(join(dataDir, 'mail')).map((name) =>
      readFileSync(join(dataDir, 'mail', name), 'utf8'),
    );
    expect(mails.some((mail) => mail.includes(nobody))).toBe(false);
  });

  it('without a mail server, sign-up says that the address is taken, and is limited', async () => {
    const { email } = await createAccount(service().database);
    const from = newClientAddress();
    const response = await post('/sign-up/email', { email, password: PASSWORD, name: 'A' }, from);
    expect(response.status).toBe(422);
    let last = response;
    for (let count = 0; count < 10; count++) {
      last = await post(
        '/sign-up/email',
        { email: `${randomUUID()}@shop.example`, password: PASSWORD, name: 'A' },
        from,
      );
    }
    expect(last.status).toBe(429);
  });
});

describe('password reset', { timeout: 60_000 }, () => {
  it('the link leads to our page, works once, and signs the user out everywhere', async () => {
    const { email } = await createAccount(service().database);
    const { cookie } = await signIn(email);
    await post('/request-password-reset', { email });
    const link = linkIn(await waitForMail(email), '/reset-password');
    const token = link.searchParams.get('token') ?? '';
    const rows = await service().database.sql`select row_to_json(v)::text from verifications v`;
    expect(JSON.stringify(rows)).not.toContain(token);

    const short = await post('/reset-password', { token, newPassword: 'short' });
    expect(short.body['code']).toBe('PASSWORD_TOO_SHORT');
    const newPassword = 'another long password';
    expect((await post('/reset-password', { token, newPassword })).status).toBe(200);
    expect(await signedInEmail(service(), cookie)).toBeUndefined();
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, newPassword)).status).toBe(200);
    const again = await post('/reset-password', { token, newPassword: 'yet another one' });
    expect(again.body['code']).toBe('INVALID_TOKEN');
  });

  it.each([
    '/reset-password?next=%2Fconnect%3Fsite%3Dhttps%253A%252F%252Fevil.example',
    '/reset-password?token=of-a-stranger',
    'https://evil.example/',
    '//evil.example',
  ])('the email repeats nothing from the request: %s', async (callback) => {
    const { email } = await createAccount(service().database);
    await post('/request-password-reset', {
      email,
      redirectTo: callback,
      callbackURL: callback,
      next: callback,
    });
    // A redirect to another site is rejected, and no email is sent.
    await post('/request-password-reset', { email });
    for (const mail of await waitForMails(dataDir, email)) {
      const link = linkIn(mail, '/reset-password');
      expect([...link.searchParams.keys()]).toEqual(['token']);
      expect(link.searchParams.get('token')).not.toBe('of-a-stranger');
      expect(mail).not.toContain('evil.example');
    }
  });
});
