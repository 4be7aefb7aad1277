import { randomUUID } from 'node:crypto';
import { ensureBuilt } from '@wareword/ui/build';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sign,
  startStripeStandIn,
  type StripeStandIn,
} from '../../../e2e/stand-ins/stripe/index.ts';
import { createAccount, PASSWORD, type TestAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { makeConnectCode } from '../contract/connect-code.ts';
import { createEventLog } from '../event-log.ts';
import { callApi } from '../http.ts';
import { startTestService, TEST_CLIENT, type TestService } from '../service.ts';
import { openConnectPage, query } from './connect-fixture.ts';
import { linkIn, MailServer } from './mail-server.ts';
import { post } from './visitors.ts';

const log = createEventLog();
let service: TestService;
let mails: MailServer;
let stripe: StripeStandIn;

beforeAll(async () => {
  [mails, stripe] = await Promise.all([MailServer.start(), startStripeStandIn()]);
  service = await startTestService(
    { ROLE: 'web', TRUST_PROXY: 'on', SMTP_URL: mails.url, ...stripe.settings },
    undefined,
    { logger: log.logger },
  );
  stripe.events.deliverTo(`${service.baseUrl}/billing/stripe/webhook`);
});
afterAll(async () => {
  await service.stop();
  await Promise.all([mails.stop(), stripe.close()]);
});

/** Fields of every event of a request. */
const REQUEST = {
  address: expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$|^198\.51\./) as unknown,
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
};

function expectNoSecrets(...secrets: string[]): void {
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(6);
    expect(log.text()).not.toContain(secret);
  }
}

function exchange(body: object) {
  return callApi(service.apiUrl, 'POST /connect/exchange', { body });
}

async function signIn(account: TestAccount): Promise<string> {
  await service.database.sql`update users set email_verified = true where id = ${account.userId}`;
  const { cookie } = await post(service, '/sign-in/email', {
    email: account.email,
    password: PASSWORD,
  });
  return cookie;
}

