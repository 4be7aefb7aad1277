import type { TransactionSql } from 'postgres';
import { recordAttempt } from '../rate-limits/index.ts';
import { limitExceeded, type RateState } from '../errors.ts';
import type { WorkspaceId } from '../identifiers.ts';

/** Requests that are counted together, so that a batch of 1,000 is 10 statements. */
const REQUESTS_PER_ATTEMPT = 100;

/** Groups of {@link REQUESTS_PER_ATTEMPT} requests that a workspace may send in a day in batches that cost it nothing. */
const LIMIT = { max: 1_000, seconds: 86_400 } as const;

/**
 * Counts the requests of a batch of which none is charged: all are rejected, or unchanged. They are saved
 * like any others, and no plan limits them.
 * @throws {DomainError} `limit_exceeded`
 */
export async function enforceUnchargedLimit(
  tx: TransactionSql,
  input: { workspaceId: WorkspaceId; items: number; rate: RateState | undefined },
): Promise<void> {
  const { workspaceId, items, rate } = input;
  for (let left = Math.ceil(items / REQUESTS_PER_ATTEMPT); left > 0; left--) {
    const { allowed } = await recordAttempt({
      ctx: { database: { sql: tx } },
      input: { action: 'uncharged-batch', subject: workspaceId, limit: LIMIT },
    });
    if (allowed) continue;
    throw limitExceeded(
      "You've reached the daily limit for batches that use no listings. Send only requests that are valid and have changed, or try again later.",
      'rate',
      { rate },
    );
  }
}
