import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, PASSWORD } from '../accounts.ts';
import { startTestService, type TestService } from '../service.ts';
import { askDashboard } from '../billing/ask-dashboard.ts';
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

describe('"e-mail verification when SMTP is set"', () => {
  it('an account can be used once its address is confirmed, by the link to our page', async () => {
    const email = `${randomUUID()}@shop.example`;
    const answer = await signUp(email);
    expect(answer.body['token']).toBeNull();
    expect(answer.cookie).toBe('');
    const early = await authenticate(service, '/sign-in/email', { email, password: PASSWORD });
    expect(early.body['code']).toBe('EMAIL_NOT_VERIFIED');

    const link = linkIn((await mails.mailTo(email)).text, '/verify-email');
    expect(link.searchParams.get('next')).toBe('/connect?site=x');
    const confirm = `${service.baseUrl}/api/auth/verify-email?token=${link.searchParams.get('token') ?? ''}`;
    // A link of somebody else's, opened: nobody is signed in by that.
    for (const site of ['cross-site', 'same-site', 'none']) {
      const opened = await fetch(confirm, { headers: { 'Sec-Fetch-Site': site } });
      expect(opened.status).toBe(404);
    }
    const ours = { headers: { 'Sec-Fetch-Site': 'same-origin' } };
    const confirmed = await fetch(confirm, ours);
    const cookie = confirmed.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    const { data } = await askDashboard(service, cookie, 'query account.read');
    expect(data).toMatchObject({ email, plan: 'free' });
    // The link signs in once.
    const again = await fetch(confirm, ours);
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('whoever signs up with somebody else’s address cannot fill their inbox with it', async () => {
    const email = `${randomUUID()}@shop.example`;
    const own = await startTestService({ SMTP_URL: mails.url });
    const credentials = { email, password: PASSWORD };
    await authenticate(own, '/sign-up/email', { ...credentials, name: 'A' });
    for (let attempt = 1; attempt < 9; attempt++) {
      const { body } = await authenticate(own, '/sign-in/email', credentials);
      expect(body['code']).toBe('EMAIL_NOT_VERIFIED');
    }
    // Everything that was posted has been sent by then.
    await own.stop();
    expect(mails.received.filter(({ to }) => to === email)).toHaveLength(5);
  });

  it('a sign-up with a known address answers the same, and mails its owner', async () => {
    const { email } = await createAccount(service.database);
    const known = await signUp(email);
    const unknown = await signUp(`${randomUUID()}@shop.example`);
    expect(known.status).toBe(unknown.status);
    const shape = ({ body }: typeof known) => Object.keys(body['user'] as object).sort();
    expect(known.body['token']).toBeNull();
    expect(shape(known)).toEqual(shape(unknown));
    const mail = await mails.mailTo(email);
    expect(mail.subject).toBe('You have an account at Wareword already');
    const { status } = await authenticate(service, '/sign-in/email', { email, password: 'other' });
    expect(status).toBe(401);
  });
});
