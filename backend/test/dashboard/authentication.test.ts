import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createAccount, PASSWORD } from '../accounts.ts';
import { askDashboard } from '../billing/ask-dashboard.ts';
import { useService } from '../service.ts';
import { authenticate, type AuthenticationAnswer } from './authentication-calls.ts';
import { linkIn, mailText } from './mail-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'wareword-auth-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const service = useService({ DATA_DIR: dataDir, TRUST_PROXY: 'on' });

let visitors = 0;
/** An address of one's own, so that the limits of one test are not those of another. */
function somewhere(): string {
  visitors += 1;
  return `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}

function post(path: string, body: object, from = somewhere()): Promise<AuthenticationAnswer> {
  return authenticate(service(), path, body, { from });
}

function signIn(email: string, password = PASSWORD, from = somewhere()) {
  return post('/sign-in/email', { email, password }, from);
}

async function whoIs(cookie: string): Promise<unknown> {
  const { data } = await askDashboard(service(), cookie, 'query account.read');
  return data['email'];
}

async function waitForMail(to: string): Promise<string> {
  for (;;) {
    const found = readdirSync(dataDir)
      .filter((name) => name === 'mail')
      .flatMap(() => readdirSync(join(dataDir, 'mail')))
      .map((name) => readFileSync(join(dataDir, 'mail', name), 'utf8'))
      .find((mail) => mail.includes(`To: ${to}`));
    if (found !== undefined) return mailText(found);
    await new Promise((later) => setImmediate(later));
  }
}

describe('sign up, sign in, sign out', () => {
  it('an account is made with a workspace of its own, on the Free plan, and is signed in', async () => {
    const email = `${randomUUID()}@shop.example`;
    const { status, cookie } = await post('/sign-up/email', {
      email: email.toUpperCase(),
      password: PASSWORD,
      name: 'A',
    });
    expect(status).toBe(200);
    const { data } = await askDashboard(service(), cookie, 'query account.read');
    expect(data).toMatchObject({ email, plan: 'free', isOwner: true, usage: { remaining: 3 } });
    expect(await whoIs((await signIn(email)).cookie)).toBe(email);
    await authenticate(service(), '/sign-out', {}, { cookie });
    expect(await whoIs(cookie)).toBeUndefined();
  });

  it('the session’s cookie is for the browser alone: HttpOnly, SameSite', async () => {
    const { email } = await createAccount(service().database);
    const [cookie] = (await signIn(email)).headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  it('a page of somebody else’s can neither sign in nor out, nor ask', async () => {
    const { email } = await createAccount(service().database);
    for (const path of ['/sign-in/email', '/sign-up/email', '/request-password-reset']) {
      const response = await fetch(`${service().baseUrl}/api/auth${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: 'https://evil.example',
          Cookie: 'a=b',
          'X-Forwarded-For': somewhere(),
        },
        body: JSON.stringify({ email, password: PASSWORD, name: 'A' }),
      });
      expect(response.status).toBe(403);
    }
  });

  it('what of the library our pages do not use is not there', async () => {
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
  ])('is refused and not kept, %s', async (_name, body) => {
    for (const path of ['sign-up/email', 'sign-in/email', 'sign-out', 'reset-password']) {
      const response = await fetch(`${service().baseUrl}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': somewhere() },
        body: body(),
        duplex: 'half',
      });
      expect(response.status, path).toBe(413);
    }
  });
});

describe('"an enumeration of e-mails by sign-in, sign-up or reset"', () => {
  it('sign-in answers alike for an unknown address and a wrong password', async () => {
    const { email } = await createAccount(service().database);
    const known = await signIn(email, 'not the password');
    const unknown = await signIn(`${randomUUID()}@shop.example`, 'not the password');
    expect(known.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(known.body).toEqual(unknown.body);
  });

  it('reset answers alike, in words and in time, and mails only who has an account', async () => {
    const { email } = await createAccount(service().database);
    const nobody = `${randomUUID()}@shop.example`;
    const ask = async (address: string) => {
      const started = performance.now();
      const { status, body } = await post('/request-password-reset', { email: address });
      return { answer: { status, body }, ms: performance.now() - started };
    };
    const unknown = await ask(nobody);
    const known = await ask(email);
    expect(known.answer).toEqual(unknown.answer);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(245);
    await waitForMail(email);
    const mails = readdirSync(join(dataDir, 'mail')).map((name) =>
      readFileSync(join(dataDir, 'mail', name), 'utf8'),
    );
    expect(mails.some((mail) => mail.includes(nobody))).toBe(false);
  });

  it('without a mail server a sign-up says that the address is taken, and is limited', async () => {
    const { email } = await createAccount(service().database);
    const from = somewhere();
    const answer = await post('/sign-up/email', { email, password: PASSWORD, name: 'A' }, from);
    expect(answer.status).toBe(422);
    let last = answer;
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

describe('"brute force of passwords"', () => {
  it('is limited for an address of the net: the 11th attempt in a minute is refused', async () => {
    const from = somewhere();
    for (let count = 0; count < 10; count++) {
      await signIn(`${randomUUID()}@shop.example`, 'guess', from);
    }
    const { email } = await createAccount(service().database);
    expect((await signIn(email, PASSWORD, from)).status).toBe(429);
    expect((await signIn(email)).status).toBe(200);
  });

  it('is limited for an account, from wherever, and whether or not there is one', async () => {
    const { email } = await createAccount(service().database);
    const nobody = `${randomUUID()}@shop.example`;
    const answers: AuthenticationAnswer[] = [];
    for (const address of [email, nobody]) {
      for (let count = 0; count < 10; count++) await signIn(address, 'guess');
      answers.push(await signIn(address.toUpperCase(), PASSWORD));
    }
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    const told = answers.map(({ body }) => String(body['message']).replace(/\d+/, 'N'));
    expect(new Set(told).size).toBe(1);
  });

  it('a new password by mail opens the account again', async () => {
    const { email } = await createAccount(service().database);
    for (let count = 0; count < 11; count++) await signIn(email, 'guess');
    await post('/request-password-reset', { email });
    const token = linkIn(await waitForMail(email), '/reset-password').searchParams.get('token');
    const newPassword = 'another long password';
    expect((await post('/reset-password', { token, newPassword })).status).toBe(200);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });
});

describe('password reset', () => {
  it('the link leads to our page, works once, and signs everybody out', async () => {
    const { email } = await createAccount(service().database);
    const { cookie } = await signIn(email);
    await post('/request-password-reset', {
      email,
      redirectTo: '/reset-password?next=%2Fconnect%3Fsite%3Dhttps%253A%252F%252Fa.example',
    });
    const link = linkIn(await waitForMail(email), '/reset-password');
    expect(link.searchParams.get('next')).toBe('/connect?site=https%3A%2F%2Fa.example');
    const token = link.searchParams.get('token') ?? '';
    const rows = await service().database.sql`select row_to_json(v)::text from verifications v`;
    expect(JSON.stringify(rows)).not.toContain(token);

    const short = await post('/reset-password', { token, newPassword: 'short' });
    expect(short.body['code']).toBe('PASSWORD_TOO_SHORT');
    const newPassword = 'another long password';
    expect((await post('/reset-password', { token, newPassword })).status).toBe(200);
    expect(await whoIs(cookie)).toBeUndefined();
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, newPassword)).status).toBe(200);
    const again = await post('/reset-password', { token, newPassword: 'yet another one' });
    expect(again.body['code']).toBe('INVALID_TOKEN');
  });
});
