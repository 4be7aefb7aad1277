import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { applyMigrations } from '../../postgres/src/migrations/index.ts';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { migrateDatabase, openDatabase } from '../../backend/src/database/index.ts';
import { createEmptyDatabase } from '../../backend/test/database.ts';
import { expectBalancedLedger } from '../../backend/test/service.ts';
import { LoadBalancer } from '../faults/load-balancer.ts';
import { ServiceProcess } from '../faults/service-process.ts';
import { until } from '../faults/until.ts';
import { runNode } from '../node-process.ts';
import { Load } from './load.ts';
import {
  checkOutPreviousRelease,
  hasPreviousRelease,
  PREVIOUS_RELEASE,
} from './previous-release.ts';

const EMAIL = 'owner@shop.example';
/** Longer than a migration waits for a lock, and others wait behind it. */
const MAX_WAIT_MS = 5_000;

test.runIf(hasPreviousRelease)(
  'the previous release and this one run at once, and one replaces the other without a failed request',
  async () => {
    const { folder: checkout, remove } = checkOutPreviousRelease();
    const dataDir = mkdtempSync(join(tmpdir(), 'wareword-upgrade-'));
    const databaseUrl = await createEmptyDatabase();
    const settings = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ENCRYPTION_KEY: Buffer.alloc(32, 'upgrade').toString('base64'),
      RATE_LIMIT_PER_MINUTE: '10000',
      PLAN_AGENCY_LIMIT: '1000000',
      LOG_LEVEL: 'warn',
    };
    const processes: ServiceProcess[] = [];
    onTestFinished(async ({ task }) => {
      await Promise.all(processes.map((child) => child.kill()));
      if (task.result?.state === 'fail') {
        for (const child of processes) console.error(child.output.slice(-4000));
      }
      remove();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const start = async (from?: string) => {
      const started = await Promise.all(
        (['web', 'worker'] as const).map((role) =>
          ServiceProcess.start({ ...settings, ROLE: role }, { checkout: from }),
        ),
      );
      processes.push(...started);
      return started as [ServiceProcess, ServiceProcess];
    };
    const admin = async (...parameters: string[]) => {
      const { stdout, stderr } = await runNode({
        name: 'admin',
        script: 'backend/src/admin/main.ts',
        parameters,
        settings: { NODE_ENV: 'test', ...settings },
        checkout,
      });
      if (stdout === '') throw new Error(stderr);
      return z.record(z.string(), z.string()).parse(JSON.parse(stdout));
    };

    const [oldWeb, oldWorker] = await start(checkout);
    const password = randomBytes(12).toString('hex');
    await admin('user', 'create', '--email', EMAIL, '--password', password, '--plan', 'agency');
    const { token = '' } = await admin('key', 'create', '--email', EMAIL, '--name', 'load');
    const balancer = await LoadBalancer.open();
    await balancer.rotate(oldWeb.baseUrl);
    const load = new Load(balancer.url, token);
    await balancer.served(oldWeb.baseUrl, 12);

    // Migrates under load; then either worker gets the jobs of both web processes.
    const [newWeb] = await start();
    await balancer.rotate(oldWeb.baseUrl, newWeb.baseUrl);
    await Promise.all([oldWeb, newWeb].map(({ baseUrl }) => balancer.served(baseUrl, 18)));
    await balancer.rotate(newWeb.baseUrl);
    oldWeb.signal('SIGTERM');
    oldWorker.signal('SIGTERM');
    expect(await Promise.all([oldWeb.exited, oldWorker.exited])).toEqual([0, 0]);
    await balancer.served(newWeb.baseUrl, 12);
    await load.stop();

    expect(load.failures).toEqual([]);
    expect(load.slowest).toBeLessThan(MAX_WAIT_MS);
    const database = openDatabase(databaseUrl, { connections: 2 });
    onTestFinished(() => database.close());
    await until('all jobs have ended', async () => {
      const [row] = await database.sql<{ open: number }[]>`
        select count(*)::int as open from jobs where finished_at is null
      `;
      return row?.open === 0;
    });
    const jobs = await database.sql<{ id: string; status: string; kind: string }[]>`
      select id, status, kind from jobs
    `;
    expect(new Set(jobs.map(({ status }) => status))).toEqual(new Set(['complete']));
    const saved = new Set(jobs.filter(({ kind }) => kind === 'async').map(({ id }) => id));
    expect(saved).toEqual(load.accepted);
    await expectBalancedLedger(database);
    console.log(`${jobs.length} jobs, slowest request ${Math.round(load.slowest)} ms`);
  },
);

test.runIf(!hasPreviousRelease)(
  'this checkout has no history, so only its migrations are tried: others work while they run',
  async () => {
    const databaseUrl = await createEmptyDatabase();
    const client = postgres(databaseUrl, { max: 3, onnotice: () => undefined });
    onTestFinished(() => client.end());
    const folder = mkdtempSync(join(tmpdir(), 'wareword-migrations-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(resolve(import.meta.dirname, '../../backend/src/database/migrations'), folder, {
      recursive: true,
    });
    const journal = join(folder, 'meta/_journal.json');
    const { entries } = z
      .object({ entries: z.array(z.looseObject({ tag: z.string() })) })
      .parse(JSON.parse(readFileSync(journal, 'utf8')));
    const newest = entries.findIndex(({ tag }) => tag === PREVIOUS_RELEASE.newestMigration);
    writeFileSync(journal, JSON.stringify({ entries: entries.slice(0, newest + 1) }));
    await applyMigrations(client, { folder, schema: 'drizzle' });

    const migrated = migrateDatabase(databaseUrl).then(() => true);
    let slowest = 0;
    for (let done = false, row = 0; !done; row++) {
      const began = performance.now();
      await client`
        insert into jobs (id, workspace_id, user_id, kind, status, platform, tone, request)
        values (${`job_${row}`}, 'w', 'u', 'async', 'queued', 'amazon', 'neutral', '{}')
      `;
      await client`update jobs set attempts = attempts + 1 where id = ${`job_${row}`}`;
      slowest = Math.max(slowest, performance.now() - began);
      done = await Promise.race([migrated, Promise.resolve(false)]);
    }
    expect(slowest).toBeLessThan(MAX_WAIT_MS);
  },
);
