import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, PASSWORD } from '../accounts.ts';
import { startTestService, type TestService } from '../service.ts';
import { callDashboard } from '../billing/call-dashboard.ts';
import { authenticate } from './authentication-calls.ts';
import { linkIn, MailServer } from './mail-server.ts';

let mails: MailServer;
let service: TestService;
beforeAll(async () => {
  mails = await MailServer.start();
  service = await startTestService({ SMTP_URL: mails.url });
});
afterAll(async () => {
  await service.stop();
  await mails.stop();
});

function signUp(email: string) {
  return authenticate(service, '/sign-up/email', {
    email,
    password: PASSWORD,
    name: 'A',
    callbackURL: '/verify-email?next=%2Fconnect%3Fsite%3Dx',
  });
}

describe('email verification, if SMTP is set', () => {
  it('an account can be used once its address is confirmed through the link to our page', async () => {
    const email = `${randomUUID()}@shop.example`;
    const response = await signUp(email);
    expect(response.body).toEqual({ signedIn: false });
    expect(response.cookie).toBe('');
    const early = await authenticate(service, '/sign-in/email', { email, password: PASSWORD });
    expect(early.body['code']).toBe('EMAIL_NOT_VERIFIED');

    const link = linkIn((await mails.mailTo(email)).text, '/verify-email');
    // Signing up with another person's address does not control where its owner continues.
    expect([...link.searchParams.keys()]).toEqual(['token']);
    const confirm = `${service.baseUrl}/api/auth/verify-email?token=${link.searchParams.get('token') ?? ''}`;
    // Mail scanners open links, which confirms nothing.
    for (const site of ['cross-site', 'same-site', 'none']) {
      const opened = await fetch(confirm, { headers: { 'Sec-Fetch-Site': site } });
      expect(opened.status).toBe(404);
    }
    const ours = { headers: { 'Sec-Fetch-Site': 'same-origin' } };
    // The link does not sign anyone in, neither the first time nor later: that takes the password.
    for (let opened = 0; opened < 2; opened++) {
      const confirmed = await fetch(confirm, ours);
      expect(confirmed.status).toBe(200);
      expect(confirmed.headers.getSetCookie()).toEqual([]);
    }
    const { cookie } = await authenticate(service, '/sign-in/email', { email, password: PASSWORD });
    const { data } = await callDashboard(service, cookie, 'query account.read');
    expect(data).toMatchObject({ email, plan: 'free' });
  });

  it('an account created by a stranger with one’s address is safe after a password reset', async () => {
    const email = `${randomUUID()}@shop.example`;
    const stranger = { email, password: 'known to a stranger' };
    await authenticate(service, '/sign-up/email', { ...stranger, name: 'A' });
    const { text } = await mails.mailTo(email);
    expect(text).toContain("Didn't sign up?");
    expect(linkIn(text, '/forgot-password').pathname).toBe('/forgot-password');
    // If its reader confirms anyway, the stranger can sign in with the password.
    const token = linkIn(text, '/verify-email').searchParams.get('token') ?? '';
    await fetch(`${service.baseUrl}/api/auth/verify-email?token=${token}`);
    const { cookie } = await authenticate(service, '/sign-in/email', stranger);
    const signedIn = async () => (await callDashboard(service, cookie, 'query account.read')).data;
    expect(await signedIn()).toMatchObject({ email });

    await authenticate(service, '/request-password-reset', { email });
    const reset = linkIn((await mails.mailTo(email, 2)).text, '/reset-password');
    await authenticate(service, '/reset-password', {
      token: reset.searchParams.get('token'),
      newPassword: PASSWORD,
    });
    expect(await signedIn()).toEqual({});
    expect((await authenticate(service, '/sign-in/email', stranger)).status).toBe(401);
    const own = await authenticate(service, '/sign-in/email', { email, password: PASSWORD });
    expect((await callDashboard(service, own.cookie, 'query account.read')).data).toMatchObject({
      email,
    });
  });

  it('signing up with someone else’s address cannot flood their inbox', async () => {
    const email = `${randomUUID()}@shop.example`;
    const own = await startTestService({ SMTP_URL: mails.url });
    const credentials = { email, password: PASSWORD };
    await authenticate(own, '/sign-up/email', { ...credentials, name: 'A' });
    for (let attempt = 1; attempt < 9; attempt++) {
      const { body } = await authenticate(own, '/sign-in/email', credentials);
      expect(body['code']).toBe('EMAIL_NOT_VERIFIED');
    }
    // All pending email has been sent by then.
    await own.stop();
    expect(mails.received.filter(({ to }) => to === email)).toHaveLength(5);
  });

  it('signing up with a known address responds the same, and emails its owner', async () => {
    const { email } = await createAccount(service.database);
    const known = await signUp(email);
    const unknown = await signUp(`${randomUUID()}@shop.example`);
    expect(known.status).toBe(unknown.status);
    expect(known.body).toEqual(unknown.body);
    const mail = await mails.mailTo(email);
    expect(mail.subject).toBe('You already have a Wareword account');
    const { status } = await authenticate(service, '/sign-in/email', { email, password: 'other' });
    expect(status).toBe(401);
  });
});
