import { API_BASE_PATH } from '@wareword/shared-schema';
import { withConnection, vacuumAndCheckpoint } from '../database.ts';
import type { Caller, Load } from '../load/load.ts';
import { startService } from '../product/service.ts';
import { measureRounds, median, medianRatio } from '../rounds.ts';
import { BODY } from '../sample.ts';
import { authorization, seedAccounts } from '../seed/accounts.ts';
import { seedJobs } from '../seed/jobs.ts';
import type { Measurement } from './bench.ts';

/** Enough that none reaches its limit of 10 requests per minute. */
const ACCOUNTS = 20_000;

/** Earlier activity, because Postgres plans statements differently for empty tables. */
const EARLIER_JOBS = 2 * ACCOUNTS;

/** Keys that are used heavily, each with a rate limit of 10,000 per minute. */
const BUSY_KEYS = 20;

/** Share of its own peak load at which response times are measured. */
const EASY = 0.7;

/** `POST /jobs` with all its checks, compared with a bare insert. */
export const measurePost: Measurement = async (bench) => {
  const { cleanup, server, loads, seconds, logProgress } = bench;
  const baseline = await bench.baseline();
  logProgress(`post: ${ACCOUNTS} accounts`);
  const url = await server.createMigrated('post');
  const callers = await withConnection(url, async (sql) => {
    const accounts = await seedAccounts(sql, ACCOUNTS);
    await seedJobs(sql, accounts, { count: EARLIER_JOBS, status: 'complete' });
    return accounts.map((account): Caller => ({
      path: `${API_BASE_PATH}/jobs`,
      headers: authorization(account),
    }));
  });
  await vacuumAndCheckpoint(url);
  const service = await startService(cleanup, { DATABASE_URL: url, ROLE: 'web' });

  const request = { method: 'POST', body: JSON.stringify(BODY), seconds } as const;
  const bare: Load = {
    ...request,
    origin: baseline.origin,
    callers: baseline.insert,
    from: 0,
    freshKeys: true,
    expect: { status: 202, bodyHolds: '"status":"queued"' },
  };
  const createPoster = (origin: string, posters: readonly Caller[]) => {
    let position = 0;
    return async (rate?: number) => {
      const result = await loads.run('post', {
        ...request,
        origin,
        callers: posters,
        from: position,
        freshKeys: true,
        ...(rate === undefined ? {} : { rate }),
        // A replay has no usage.
        expect: { status: 202, bodyHolds: '"usage":{' },
      });
      position = result.next;
      return result;
    };
  };
  const postJobs = createPoster(service.origin, callers);

  logProgress('post: warming up');
  await loads.run('baseline', bare);
  await postJobs();
  logProgress('post: in turn with the baseline');
  const rates = await measureRounds({
    baseline: async () => (await loads.run('baseline', bare)).rate,
    product: async () => (await postJobs()).rate,
  });
  const peak = median(rates.product);
  logProgress(`post: at ${EASY * 100} % of its peak`);
  const easy = await postJobs(peak * EASY);
  await service.stop();

  logProgress(`post: with ${BUSY_KEYS} busy keys, in turn with the baseline`);
  const lenient = await startService(cleanup, {
    DATABASE_URL: url,
    ROLE: 'web',
    RATE_LIMIT_PER_MINUTE: '10000',
    PLAN_AGENCY_LIMIT: '1000000000',
  });
  const postBusily = createPoster(lenient.origin, callers.slice(0, BUSY_KEYS));
  await postBusily();
  const busy = await measureRounds({
    baseline: async () => (await loads.run('baseline', bare)).rate,
    product: async () => (await postBusily()).rate,
  });
  await lenient.stop();
  return [
    {
      name: 'POST /jobs / bare insert',
      goal: { atLeast: 0.5 },
      measured: medianRatio(rates.product, rates.baseline),
      unit: '',
      detail: `${peak.toFixed(0)} / ${median(rates.baseline).toFixed(0)} requests a second`,
    },
    {
      name: `POST /jobs at 10,000 a minute for each of ${BUSY_KEYS} keys / bare insert`,
      goal: { atLeast: 0.5 },
      measured: medianRatio(busy.product, busy.baseline),
      unit: '',
      detail: `${median(busy.product).toFixed(0)} / ${median(busy.baseline).toFixed(0)} requests a second`,
    },
    {
      name: `POST /jobs, p99 at ${EASY * 100} % of its peak`,
      goal: { below: 100 },
      measured: easy.p99Ms,
      unit: 'ms',
      detail: `${easy.rate.toFixed(0)} requests a second`,
    },
  ];
};
