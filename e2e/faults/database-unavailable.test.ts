import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../backend/test/database.ts';
import { callApi, PRODUCT } from '../../backend/test/http.ts';
import { Fixture } from './fixture.ts';
import { TcpProxy } from './tcp-proxy.ts';
import { until } from './until.ts';

// contract §13.6
test('while the database is down, every request gets 503, and then everything recovers', async () => {
  const databaseUrl = await createTestDatabase();
  const path = await TcpProxy.open(databaseUrl);
  onTestFinished(() => path.cut());
  const fixture = await Fixture.create(databaseUrl);
  const service = await fixture.start('all', {
    DATABASE_URL: path.urlOf(databaseUrl),
    GENERATOR: 'embedded',
    LOG_LEVEL: 'silent',
  });
  const { token } = fixture.account;
  const { body: created } = await fixture.post(service);

  path.silence();
  // Prometheus and most probes wait for 10 seconds at most.
  const probe = (path: string) =>
    fetch(service.baseUrl + path, { signal: AbortSignal.timeout(10_000) });
  expect((await probe('/readyz')).status).toBe(503);
  expect(await (await probe('/metrics')).text()).toContain('wareword_ready 0\n');

  await path.cut();
  const calls = [
    ['POST /jobs', PRODUCT],
    ['POST /generate', PRODUCT],
    ['GET /jobs', undefined],
    [`GET /jobs/${String(created['job_id'])}`, undefined],
    ['GET /listings', undefined],
    ['GET /me', undefined],
  ] as const;
  // Each connection is tried again before its statement fails: more requests than connections.
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => calls)
      .flat()
      .map(([call, body]) => callApi(service.apiUrl, call, { token, ...(body && { body }) })),
  );
  for (const { status, headers, body } of responses) {
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { error: { code: 'service_unavailable' } },
    });
    expect(headers.get('retry-after')).toBe('2');
  }
  const signIn = await fetch(`${service.baseUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: new URL(service.baseUrl).origin },
    body: JSON.stringify({ email: fixture.account.email, password: 'correct horse battery' }),
  });
  expect(signIn.status).toBe(503);
  expect((await fetch(`${service.baseUrl}/readyz`)).status).toBe(503);
  expect((await fetch(`${service.baseUrl}/healthz`)).status).toBe(200);

  await path.mend();
  await until('jobs are accepted again', async () => (await fixture.post(service)).status === 202);
  await fixture.allJobs({ status: 'complete', credit: 'spent', listings: 1 });
});
