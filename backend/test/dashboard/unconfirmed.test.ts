import { expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { sessionCookie } from '../billing/call-dashboard.ts';
import { useService } from '../service.ts';
import { query } from './connect-fixture.ts';

const service = useService({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://ww.example',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtp://127.0.0.1:9',
});

it('in production an unconfirmed account can neither connect, invite, create keys nor pay', async () => {
  const account = await createAccount(service().database);
  const { userId, workspaceId } = account;
  const cookie = (await sessionCookie(service(), userId)).replace(/^/, '__Host-');
  const ask = async (procedure: string, input: object): Promise<Response> =>
    fetch(`${service().baseUrl}/trpc/${procedure}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie, 'X-Forwarded-Proto': 'https' },
      body: JSON.stringify(input),
    });
  const actions = [
    ['connect.approve', { query: query(), userId, workspaceId }],
    ['keys.create', { name: 'Till' }],
    ['team.invite', { email: 'colleague@shop.example', role: 'writer' }],
    ['billing.checkout', { plan: 'pro' }],
  ] as const;
  for (const [procedure, input] of actions) {
    const refused = await ask(procedure, input);
    expect(refused.status, procedure).toBe(403);
    expect(await refused.text()).toContain('Confirm your email first');
  }
  await service().database.sql`update users set email_verified = true where id = ${userId}`;
  expect((await ask('connect.approve', { query: query(), userId, workspaceId })).status).toBe(200);
  expect((await ask('keys.create', { name: 'Till' })).status).toBe(200);
});
