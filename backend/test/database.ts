import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { TEMPLATE_DATABASE } from './global-setup.ts';

/** A database of one's own, cloned from the migrated template. */
export async function createTestDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = postgres(url.href, { max: 1, onnotice: () => undefined });
  try {
    await client.unsafe(`create database ${name} template ${TEMPLATE_DATABASE}`);
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}
