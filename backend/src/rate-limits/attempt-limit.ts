import { hash } from 'node:crypto';
import { formatWait } from '@wareword/shared-schema/format';
import type { ISql } from 'postgres';
import type { Database } from '../database/index.ts';
import { limitExceeded } from '../errors.ts';

/** A maximum number of attempts within a number of seconds. */
export interface AttemptLimit {
  readonly max: number;
  readonly seconds: number;
}

/** One attempt: who tried what. */
interface Attempt {
  /** The action that is limited. */
  readonly action: string;
  /** An email address or an id. Stored as a hash. */
  readonly subject: string;
}

/** Whether the attempt just counted is within its limit. */
export interface AttemptResult {
  readonly allowed: boolean;
  /** Seconds until one more request is allowed. */
  readonly resetSeconds: number;
}

/**
 * Records one attempt in a sliding window, unless the limit is reached, whether or not the account it
 * concerns exists, so that a refusal does not reveal that.
 */
export async function recordAttempt({
  ctx,
  input,
}: {
  ctx: { database: { readonly sql: ISql } };
  input: Attempt & { limit: AttemptLimit };
}): Promise<AttemptResult> {
  const { max, seconds } = input.limit;
  const [row] = await ctx.database.sql<[AttemptResult]>`
    select allowed, reset_seconds as "resetSeconds"
    from take_attempt(${attemptKey(input)}, ${max}, ${seconds} * interval '1 second')
  `;
  return row;
}

/**
 * Like {@link recordAttempt}, but throws once the limit is reached.
 * @throws {DomainError} `limit_exceeded`
 */
export async function enforceAttemptLimit(
  attempt: Parameters<typeof recordAttempt>[0],
): Promise<void> {
  const { allowed, resetSeconds } = await recordAttempt(attempt);
  if (allowed) return;
  throw limitExceeded(`Too many attempts. Try again in ${formatWait(resetSeconds)}.`, 'rate');
}

/** Clears the attempts of someone who has authenticated. */
export async function resetAttempts({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: Attempt;
}): Promise<void> {
  await ctx.database.sql`delete from rate_windows where key = ${attemptKey(input)}`;
}

/** Takes back one attempt that turned out to be legitimate. Can run in a transaction. */
export async function undoAttempt({
  ctx,
  input,
}: {
  ctx: { database: { readonly sql: ISql } };
  input: Attempt;
}): Promise<void> {
  await ctx.database.sql`
    update rate_windows set passes = trim_array(passes, 1)
    where key = ${attemptKey(input)} and cardinality(passes) > 0
  `;
}

function attemptKey({ action, subject }: Attempt): string {
  return `try:${action}:${hash('sha256', subject.trim().toLowerCase(), 'base64url')}`;
}
