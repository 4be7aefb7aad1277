import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount, PASSWORD } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { startTestService, type TestService } from '../service.ts';
import { authenticate } from './authentication-calls.ts';
import { MailServer } from './mail-server.ts';

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

const newAddress = () => `${randomUUID()}@shop.example`;

it('a visitor who signs up gets emails in the language of their browser', async () => {
  const email = newAddress();
  const body = { email, password: PASSWORD, name: 'Anna' };
  await authenticate(service, '/sign-up/email', body, { language: 'de-AT, de;q=0.9, en;q=0.5' });
  const { text } = await mails.mailTo(email);
  expect(text).toContain(`Jemand hat sich mit ${email} bei Wareword registriert.`);
  expect(text).toContain('Der Link gilt 24 Stunden:');
});

it('an account gets emails in its own language, no matter who causes them', async () => {
  const { email, userId } = await createAccount(service.database);
  const cookie = await sessionCookie(service, userId);
  await callDashboard(service, cookie, 'mutation settings.chooseLanguage', { language: 'es' });

  const reset = { email, redirectTo: '/reset-password' };
  await authenticate(service, '/request-password-reset', reset, { language: 'de' });
  expect((await mails.mailTo(email)).text).toContain('restablecer la contraseña de');
});

it('someone without an account gets an invitation in the language of the one who invites', async () => {
  const { userId } = await createAccount(service.database, { plan: 'agency' });
  const cookie = await sessionCookie(service, userId);
  await callDashboard(service, cookie, 'mutation settings.chooseLanguage', { language: 'fr' });
  const email = newAddress();
  const invited = await callDashboard(service, cookie, 'mutation team.invite', {
    email,
    role: 'writer',
  });
  expect(invited.status).toBe(200);
  const { text } = await mails.mailTo(email);
  expect(text).toContain('à rejoindre son espace de travail Wareword en tant que rédacteur');
  expect(text).toMatch(/Il est valable 7\sjours\s:/);
});
