import type { Sql } from 'postgres';
import { errorCode, isUnavailable } from './is-unavailable.ts';

/** The user, its password, its permission to connect, or the name of the database is wrong. */
const REFUSED: ReadonlySet<string | undefined> = new Set(['28000', '28P01', '3D000', '42501']);

/** Postgres can't be used with these settings, or not now. The message says what to check. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

/** What to throw when a process's first statement failed: for other reasons, the error itself. */
export function explainUnreachable({ options }: Sql, error: unknown): unknown {
  const place = `${String(options.host)}:${String(options.port)}`;
  const code = errorCode(error);
  const reason = error instanceof Error && error.message !== '' ? error.message : (code ?? '');
  if (REFUSED.has(code)) {
    return new DatabaseUnreachable(
      `Postgres at ${place} refused the connection (${reason}). Check the user, password and database name in DATABASE_URL and DATABASE_DIRECT_URL.`,
      { cause: error },
    );
  }
  if (!isUnavailable(error)) return error;
  return new DatabaseUnreachable(
    `Couldn't reach Postgres at ${place} (${reason}). Check that it's running, and the address in DATABASE_URL and DATABASE_DIRECT_URL.`,
    { cause: error },
  );
}
