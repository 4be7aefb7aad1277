/** Error codes of the driver and the system for a lost or failed connection. */
const CONNECTION_ERRORS: ReadonlySet<string> = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * The corresponding codes of Postgres: connection exceptions (which a pooler reports too),
 * insufficient resources, shutting down or starting up, a statement that was canceled (by an operator
 * or a time limit), and a standby that was not promoted yet.
 */
const UNAVAILABLE_SQLSTATES = /^(08...|53...|57014|57P0[1-3]|25006)$/;

/**
 * Whether a statement failed because the database was unavailable, and not because of the statement.
 * It may still have taken effect, if only its response was lost.
 */
export function isUnavailable(error: unknown): boolean {
  if (isFatal(error)) return true;
  const code = errorCode(error);
  return code !== undefined && (CONNECTION_ERRORS.has(code) || UNAVAILABLE_SQLSTATES.test(code));
}

/**
 * Whether Postgres refused or ended the connection, whatever the reason: a database that takes no
 * connections, or was dropped, is as unavailable as a server that is down.
 */
function isFatal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('severity' in error && error.severity === 'FATAL') || isFatal(error.cause);
}

/** Whether Postgres refused a text because it has a NUL character, which its texts cannot contain. */
export function hasNulCharacter(error: unknown): boolean {
  return errorCode(error) === '22021';
}

/** Whether Postgres refused a row because another has its unique value, saved at the same moment. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}

/** The code of a database error, even if drizzle has wrapped it. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}
