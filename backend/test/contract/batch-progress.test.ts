import { ENDPOINTS } from '@wareword/shared-schema';
import { expect, it } from 'vitest';
import { createProgressQuery, getProgress } from '../../src/batches/index.ts';
import { readConfig } from '../../src/config.ts';
import { readCredential, TokenUsageTracker } from '../../src/tokens/index.ts';
import { createAccount, createKey } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call } from './call.ts';

const service = useService({ ROLE: 'web' });

// contract §16.2
it('counts a batch once for all of its listeners, and only for them', async () => {
  const { database } = service();
  const account = await createAccount(database);
  const { token } = account;
  const requests = Array.from({ length: 3 }, () => PRODUCT);
  const { body } = await call(service(), 'createBatch', { token, body: { requests } });
  const batchId = String(body['batch_id']);
  let statements = 0;
  const sql = new Proxy(database.sql, {
    apply: (target, self, args: unknown[]): unknown => {
      if (String(args[0]).includes('from callers left join progress')) statements += 1;
      return Reflect.apply(target, self, args);
    },
  });
  const ctx = {
    batchProgress: createProgressQuery({ database: { sql }, plans: readConfig({}).plans }),
    tokenUsage: new TokenUsageTracker(database, () => undefined),
  };
  const { scopes } = ENDPOINTS.batchEvents;
  const read = async (of: string) => {
    const credential = readCredential(`Bearer ${of}`);
    return getProgress({ ctx, input: { credential, scopes, batchId } });
  };
  const own = [token, await createKey(database, account)];
  const stranger = await createAccount(database);
  const followers = Array.from({ length: 90 }, (_, at) => read(own[at % 2] ?? ''));
  const [refused, ...found] = await Promise.allSettled([read(stranger.token), ...followers]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { reason: 'batch' } });
  for (const progress of found) {
    expect(progress).toMatchObject({
      status: 'fulfilled',
      value: { counts: { total: 3, queued: 3 }, workspaceId: account.workspaceId },
    });
  }
  expect(statements).toBeLessThanOrEqual(2);
});
