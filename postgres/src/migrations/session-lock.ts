import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { explainUnreachable } from '../database-unreachable.ts';

const RETRY_DELAY_MS = 200;

/**
 * Waits for a lock that is held until the connection ends. Polls instead of waiting in a statement: `CREATE
 * INDEX CONCURRENTLY` waits for every running statement, and would deadlock with it.
 * @param client with a single connection that hasn't been used yet
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
