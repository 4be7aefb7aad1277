import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../backend/test/database.ts';
import { SessionLocks } from '@wareword/store-app/database';

let sql: postgres.Sql;
let locks: SessionLocks;

beforeAll(async () => {
  const url = await createTestDatabase();
  sql = postgres(url, { max: 1 });
  locks = new SessionLocks(url, { connections: 4, applicationName: 'test' });
});

afterAll(async () => {
  await locks.close();
  await sql.end();
});

/** The server's other databases belong to other tests. */
const OURS =
  "locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())";

async function closeHolder(): Promise<void> {
  await sql.unsafe(
    `select pg_terminate_backend(pid, 5000) from pg_locks where ${OURS} and granted`,
  );
}

describe('a lock', () => {
  it('is held by one at a time', async () => {
    const order: string[] = [];
    const started = Promise.withResolvers<undefined>();
    const first = locks.withLock('shop', 'exclusive', async () => {
      started.resolve(undefined);
      await waitUntilSomebodyWaits();
      order.push('first');
    });
    await started.promise;
    const second = locks.withLock('shop', 'exclusive', () => Promise.resolve(order.push('second')));
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('can be shared', async () => {
    const both = Promise.withResolvers<undefined>();
    const first = locks.withLock('tags', 'shared', () => both.promise);
    await locks.withLock('tags', 'shared', () => Promise.resolve());
    both.resolve(undefined);
    await first;
  });

  it('whose connection is closed is free, and its holder finishes its work', async () => {
    const done = await locks.withLock('shop', 'exclusive', async () => {
      await closeHolder();
      return 'done';
    });
    expect(done).toBe('done');
    expect(await locks.withLock('shop', 'exclusive', () => Promise.resolve('next'))).toBe('next');
  });

  it('is released when the work fails', async () => {
    const failed = locks.withLock('shop', 'exclusive', () => Promise.reject(new Error('failed')));
    await expect(failed).rejects.toThrow('failed');
    expect(await locks.withLock('shop', 'exclusive', () => Promise.resolve('next'))).toBe('next');
  });
});

async function waitUntilSomebodyWaits(): Promise<void> {
  await expect
    .poll(() => sql.unsafe(`select 1 from pg_locks where ${OURS} and not granted`))
    .toHaveLength(1);
}
