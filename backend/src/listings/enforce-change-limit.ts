import { recordAttempt } from '../rate-limits/index.ts';
import type { Database } from '../database/index.ts';
import { limitExceeded } from '../errors.ts';
import type { UserId } from '../identifiers.ts';

/** More than a person can make by hand. A program waits for `Retry-After`. */
const CHANGE_LIMIT = { max: 120, seconds: 60 } as const;

/**
 * Counts a change to a listing against the person who makes it, with each of their keys: it is free,
 * but computing its scores and keeping its version are not (contract §9.10).
 * @throws {DomainError} `limit_exceeded`
 */
export async function enforceChangeLimit({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { userId: UserId };
}): Promise<void> {
  const { allowed } = await recordAttempt({
    ctx,
    input: { action: 'listing-change', subject: input.userId, limit: CHANGE_LIMIT },
  });
  if (allowed) return;
  throw limitExceeded(
    `You can make ${CHANGE_LIMIT.max} changes to listings per minute. Wait a minute, then try again.`,
    'rate',
  );
}
