import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { migrateDatabase, startEmbeddedServer } from '../../backend/src/database/index.ts';
import type { Cleanup } from './cleanup.ts';

/** The run's own Postgres, configured as in the product; the product and the baseline share it. */
export interface BenchServer {
  /** Makes an empty database. @returns its address */
  create(name: string): Promise<string>;
  /** Makes a database with the product's tables. @returns its address */
  createMigrated(name: string): Promise<string>;
  drop(url: string): Promise<void>;
}

export async function startBenchServer(cleanup: Cleanup): Promise<BenchServer> {
  const folder = temporaryFolder(cleanup);
  const server = await startEmbeddedServer(folder);
  cleanup.add(async () => {
    // A server that someone is connected to is left running, and no one should be by now.
    await withConnection(
      server.url,
      (sql) => sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()
      `,
    );
    await server.release();
  });
  const create = async (name: string) => {
    await withConnection(server.url, (sql) => sql.unsafe(`create database ${name}`));
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  return {
    create,
    createMigrated: async (name) => {
      const url = await create(name);
      await migrateDatabase(url);
      return url;
    },
    drop: async (url) => {
      const name = new URL(url).pathname.slice(1);
      await withConnection(server.url, (sql) => sql.unsafe(`drop database ${name} with (force)`));
    },
  };
}

/** A folder that Postgres can use, even if it runs as another user. */
export function temporaryFolder(cleanup: Cleanup): string {
  const folder = mkdtempSync(join(tmpdir(), 'wareword-bench-'));
  chmodSync(folder, 0o755);
  cleanup.add(() => {
    rmSync(folder, { recursive: true, force: true });
    return Promise.resolve();
  });
  return folder;
}

/** Opens a connection for some work and closes it. */
export async function withConnection<Result>(
  url: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    // The driver learns how arrays are written while its first statement runs, too late for that.
    await sql`select 1`;
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Leaves nothing for autovacuum or a checkpoint to do while a benchmark runs. */
export async function vacuumAndCheckpoint(url: string): Promise<void> {
  await withConnection(url, async (sql) => {
    await sql`vacuum (analyze)`;
    await sql`checkpoint`;
  });
}
