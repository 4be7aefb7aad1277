import { expect, it } from 'vitest';
import { DATABASE_UNAVAILABLE } from '../../src/errors.ts';
import { takeDatabaseAway } from '../database.ts';
import { createAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { authenticate } from './authentication-calls.ts';
import { MAX_VISITOR_CALLS_PER_MINUTE } from '@wareword/security/http';

const service = useService();

it('one request may call a page’s worth of procedures, and not a thousand', async () => {
  const ask = (calls: number) => {
    const names = Array<string>(calls).fill('account.read').join(',');
    return fetch(`${service().baseUrl}/trpc/${names}?batch=1&input=${encodeURIComponent('{}')}`);
  };
  expect((await ask(20)).status).toBe(200);
  expect((await ask(900)).status).toBe(400);
});

it('no cache stores a user’s responses', async () => {
  for (const path of ['account.read', 'keys.list', 'nothing']) {
    const { headers } = await fetch(`${service().baseUrl}/trpc/${path}`);
    expect(headers.get('Cache-Control'), path).toBe('no-store');
  }
});

it('a key that the database cannot store is rejected with a clear message', async () => {
  const account = await createAccount(service().database);
  const cookie = await sessionCookie(service(), account.userId);
  const request = { ...PRODUCT, platform: 'amazon', tone: 'Friendly' };
  const key = 'twice-\0-the-same';
  const response = await callDashboard(service(), cookie, 'mutation listings.write', {
    request,
    key,
  });
  expect(response.status).toBe(400);
});

it('a text with a NUL character is the caller’s mistake, wherever it is sent', async () => {
  const account = await createAccount(service().database, { plan: 'agency' });
  const cookie = await sessionCookie(service(), account.userId);
  for (const [call, input] of [
    ['mutation listings.unsend', { id: 'a\0', storeId: 'b' }],
  ] as const) {
    const { status, message } = await callDashboard(service(), cookie, call, input);
    expect({ call, status }).toEqual({ call, status: 400 });
    expect(message).toContain('NUL character');
  }
  for (const [path, body] of [
    ['/reset-password', { token: '\0', newPassword: 'walnut tray on a sill' }],
    ['/passkey/verify-authentication', { response: { response: { id: '\0' } } }],
    ['/passkey/verify-authentication', { response: { id: '\0' } }],
  ] as const) {
    const { status } = await authenticate(service(), path, body);
    expect({ path, status }).toEqual({ path, status: 400 });
  }
});

it('says that the database is away, and that it will be back', async () => {
  const { userId } = await createAccount(service().database);
  const cookie = await sessionCookie(service(), userId);
  const giveBack = await takeDatabaseAway(service().databaseUrl);
  try {
    const { status, message } = await callDashboard(service(), cookie, 'query account.read');
    expect({ status, message }).toMatchObject({ status: 503, message: DATABASE_UNAVAILABLE });
  } finally {
    await giveBack();
  }
});

it('a name or an address that is taken is no failure of ours', async () => {
  const account = await createAccount(service().database, { plan: 'agency' });
  const cookie = await sessionCookie(service(), account.userId);
  const endpoint = { url: 'https://hooks.shop.example/in', events: ['job.completed'] };
  for (const [call, input, message] of [
    ['mutation brands.create', { name: 'Acme' }, /already|taken/],
    ['mutation webhooks.create', endpoint, /already/],
  ] as const) {
    expect((await callDashboard(service(), cookie, call, input)).status).toBe(200);
    const again = await callDashboard(service(), cookie, call, input);
    expect([call, again.status]).toEqual([call, 409]);
    expect(again.message).toMatch(message);
  }
});

it('visitors of one network are limited per minute; signed-in users are not', async () => {
  const review = (calls: number, headers: Record<string, string> = {}) => {
    const names = Array<string>(calls).fill('connect.review').join(',');
    const input = Object.fromEntries(
      Array.from({ length: calls }, (_, call) => [call, { query: 'a&a&a' }]),
    );
    return fetch(`${service().baseUrl}/trpc/${names}?batch=1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(input),
    });
  };
  for (let calls = 0; calls < MAX_VISITOR_CALLS_PER_MINUTE; calls += 20) await review(20);
  const refused = await review(1);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('Too many requests from your network');
  const account = await createAccount(service().database);
  const cookie = await sessionCookie(service(), account.userId);
  expect((await review(1, { Cookie: cookie })).status).toBe(400);
});
