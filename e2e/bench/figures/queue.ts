import { withConnection } from '../database.ts';
import { drainEmptyTasks, drainJobs } from '../product/drain.ts';
import { measureRounds, median, medianRatio } from '../rounds.ts';
import { seedAccounts } from '../seed/accounts.ts';
import { seedJobs } from '../seed/jobs.ts';
import type { Measurement } from './bench.ts';

const JOBS = 20_000;
const ACCOUNTS = 2000;

/** Queued jobs to complete ones, with an instant generator, against the queue alone. */
export const measureQueue: Measurement = async (bench) => {
  const { server, logProgress } = bench;
  const url = await server.createMigrated('queue');
  const accounts = await withConnection(url, (sql) => seedAccounts(sql, ACCOUNTS));
  logProgress(`queue: ${JOBS} jobs a round, in turn with as many empty tasks`);
  const rates = await measureRounds({
    baseline: () => drainEmptyTasks(bench, url, JOBS),
    product: async () => {
      await withConnection(url, async (sql) => {
        await seedJobs(sql, accounts, { count: JOBS, status: 'queued' });
        await sql`select enqueue_jobs(array_agg(id), 0) from jobs where status = 'queued'`;
      });
      return drainJobs(bench, url, JOBS);
    },
  });
  const [wrong] = await withConnection(
    url,
    (sql) => sql<[{ jobs: number }]>`
      select count(*)::int as jobs from jobs where status <> 'complete' or attempts <> 1
    `,
  );
  if (wrong.jobs > 0)
    bench.reportProblem(`queue: ${wrong.jobs} jobs not complete at the first attempt`);
  return [
    {
      name: 'queued to complete / empty tasks',
      goal: { atLeast: 0.3 },
      measured: medianRatio(rates.product, rates.baseline),
      unit: '',
      detail: `${median(rates.product).toFixed(0)} / ${median(rates.baseline).toFixed(0)} jobs a second`,
    },
  ];
};
