import { API_BASE_PATH, MAX_BATCH_ITEMS } from '@wareword/shared-schema';
import { withConnection, vacuumAndCheckpoint } from '../database.ts';
import { drainEmptyTasks, drainJobs } from '../product/drain.ts';
import { startService } from '../product/service.ts';
import { measureRounds, median, medianRatio, quantile, ROUNDS } from '../rounds.ts';
import { BODY } from '../sample.ts';
import { authorization, seedAccounts, type SeededAccount } from '../seed/accounts.ts';
import { seedJobs } from '../seed/jobs.ts';
import type { Measurement } from './bench.ts';

/** Batches of one workspace in a round. */
const BATCHES = 10;
const ITEMS = BATCHES * MAX_BATCH_ITEMS;

/** Earlier activity, because Postgres plans statements differently for empty tables. */
const OTHERS = 2000;
const EARLIER_JOBS = 10 * OTHERS;

/** How soon a batch is accepted, and how fast the batches of one workspace are written. */
export const measureBatch: Measurement = async (bench) => {
  const { cleanup, server, logProgress } = bench;
  const url = await server.createMigrated('batch');
  const accounts = await withConnection(url, async (sql) => {
    const others = await seedAccounts(sql, OTHERS);
    await seedJobs(sql, others, { count: EARLIER_JOBS, status: 'complete' });
    // One for each round, and one to warm up.
    return seedAccounts(sql, ROUNDS + 1);
  });
  await vacuumAndCheckpoint(url);
  const service = await startService(cleanup, {
    DATABASE_URL: url,
    ROLE: 'web',
    PLAN_AGENCY_LIMIT: String(ITEMS),
    RATE_LIMIT_PER_MINUTE: '10000',
  });
  const times: number[] = [];
  const postBatches = async (account: SeededAccount | undefined) => {
    if (account === undefined) throw new Error('There are fewer accounts than rounds.');
    for (let batch = 0; batch < BATCHES; batch++) {
      times.push(await postBatch(service.origin, account, batch));
    }
  };
  logProgress('batch: warming up');
  await postBatches(accounts.pop());
  await untilQueued(url);
  await drainJobs(bench, url, ITEMS);
  times.length = 0;
  logProgress(`batch: ${ITEMS} items a round, in turn with as many empty tasks`);
  const rates = await measureRounds({
    baseline: () => drainEmptyTasks(bench, url, ITEMS),
    product: async () => {
      await postBatches(accounts.pop());
      await untilQueued(url);
      return drainJobs(bench, url, ITEMS);
    },
  });
  const [wrong] = await withConnection(
    url,
    (sql) => sql<[{ jobs: number }]>`
      select count(*)::int as jobs from jobs
      where kind = 'batch' and (status <> 'complete' or attempts <> 1)
    `,
  );
  if (wrong.jobs > 0)
    bench.reportProblem(`batch: ${wrong.jobs} jobs not complete at the first attempt`);
  await service.stop();
  await server.drop(url);
  return [
    {
      name: `POST /batches with ${MAX_BATCH_ITEMS} requests, p90`,
      goal: { below: 300 },
      measured: quantile(times, 0.9),
      unit: 'ms',
      detail: `p50 ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`,
    },
    {
      name: `${ITEMS} items of batches to complete / empty tasks`,
      goal: { atLeast: 0.3 },
      measured: medianRatio(rates.product, rates.baseline),
      unit: '',
      detail: `${median(rates.product).toFixed(0)} / ${median(rates.baseline).toFixed(0)} jobs a second`,
    },
  ];
};

/** @returns milliseconds until it was accepted */
async function postBatch(origin: string, account: SeededAccount, batch: number): Promise<number> {
  const requests = Array.from({ length: MAX_BATCH_ITEMS }, (_, index) => ({
    ...BODY,
    external_ref: `${BODY.external_ref}-${batch}-${index}`,
  }));
  const body = JSON.stringify({ requests });
  const began = performance.now();
  const response = await fetch(`${origin}${API_BASE_PATH}/batches`, {
    method: 'POST',
    headers: authorization(account),
    body,
  });
  const text = await response.text();
  const ms = performance.now() - began;
  if (response.status !== 202) throw new Error(`a batch was refused: ${text.slice(0, 200)}`);
  return ms;
}

/** Waits until every job has its queue task, which is added after the response. */
async function untilQueued(url: string): Promise<void> {
  await withConnection(url, async (sql) => {
    for (;;) {
      const [{ missing }] = await sql<[{ missing: boolean }]>`
        select (select count(*) from jobs where status = 'queued')
          > (select count(*) from graphile_worker.jobs) as missing
      `;
      if (!missing) return;
    }
  });
}
