import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { migrateDatabase, startEmbeddedServer } from '../src/database/index.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of this run's Postgres. */
    postgresUrl: string;
    /** This run's folder, which is removed after it. */
    runFolder: string;
  }
}

/** The migrated database that each suite's database is cloned from. */
export const TEMPLATE_DATABASE = 'wareword_template';

/** One real Postgres per run, in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'wareword-test-'));
  // As root, Postgres runs as a user who must be able to read the folder.
  chmodSync(folder, 0o755);
  const server = await startEmbeddedServer(folder);
  const template = new URL(server.url);
  template.pathname = `/${TEMPLATE_DATABASE}`;
  const client = postgres(server.url, { max: 1 });
  // Only a power failure loses what was not synced, and no test makes one.
  await client.unsafe('alter system set fsync = off');
  await client.unsafe('select pg_reload_conf()');
  await client.unsafe(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  await migrateDatabase(template.href);
  project.provide('postgresUrl', server.url);
  project.provide('runFolder', folder);
  return async () => {
    await server.release();
    rmSync(folder, { recursive: true, force: true });
  };
}
