import { withRequestScope } from '@wareword/security/events';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/identifiers.ts';
import { TokenUsageTracker } from '../../src/tokens/index.ts';
import { createAccount, createKey, type TestAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { callApi, PRODUCT } from '../http.ts';
import { startTestService, useService, type TestService } from '../service.ts';

const service = useService();

interface Usage {
  readonly requests: number;
  readonly listings: number;
  readonly days: readonly { readonly day: string }[];
  readonly errors: readonly Record<string, unknown>[];
}

async function readUsage(at: TestService, account: TestAccount, name: string): Promise<Usage> {
  const cookie = await sessionCookie(at, account.userId);
  const { data } = await callDashboard(at, cookie, 'query keys.list', {});
  const keys = data['keys'] as { name: string; usage: Usage }[];
  const key = keys.find((one) => one.name === name);
  if (key === undefined) throw new Error(`No key ${name}.`);
  return key.usage;
}

describe('the API keys page', { timeout: 60_000 }, () => {
  it('shows what each key was used for, and its last errors without the request bodies', async () => {
    const first = await startTestService({ ROLE: 'web' }, service().databaseUrl);
    const account = await createAccount(first.database);
    const other = await createKey(first.database, account);
    const { token } = account;
    const call = (path: Parameters<typeof callApi>[1], body?: object) =>
      callApi(first.apiUrl, path, { token, body });
    await call('POST /generate', PRODUCT);
    await call('GET /me');
    const missing = await call('GET /jobs/job_01h455vb4pex5vsknk084sn02q');
    const bad = await call('POST /jobs', { product_name: '', features: 'a secret of the product' });
    await callApi(first.apiUrl, 'GET /me', { token: other });
    // Stopping writes what was collected.
    await first.stop({ now: false });

    const usage = await readUsage(service(), account, 'Test key');
    expect(usage).toMatchObject({ requests: 4, listings: 1 });
    expect(usage.days).toEqual([
      { day: new Date().toISOString().slice(0, 10), requests: 4, listings: 1 },
    ]);
    expect(usage.errors).toEqual([
      {
        code: 'validation_error',
        endpoint: '/jobs',
        requestId: bad.headers.get('x-request-id'),
        at: expect.any(String) as unknown,
      },
      {
        code: 'job_not_found',
        endpoint: '/jobs/{id}',
        requestId: missing.headers.get('x-request-id'),
        at: expect.any(String) as unknown,
      },
    ]);
    const unused = await readUsage(service(), account, 'Another key');
    expect(unused).toMatchObject({ requests: 1, listings: 0, errors: [] });
  });

  it('is bounded, whatever a key does and however many keys there are', async () => {
    const { database } = service();
    const account = await createAccount(database);
    const [key] = await database.sql<[{ id: ReturnType<typeof newId<'tok'>> }]>`
      select id from tokens where workspace_id = ${account.workspaceId}
    `;
    const errors: unknown[] = [];
    const fail = (tracker: TokenUsageTracker, id: typeof key.id, n: number) =>
      withRequestScope({ requestId: `request ${n}`, address: '' }, () => {
        tracker.recordUse(id);
        tracker.recordError({
          errorCode: 'rate_limited',
          route: '/jobs',
          requestId: `request ${n}`,
        });
      });
    for (const from of [0, 10_000]) {
      const tracker = new TokenUsageTracker(database, (error) => errors.push(error));
      for (let n = from; n < from + 10_000; n++) fail(tracker, key.id, n);
      // Tokens of others that are many more than a process tracks at a time.
      for (let n = 0; n < 12_000; n++) fail(tracker, newId('tok'), n);
      await tracker.stop();
    }
    expect(errors).toEqual([]);
    const usage = await readUsage(service(), account, 'Test key');
    expect(usage.requests).toBe(20_000);
    expect(usage.errors).toHaveLength(20);
    expect(usage.errors[0]).toMatchObject({ requestId: 'request 19999' });
    expect(usage.errors.at(-1)).toMatchObject({ requestId: 'request 19980' });
  });
});
