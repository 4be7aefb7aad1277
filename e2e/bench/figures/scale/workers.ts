import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { withConnection } from '../../database.ts';
import { cpuMs } from '../../product/cpu-time.ts';
import type { postgresCpu } from '../../product/postgres-cpu.ts';
import { Program } from '../../program.ts';
import { seedJobs } from '../../seed/jobs.ts';
import type { Bench } from '../bench.ts';
import type { ScaleFixture } from './fixture.ts';

export const JOBS = 4_000;
const WITHIN_MS = 120_000;
const PROGRAM = resolve(import.meta.dirname, '../../product/instant-worker-process.ts');

export interface Drained {
  /** Jobs a second. */
  readonly rate: number;
  /** CPU milliseconds for each job. */
  readonly workerMs: number;
  readonly postgresMs: number;
  /** For each job, from its row to its listing. */
  readonly walBytes: number;
}

/** Workers with an instant generator. @param settings where their database is */
export function startWorkers(
  { cleanup }: Bench,
  count: number,
  settings: Record<string, string>,
): Program[] {
  return Array.from(
    { length: count },
    () => new Program(cleanup, PROGRAM, { settings, messages: true }),
  );
}

/** Queues jobs, and waits until these workers have completed them. */
export async function drain(
  { url, accounts }: ScaleFixture,
  workers: readonly Program[],
  cpu: Awaited<ReturnType<typeof postgresCpu>>,
): Promise<Drained> {
  await withConnection(url, (sql) => seedJobs(sql, accounts, { count: JOBS, status: 'queued' }));
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await sql`checkpoint`;
    const [start] = await sql<[{ lsn: string }]>`select pg_current_wal_lsn()::text as lsn`;
    const before = { workers: total(workers), postgres: cpu.ms(), at: performance.now() };
    await sql`
      select enqueue_jobs(array_agg(id), 0) from jobs where status = 'queued' and kind = 'async'
    `;
    for (let left = JOBS; left > 0;) {
      await pause(20);
      const [row] = await sql<[{ left: number }]>`
        select count(*)::int as left from jobs where finished_at is null
      `;
      left = row.left;
      if (performance.now() - before.at > WITHIN_MS) throw new Error(`${left} jobs are left`);
    }
    const seconds = (performance.now() - before.at) / 1000;
    const [{ bytes }] = await sql<[{ bytes: number }]>`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), ${start.lsn}::text::pg_lsn)::float8 as bytes
    `;
    return {
      rate: JOBS / seconds,
      workerMs: (total(workers) - before.workers) / JOBS,
      postgresMs: (cpu.ms() - before.postgres) / JOBS,
      walBytes: bytes / JOBS,
    };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function total(workers: readonly Program[]): number {
  return workers.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
}
