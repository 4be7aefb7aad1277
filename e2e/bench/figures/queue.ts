import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { once, settle } from '../database.ts';
import { Program } from '../program.ts';
import { inTurn, median, medianRatio } from '../rounds.ts';
import { seedAccounts } from '../seed/accounts.ts';
import { seedJobs } from '../seed/jobs.ts';
import type { Bench, Measurement } from './bench.ts';

const JOBS = 20_000;
const ACCOUNTS = 2000;

/** A whole round may take this long. */
const ROUND_MS = 300_000;

/** Queued jobs to complete ones, with a generator that takes no time, against the queue alone. */
export const measureQueue: Measurement = async (bench) => {
  const { server, say } = bench;
  const url = await server.createMigrated('queue');
  const accounts = await once(url, (sql) => seedAccounts(sql, ACCOUNTS));
  say(`queue: ${JOBS} jobs a round, in turn with as many empty tasks`);
  const rates = await inTurn({
    yardstick: async () => {
      await once(url, async (sql) => {
        await sql`
          select graphile_worker.add_jobs(array_agg(row(
            'generate', json_build_object('job_id', n), null, now(), null, 'empty' || n, 0, null
          )::graphile_worker.job_spec)) from generate_series(1, ${JOBS}) n
        `;
      });
      return drain(bench, url, {
        program: '../yardstick/queue-process.ts',
        left: (sql) => sql`select exists (select from graphile_worker.jobs) as left`,
      });
    },
    product: async () => {
      await once(url, async (sql) => {
        await seedJobs(sql, accounts, { count: JOBS, status: 'queued' });
        await sql`select enqueue_jobs(array_agg(id), 0) from jobs where status = 'queued'`;
      });
      return drain(bench, url, {
        program: '../product/instant-worker-process.ts',
        left: (sql) => sql`select exists (select from jobs where finished_at is null) as left`,
      });
    },
  });
  const [wrong] = await once(
    url,
    (sql) => sql<[{ jobs: number }]>`
      select count(*)::int as jobs from jobs where status <> 'complete' or attempts <> 1
    `,
  );
  if (wrong.jobs > 0) bench.complain(`queue: ${wrong.jobs} jobs not complete at the first attempt`);
  return [
    {
      name: 'queued to complete / empty tasks',
      goal: { atLeast: 0.3 },
      measured: medianRatio(rates.product, rates.yardstick),
      unit: '',
      detail: `${median(rates.product).toFixed(0)} / ${median(rates.yardstick).toFixed(0)} jobs a second`,
    },
  ];
};

/** @returns jobs per second, from the first that ran to the last that is settled */
async function drain(
  { cleanup }: Bench,
  url: string,
  options: { program: string; left: (sql: Sql) => Promise<readonly { left?: unknown }[]> },
): Promise<number> {
  await settle(url);
  const program = new Program(cleanup, resolve(import.meta.dirname, options.program), {
    settings: { DATABASE_URL: url, BENCH_JOBS: String(JOBS) },
    messages: true,
  });
  const deadline = Date.now() + ROUND_MS;
  const sql = postgres(url, { max: 1 });
  try {
    const within = AbortSignal.timeout(ROUND_MS);
    const first = (await program.message(within)) as { at: number };
    await program.message(within);
    // The last one ran; asking earlier would be work for the database that is measured.
    while ((await options.left(sql))[0]?.left === true) {
      if (Date.now() > deadline) throw new Error(`${JOBS} jobs took longer than ${ROUND_MS} ms`);
      await pause(5);
    }
    return JOBS / ((Date.now() - first.at) / 1000);
  } finally {
    await sql.end({ timeout: 5 });
    await program.stop();
  }
}
