import { expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { askDashboard, sessionCookie } from '../billing/ask-dashboard.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';

const service = useService();

it('one request calls a page’s worth of procedures, and not a thousand', async () => {
  const ask = (calls: number) => {
    const names = Array<string>(calls).fill('account.read').join(',');
    return fetch(`${service().baseUrl}/trpc/${names}?batch=1&input=${encodeURIComponent('{}')}`);
  };
  expect((await ask(20)).status).toBe(200);
  expect((await ask(900)).status).toBe(400);
});

it('no cache on the way keeps what somebody was answered', async () => {
  for (const path of ['account.read', 'keys.list', 'nothing']) {
    const { headers } = await fetch(`${service().baseUrl}/trpc/${path}`);
    expect(headers.get('Cache-Control'), path).toBe('no-store');
  }
});

it('a key that the database cannot hold is refused in words', async () => {
  const account = await createAccount(service().database);
  const cookie = await sessionCookie(service(), account.userId);
  const request = { ...PRODUCT, platform: 'amazon', tone: 'Friendly' };
  const key = 'twice-\0-the-same';
  const answer = await askDashboard(service(), cookie, 'mutation listings.write', { request, key });
  expect(answer.status).toBe(400);
});
