import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { explainUnreachable } from '../database-unreachable.ts';

const RETRY_DELAY_MS = 200;

/**
 * Waits for a lock that is held until the connection ends. It asks again and again instead of waiting
 * in a statement: `CREATE INDEX CONCURRENTLY` waits for every statement that is running, and would
 * deadlock with it.
 * @param client with one connection, not used before
 * @throws {DatabaseUnreachable} saying what to check
 */
export async function holdSessionLock(client: Sql, lock: number): Promise<void> {
  for (;;) {
    const [row] = await client<{ held: boolean }[]>`
      select pg_try_advisory_lock(${lock}) as held
    `.catch((error: unknown) => {
      throw explainUnreachable(client, error);
    });
    if (row?.held === true) return;
    await pause(RETRY_DELAY_MS);
  }
}
