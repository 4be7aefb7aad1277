import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import type { Cleanup } from '../cleanup.ts';
import { withConnection, vacuumAndCheckpoint } from '../database.ts';
import { peakMemoryMb } from '../product/peak-memory.ts';
import { startService, type ServiceProcess } from '../product/service.ts';
import { freePort } from '../../free-port.ts';
import { Program, untilReady } from '../program.ts';
import { seedAccounts } from '../seed/accounts.ts';
import { seedJobs } from '../seed/jobs.ts';
import type { Measurement } from './bench.ts';

const JOBS = 1000;

/** How long the stand-in model takes for each. */
const DELAY_MS = 20_000;

const JOBS_TIMEOUT_MS = 180_000;
const WATCH_EVERY_MS = 500;

/** A thousand concurrent generations in one process. */
export const measureConcurrent: Measurement = async ({
  cleanup,
  server,
  logProgress,
  reportProblem,
}) => {
  logProgress(`concurrent: ${JOBS} generations of ${DELAY_MS / 1000} s each`);
  const url = await server.createMigrated('concurrent');
  await withConnection(url, async (sql) => {
    const accounts = await seedAccounts(sql, JOBS);
    await seedJobs(sql, accounts, { count: JOBS, status: 'queued' });
    await sql`select enqueue_jobs(array_agg(id), 0) from jobs`;
  });
  await vacuumAndCheckpoint(url);
  const model = await startModel(cleanup);
  const began = performance.now();
  const worker = await startService(cleanup, {
    DATABASE_URL: url,
    ROLE: 'worker',
    WORKER_CONCURRENCY: String(JOBS),
    GENERATOR: 'openai',
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: model.url,
    OPENAI_VERIFY: 'off',
  });
  const peak = await watch(url, worker);
  const seconds = (performance.now() - began) / 1000;
  await worker.stop();
  await model.stop();
  const [wrong] = await withConnection(
    url,
    (sql) => sql<[{ jobs: number }]>`
      select count(*)::int as jobs from jobs where status <> 'complete' or attempts <> 1
    `,
  );
  if (wrong.jobs > 0)
    reportProblem(`concurrent: ${wrong.jobs} jobs not complete at the first attempt`);
  return [
    {
      name: `${JOBS} generations in one process: peak memory`,
      goal: { below: 500 },
      measured: peak.memoryMb,
      unit: 'MB',
      detail: `at most ${peak.inFlight} in flight, all settled ${seconds.toFixed(1)} s after its start`,
    },
  ];
};

async function startModel(cleanup: Cleanup) {
  const port = await freePort();
  const main = resolve(import.meta.dirname, '../../stand-ins/openai/main.ts');
  const program = new Program(cleanup, main, {
    parameters: ['--port', String(port), '--delay-ms', String(DELAY_MS)],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, {
    everyMs: 50,
    withinMs: 20_000,
    running: () => program.running,
    status: 404,
  });
  return { url: `${origin}/v1`, stop: () => program.stop() };
}

/** Waits until all jobs are settled. */
async function watch(
  url: string,
  worker: ServiceProcess,
): Promise<{ memoryMb: number; inFlight: number }> {
  const sql = postgres(url, { max: 1 });
  const deadline = Date.now() + JOBS_TIMEOUT_MS;
  const peak = { memoryMb: 0, inFlight: 0 };
  try {
    for (;;) {
      const metrics = await (await fetch(`${worker.origin}/metrics`)).text();
      const inFlight = Number(/^wareword_generations_in_flight (\d+)/m.exec(metrics)?.[1]);
      peak.inFlight = Math.max(peak.inFlight, inFlight);
      peak.memoryMb = Math.max(peak.memoryMb, await peakMemoryMb(worker.pid));
      const [row] = await sql<[{ left: boolean }]>`
        select exists (select from jobs where finished_at is null) as left
      `;
      if (!row.left) return peak;
      if (Date.now() > deadline) throw new Error(`jobs were left after ${JOBS_TIMEOUT_MS} ms`);
      await pause(WATCH_EVERY_MS);
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
}
