import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { withConnection, vacuumAndCheckpoint } from '../database.ts';
import type { Bench } from '../figures/bench.ts';
import { Program } from '../program.ts';

/** Maximum duration of a round. */
const ROUND_MS = 300_000;

/** Queues tasks that do nothing, and runs them. @returns tasks per second */
export async function drainEmptyTasks(bench: Bench, url: string, count: number): Promise<number> {
  await withConnection(url, async (sql) => {
    await sql`
      select graphile_worker.add_jobs(array_agg(row(
        'generate', json_build_object('job_id', n), null, now(), null, 'empty' || n, 0, null
      )::graphile_worker.job_spec)) from generate_series(1, ${count}) n
    `;
  });
  return drain(bench, url, {
    count,
    program: '../baseline/queue-process.ts',
    left: (sql) => sql`select exists (select from graphile_worker.jobs) as left`,
  });
}

/** Runs the jobs that are queued, with an instant generator. @returns jobs per second */
export function drainJobs(bench: Bench, url: string, count: number): Promise<number> {
  return drain(bench, url, {
    count,
    program: './instant-worker-process.ts',
    left: (sql) => sql`select exists (select from jobs where finished_at is null) as left`,
  });
}

/** @returns a rate per second, from the first that ran to the last that is settled */
async function drain(
  { cleanup }: Bench,
  url: string,
  options: {
    count: number;
    program: string;
    left: (sql: Sql) => Promise<readonly { left?: unknown }[]>;
  },
): Promise<number> {
  const { count } = options;
  await vacuumAndCheckpoint(url);
  const program = new Program(cleanup, resolve(import.meta.dirname, options.program), {
    settings: { DATABASE_URL: url, BENCH_JOBS: String(count) },
    messages: true,
  });
  const deadline = Date.now() + ROUND_MS;
  const sql = postgres(url, { max: 1 });
  try {
    const within = AbortSignal.timeout(ROUND_MS);
    const first = (await program.message(within)) as { at: number };
    await program.message(within);
    // Only asked once the last one ran, because the query is work for the measured database.
    while ((await options.left(sql))[0]?.left === true) {
      if (Date.now() > deadline) throw new Error(`${count} jobs took longer than ${ROUND_MS} ms`);
      await pause(5);
    }
    return count / ((Date.now() - first.at) / 1000);
  } finally {
    await sql.end({ timeout: 5 });
    await program.stop();
  }
}
