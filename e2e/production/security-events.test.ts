import { expect, test } from 'vitest';
import { createTestDatabase } from '../../backend/test/database.ts';
import { ServiceProcess } from '../faults/service-process.ts';
import { until } from '../faults/until.ts';

test('rejected sign-ins, tokens and origins are logged without secrets', async () => {
  const service = await ServiceProcess.start({
    DATABASE_URL: await createTestDatabase(),
    ROLE: 'web',
    GENERATOR: 'embedded',
    LOG_LEVEL: 'error',
    ENCRYPTION_KEY: Buffer.alloc(32, 3).toString('base64'),
  });
  try {
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(service.baseUrl + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: service.baseUrl, ...headers },
        body: JSON.stringify(body),
      });
    const email = 'mia@shop.example';
    await post('/api/auth/sign-in/email', { email, password: 'a wrong password' });
    await post('/api/auth/sign-in/email', { email: 'hunter2\n{"event":"x"}', password: 'p' });
    await post('/trpc/connect.cancel', { query: '' }, { Origin: 'https://evil.test' });
    const token = 'ww_api_nothing-of-the-kind';
    const headers = { Authorization: `Bearer ${token}` };
    const refused = await fetch(`${service.apiUrl}/me`, { headers });
    const requestId = refused.headers.get('x-request-id') ?? '';
    await until('the event', () => service.output.includes(requestId) || undefined);
    const lines = service.output.split('\n').filter((line) => line.includes('"security.'));
    const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'security.sign_in', outcome: 'failure', actor: email }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'security.origin', reason: 'https://evil.test' }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'security.token_use', outcome: 'refused', requestId }),
    );
    for (const event of events) expect(event['address']).toMatch(/127\.0\.0\.1/);
    for (const secret of ['a wrong password', 'hunter2', token]) {
      expect(service.output).not.toContain(secret);
    }
  } finally {
    await service.kill();
  }
});
