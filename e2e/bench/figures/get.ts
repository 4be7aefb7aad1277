import { API_BASE_PATH } from '@wareword/shared-schema';
import { withConnection, vacuumAndCheckpoint } from '../database.ts';
import type { Caller, Load } from '../load/load.ts';
import { startService } from '../product/service.ts';
import { measureRounds, median, medianRatio } from '../rounds.ts';
import { authorization, seedAccounts } from '../seed/accounts.ts';
import { seedJobs, type SeededJob } from '../seed/jobs.ts';
import type { Bench, Measurement } from './bench.ts';

/** Jobs that are polled; each account has one of each state. */
const POLLED = 500;

const FEW_JOBS = 2 * POLLED;
const MANY_JOBS = 1_000_000;

/** `GET /jobs/{id}` compared with a bare read by primary key, and with a long history. */
export const measureGet: Measurement = async (bench) => {
  const { loads, logProgress } = bench;
  const baseline = await bench.baseline();
  const few = await startPolled(bench, FEW_JOBS);
  const many = await startPolled(bench, MANY_JOBS);

  const load = (origin: string, callers: readonly Caller[], bodyHolds: string) => async () => {
    const result = await loads.run('get', {
      origin,
      callers,
      method: 'GET',
      from: 0,
      freshKeys: false,
      seconds: bench.seconds,
      expect: { status: 200, bodyHolds },
    } satisfies Load);
    return result.rate;
  };
  const sides = {
    short: load(baseline.origin, baseline.readShort, '"status":"queued"'),
    queued: load(many.origin, many.queued, '"status":"queued"'),
    fewQueued: load(few.origin, few.queued, '"status":"queued"'),
    long: load(baseline.origin, baseline.readLong, '"status":"complete"'),
    complete: load(many.origin, many.complete, '"listing":{'),
  };
  logProgress('get: warming up');
  for (const side of Object.values(sides)) await side();
  logProgress('get: in turn with the baseline');
  const rates = await measureRounds(sides);
  await Promise.all([few.stop(), many.stop()]);

  const by = (side: keyof typeof sides, other: keyof typeof sides) => ({
    measured: medianRatio(rates[side], rates[other]),
    unit: '' as const,
    detail: `${median(rates[side]).toFixed(0)} / ${median(rates[other]).toFixed(0)} requests a second`,
  });
  return [
    {
      name: 'GET /jobs/{id}, queued / bare read',
      goal: { atLeast: 0.75 },
      ...by('queued', 'short'),
    },
    { name: 'GET /jobs/{id}, complete / bare read with a listing', ...by('complete', 'long') },
    {
      name: `GET /jobs/{id} with ${MANY_JOBS} jobs / with ${FEW_JOBS}`,
      goal: { atLeast: 0.9 },
      ...by('queued', 'fewQueued'),
    },
  ];
};

/** The product on a database with so many jobs, all but the newest complete. */
async function startPolled({ cleanup, server, logProgress }: Bench, jobs: number) {
  logProgress(`get: ${jobs} jobs`);
  const url = await server.createMigrated(`get_${jobs}`);
  const { queued, complete } = await withConnection(url, async (sql) => {
    const accounts = await seedAccounts(sql, POLLED);
    return {
      complete: await seedJobs(sql, accounts, { count: jobs - POLLED, status: 'complete' }),
      queued: await seedJobs(sql, accounts, { count: POLLED, status: 'queued' }),
    };
  });
  await vacuumAndCheckpoint(url);
  const service = await startService(cleanup, { DATABASE_URL: url, ROLE: 'web' });
  return {
    origin: service.origin,
    queued: queued.map(poll),
    complete: complete.map(poll),
    stop: () => service.stop(),
  };
}

function poll({ account, id }: SeededJob): Caller {
  return { path: `${API_BASE_PATH}/jobs/${id}`, headers: authorization(account) };
}