describe('the log records', { timeout: 30_000 }, () => {
  it('who approved a connection, and that its code was used again', async () => {
    const account = await createAccount(service.database);
    const code = await makeConnectCode(service.database, account);
    const first = await exchange(code);
    const target = expect.stringContaining(code.site) as unknown;
    const actor = account.userId;
    const done = { event: 'security.connect_exchange', actor };
    expect(await log.event(done)).toMatchObject({ outcome: 'success', target, ...REQUEST });
    const again = await exchange(code);
    expect(again.status).toBe(400);
    expect(await log.event({ event: 'security.connect_replay', actor })).toMatchObject({
      outcome: 'refused',
      reason: 'replayed_code',
      target: code.site,
      ...REQUEST,
      requestId: again.headers.get('x-request-id'),
    });
    expectNoSecrets(code.code, String(first.body['token']));
  });

  it('which code a store app with a wrong secret sent', async () => {
    const account = await createAccount(service.database);
    const code = await makeConnectCode(service.database, account, { clientId: TEST_CLIENT.id });
    const secret = 'a-wrong-secret-of-a-store-app-00';
    await exchange({ ...code, client_id: TEST_CLIENT.id, client_secret: secret });
    const { userId: actor } = account;
    expect(await log.event({ reason: 'client_authentication', actor })).toMatchObject({
      event: 'security.connect_exchange',
      outcome: 'refused',
      target: code.site,
      ...REQUEST,
    });
    expectNoSecrets(code.code, secret);
  });

  it.each(['approve', 'keep'] as const)(
    'who requested a connected store, and that its owner chose to %s',
    async (choice) => {
      const site = `https://${randomUUID()}.example`;
      const owner = await createAccount(service.database);
      await exchange(await makeConnectCode(service.database, owner, { site }));
      const other = await createAccount(service.database);
      const visitor = await openConnectPage(service, other);
      await visitor.approve(query({ site, return_url: `${site}/back` }));
      const transferRequest = { event: 'security.transfer_request', actor: other.userId };
      expect(await log.event(transferRequest)).toMatchObject({
        outcome: 'success',
        target: site,
        ...REQUEST,
      });
      const { text } = await mails.mailTo(owner.email, 1);
      const token = linkIn(text, '/transfers/').pathname.split('/').at(-1) ?? '';
      const cookie = await sessionCookie(service, owner.userId);
      const input = { token, answer: choice };
      await callDashboard(service, cookie, 'mutation connect.answerTransfer', input);
      const recorded = { event: 'security.transfer_answer', actor: owner.userId };
      const state = choice === 'approve' ? 'approved' : 'declined';
      expect(await log.event(recorded)).toMatchObject({
        outcome: 'success',
        target: `connect.answerTransfer ${site} ${state}`,
        ...REQUEST,
      });
      expectNoSecrets(token);
    },
  );

  it('that someone used a transfer link that is not open', async () => {
    const token = 'no-such-token-at-all';
    await callDashboard(service, '', 'mutation connect.answerTransfer', { token, answer: 'keep' });
    const failed = { event: 'security.transfer_answer', outcome: 'refused', reason: 'NOT_FOUND' };
    expect(await log.event(failed)).toMatchObject(REQUEST);
    expectNoSecrets(token);
  });

  it('who requested another account’s data, and that someone called without a session', async () => {
    const [owner, other] = [
      await createAccount(service.database),
      await createAccount(service.database),
    ];
    const body = { product_name: 'Walnut Tray', features: 'Solid walnut' };
    const job = await callApi(service.apiUrl, 'POST /jobs', { token: owner.token, body });
    const id = String(job.body['job_id']);
    await callApi(service.apiUrl, `GET /jobs/${id}`, { token: other.token });
    const event = 'security.authorization';
    expect(await log.event({ event, reason: 'job_not_found' })).toMatchObject({
      outcome: 'refused',
      actor: expect.stringMatching(/^tok_/) as unknown,
      ...REQUEST,
    });
    const cookie = await signIn(other);
    await callDashboard(service, cookie, 'query listings.job', { id });
    const target = `listings.job ${id}`;
    const refused = { event, target, actor: other.userId, reason: 'NOT_FOUND' };
    expect(await log.event(refused)).toMatchObject({ outcome: 'refused', ...REQUEST });
    await callDashboard(service, '', 'query account.sessions');
    const visitor = { event, target: 'account.sessions', reason: 'UNAUTHORIZED' };
    expect(await log.event(visitor)).toMatchObject({ outcome: 'refused', ...REQUEST });
    expectNoSecrets(owner.token, other.token);
  });

  it('nothing about a visitor who opens a page of members', async () => {
    await ensureBuilt('backend/web');
    const refusals = () => log.text().split('security.authorization').length;
    const before = refusals();
    for (const path of ['/history', '/listings/lst_1']) {
      expect((await fetch(service.baseUrl + path)).status).toBe(200);
    }
    expect(refusals()).toBe(before);
  });

  it('who signed out, here and in other browsers', async () => {
    const account = await createAccount(service.database);
    const actor = account.userId;
    const [here, there] = [await signIn(account), await signIn(account)];
    const { data } = await callDashboard(service, here, 'query account.sessions');
    const sessions = data as unknown as { id: string; isCurrent: boolean }[];
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const currentPassword = PASSWORD;
    await callDashboard(service, here, 'mutation account.endSession', { id, currentPassword });
    const event = 'security.sign_out';
    const ended = { event, actor, outcome: 'success', target: `account.endSession ${id}` };
    expect(await log.event(ended)).toMatchObject(REQUEST);
    await callDashboard(service, here, 'mutation account.endOtherSessions', { currentPassword });
    const others = { event, actor, outcome: 'success', target: 'account.endOtherSessions' };
    expect(await log.event(others)).toMatchObject(REQUEST);
    await post(service, '/sign-out', {}, { cookie: here });
    const out = { event, actor, outcome: 'success', target: '/api/auth/sign-out' };
    expect(await log.event(out)).toMatchObject(REQUEST);
    const cookieValue = (cookie: string) => decodeURIComponent(cookie.split(/[=;]/)[1] ?? '');
    expectNoSecrets(cookieValue(here), cookieValue(there), PASSWORD);
  });

  it('who tried to sign in, with spaces around the address too', async () => {
    const { email } = await createAccount(service.database);
    const password = 'not the password';
    await post(service, '/sign-in/email', { email: `  ${email} `, password });
    const tried = { event: 'security.sign_in', actor: email };
    expect(await log.event(tried)).toMatchObject({ outcome: 'failure', ...REQUEST });
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'of every sign-in; one sent as %s is refused, and the error names the right type',
    async (type) => {
      const { email } = await createAccount(service.database);
      const response = await fetch(`${service.baseUrl}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'Content-Type': type, Origin: service.baseUrl },
        body: new URLSearchParams({ email, password: PASSWORD }).toString(),
      });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({
        error: { message: expect.stringContaining('Content-Type: application/json') as unknown },
      });
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await log.event({ event: 'security.sign_in', reason: '415' })).toMatchObject(REQUEST);
    },
  );

  it('whose password was set with an emailed link', async () => {
    const account = await createAccount(service.database);
    await post(service, '/request-password-reset', { email: account.email });
    const { text } = await mails.mailTo(account.email, 1);
    const token = linkIn(text, '/reset-password').searchParams.get('token') ?? '';
    const newPassword = 'violet otter umbrella';
    expect((await post(service, '/reset-password', { token, newPassword })).status).toBe(200);
    const set = { event: 'security.password_reset', actor: account.userId, outcome: 'success' };
    expect(await log.event(set)).toMatchObject(REQUEST);
    expectNoSecrets(token, newPassword);
  });

  it('that an address without a session made too many calls', async () => {
    const calls = Array.from({ length: 20 }, () => 'account.read').join(',');
    const headers = { 'X-Forwarded-For': '198.51.100.200' };
    for (let batch = 0; batch < 16; batch++) {
      await fetch(`${service.baseUrl}/trpc/${calls}?batch=1&input={}`, { headers });
    }
    const limited = { event: 'security.rate_limit', target: 'account.read' };
    expect(await log.event(limited)).toMatchObject({
      outcome: 'refused',
      reason: 'TOO_MANY_REQUESTS',
      ...REQUEST,
      address: '198.51.100.200',
    });
  });

  it('that an event was not signed by Stripe', async () => {
    const body = '{"id":"evt_forged"}';
    const signature = sign(body, { secret: 'whsec_somebody_elses' });
    await fetch(`${service.baseUrl}/billing/stripe/webhook`, {
      method: 'POST',
      headers: { 'Stripe-Signature': signature },
      body,
    });
    const { reason, ...rest } = await log.event({ event: 'security.webhook' });
    expect(reason).toBe('webhook_signature');
    expect(rest).toMatchObject({ outcome: 'refused', ...REQUEST });
    expectNoSecrets(signature, 'evt_forged');
  });

  it('which workspace’s plan was changed by a payment', async () => {
    const account = await createAccount(service.database, { plan: 'free' });
    const cookie = await sessionCookie(service, account.userId);
    const { data } = await callDashboard(service, cookie, 'mutation billing.checkout', {
      plan: 'pro',
    });
    await stripe.actions.pay(String(data['url']).replace(/.*\//, ''));
    const target = `${account.workspaceId} pro`;
    expect(await log.event({ event: 'security.plan_change', target })).toMatchObject({
      outcome: 'success',
      actor: 'stripe',
      ...REQUEST,
    });
  });

  it('which workspace’s plan changed when its owner refreshed the payment state', async () => {
    const account = await createAccount(service.database, { plan: 'free' });
    const cookie = await sessionCookie(service, account.userId);
    const { data } = await callDashboard(service, cookie, 'mutation billing.checkout', {
      plan: 'agency',
    });
    stripe.events.hold();
    await stripe.actions.pay(String(data['url']).replace(/.*\//, ''));
    await callDashboard(service, cookie, 'mutation billing.refresh');
    const target = `${account.workspaceId} agency`;
    expect(await log.event({ event: 'security.plan_change', target })).toMatchObject({
      outcome: 'success',
      actor: account.userId,
      ...REQUEST,
    });
    await stripe.events.release();
  });
});
