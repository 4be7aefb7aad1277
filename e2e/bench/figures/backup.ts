import { mkdtempSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { API_BASE_PATH } from '@wareword/shared-schema';
import { migrateDatabase, startEmbeddedServer } from '../../../backend/src/database/index.ts';
import { runNode } from '../../node-process.ts';
import { temporaryFolder, vacuumAndCheckpoint, withConnection } from '../database.ts';
import type { Caller } from '../load/load.ts';
import { startService } from '../product/service.ts';
import { median } from '../rounds.ts';
import { BODY } from '../sample.ts';
import { authorization, seedAccounts, type SeededAccount } from '../seed/accounts.ts';
import { seedJobs } from '../seed/jobs.ts';
import type { Bench, Measurement } from './bench.ts';

const JOBS = 1_000_000;
const ACCOUNTS = 20_000;
const ROUNDS = 3;

/** A moderate load, because operators back up when there is little traffic. */
const REQUESTS_PER_SECOND = 100;

/** The same priority as the schedule uses: below normal. */
const LOW_PRIORITY = ['nice', '-n', String(constants.priority.PRIORITY_BELOW_NORMAL)];

/** A backup of a large embedded database, and how it slows down `POST /jobs`. */
export const measureBackup: Measurement = async (bench) => {
  const { cleanup, logProgress } = bench;
  logProgress(`backup: ${JOBS} jobs`);
  const dataDir = temporaryFolder(cleanup);
  const accounts = await seed(dataDir);
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const service = await startService(cleanup, { ...settings, ROLE: 'web' });
  const post = createPoster(bench, service.origin, accounts);
  const backups = temporaryFolder(cleanup);

  logProgress('backup: warming up');
  await post();
  const before: number[] = [];
  const meanwhile: number[] = [];
  const durations: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    logProgress(`backup: round ${round} of ${ROUNDS}`);
    const windows = meanwhile.length;
    const backup = runBackup(settings, mkdtempSync(join(backups, 'to-')));
    const ended = new AbortController();
    const seconds = backup.finally(() => ended.abort());
    for (;;) {
      const p99Ms = await post();
      // A load that the backup covers only in part would make it look better.
      if (ended.signal.aborted) break;
      meanwhile.push(p99Ms);
    }
    durations.push(await seconds);
    for (let window = meanwhile.length - windows; window > 0; window--) before.push(await post());
  }
  await service.stop();
  const quietMs = median(before);
  const backupMs = median(meanwhile);
  return [
    {
      name: `backup of ${JOBS} jobs`,
      goal: { below: 120 },
      measured: median(durations),
      unit: 's',
      detail: `with ${REQUESTS_PER_SECOND} POST /jobs a second meanwhile`,
    },
    {
      name: 'POST /jobs, p99 during a backup / without one',
      goal: { atMost: 1.1 },
      measured: backupMs / quietMs,
      unit: '',
      detail: `${backupMs.toFixed(0)} / ${quietMs.toFixed(0)} ms, median of ${meanwhile.length} loads each`,
    },
  ];
};

async function seed(dataDir: string): Promise<SeededAccount[]> {
  const server = await startEmbeddedServer(dataDir);
  try {
    await migrateDatabase(server.url);
    const accounts = await withConnection(server.url, async (sql) => {
      const seeded = await seedAccounts(sql, ACCOUNTS);
      await seedJobs(sql, seeded, { count: JOBS, status: 'complete' });
      return seeded;
    });
    await vacuumAndCheckpoint(server.url);
    return accounts;
  } finally {
    await server.release();
  }
}

/** @returns a function that loads the service for some seconds, and returns the p99 in milliseconds */
function createPoster(
  { loads, seconds }: Bench,
  origin: string,
  accounts: readonly SeededAccount[],
): () => Promise<number> {
  const callers = accounts.map((account): Caller => ({
    path: `${API_BASE_PATH}/jobs`,
    headers: authorization(account),
  }));
  let position = 0;
  return async () => {
    const { next, p99Ms } = await loads.run('backup', {
      origin,
      callers,
      method: 'POST',
      body: JSON.stringify(BODY),
      from: position,
      freshKeys: true,
      seconds,
      rate: REQUESTS_PER_SECOND,
      expect: { status: 202, bodyHolds: '"usage":{' },
    });
    position = next;
    return p99Ms;
  };
}

/** @returns how many seconds it took, as it says itself */
async function runBackup(settings: NodeJS.ProcessEnv, folder: string): Promise<number> {
  const { code, stdout, stderr } = await runNode({
    name: 'admin backup',
    script: 'backend/src/admin/main.ts',
    parameters: ['backup', '--out', folder],
    settings,
    through: LOW_PRIORITY,
  });
  if (code !== 0) throw new Error(stderr.trim());
  const report = JSON.parse(stdout) as { seconds: number };
  return report.seconds;
}
