import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { TEMPLATE_DATABASE } from './global-setup.ts';

/** This run's folder, which is removed after it. */
export function runFolder(): string {
  return inject('runFolder');
}

/** Creates a database, cloned from the migrated template. */
export function createTestDatabase(): Promise<string> {
  return createDatabase(TEMPLATE_DATABASE);
}

/** Creates a database without tables. */
export function createEmptyDatabase(): Promise<string> {
  return createDatabase('template1');
}

async function createDatabase(template: string): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = postgres(url.href, { max: 1, onnotice: () => undefined });
  try {
    await client.unsafe(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}

/** Ends and refuses all connections to a test's database. @returns lets them in again */
export async function takeDatabaseAway(databaseUrl: string): Promise<() => Promise<void>> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const allow = async (allowed: boolean) => {
    const client = postgres(inject('postgresUrl'), { max: 1, onnotice: () => undefined });
    try {
      await client.unsafe(`alter database ${name} allow_connections ${allowed}`);
      if (!allowed)
        await client`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
    } finally {
      await client.end();
    }
  };
  await allow(false);
  return () => allow(true);
}
