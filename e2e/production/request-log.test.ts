import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { callDashboard, sessionCookie } from '../../backend/test/billing/call-dashboard.ts';
import { createEventLog } from '../../backend/test/event-log.ts';
import { callApi } from '../../backend/test/http.ts';
import { startTestService, type TestService } from '../../backend/test/service.ts';
import { setUpFixture, signIn, type Fixture } from '../woo-bridge/fixture.ts';

const log = createEventLog('info');
const wooLog = createEventLog('info');
let service: TestService;
let fixture: Fixture;

beforeAll(async () => {
  service = await startTestService({ ROLE: 'web' }, undefined, { logger: log.logger });
  fixture = await setUpFixture({ logger: wooLog.logger });
});
afterAll(async () => {
  await Promise.all([service.stop(), fixture.stop()]);
});

const FROM = { address: expect.stringMatching(/127\.0\.0\.1$/) as unknown };

test('the log line of a request identifies its token without containing it', async () => {
  const account = await createAccount(service.database);
  const [row] = await service.database.sql<[{ id: string }]>`
    select id from tokens where user_id = ${account.userId}
  `;
  const response = await callApi(service.apiUrl, 'GET /me', { token: account.token });
  const requestId = response.headers.get('x-request-id');
  expect(await log.line({ requestId })).toMatchObject({ actor: row.id, status: 200, ...FROM });
  const scopeless = { token: account.token, body: { product_name: '' } };
  const refused = await callApi(service.apiUrl, 'POST /jobs', scopeless);
  expect(await log.line({ requestId: refused.headers.get('x-request-id') })).toMatchObject({
    actor: row.id,
    errorCode: 'validation_error',
    ...FROM,
  });
  expect(log.text()).not.toContain(account.token);
});

test('the log line of a request names the actor if signed in, and none otherwise', async () => {
  const account = await createAccount(service.database);
  const cookie = await sessionCookie(service, account.userId);
  await callDashboard(service, cookie, 'query account.sessions');
  expect(await log.line({ actor: account.userId })).toMatchObject({ status: 200, ...FROM });
  const { headers } = await fetch(`${service.baseUrl}/sign-in`);
  const line = await log.line({ requestId: headers.get('x-request-id') });
  expect(line).toMatchObject(FROM);
  expect(line).not.toHaveProperty('actor');
});

test('the log line of a WooCommerce app request names its store', async () => {
  const browser = await signIn(fixture);
  await browser.api.store.get.query();
  const { actor } = await wooLog.line({ route: '/trpc', method: 'GET', status: 200 });
  expect(actor).toMatch(/^sto_/);
});
