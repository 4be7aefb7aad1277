import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAccount, PASSWORD } from '../accounts.ts';
import { useService } from '../service.ts';
import { post } from './visitors.ts';

// Nothing listens there: emails are sent after the response.
const service = useService({ TRUST_PROXY: 'on', SMTP_URL: 'smtp://127.0.0.1:1' });

test('a sign-up takes a second, whether or not the account exists', async () => {
  const { email } = await createAccount(service().database);
  for (const address of [email, `${randomUUID()}@shop.example`]) {
    const startedAt = performance.now();
    const { status } = await post(service(), '/sign-up/email', {
      email: address,
      password: PASSWORD,
      name: 'A',
    });
    expect(status).toBe(200);
    // Timers may fire up to a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThan(995);
  }
});
