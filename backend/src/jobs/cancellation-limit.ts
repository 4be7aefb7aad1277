import type { ISql } from 'postgres';
import { recordAttempt, type AttemptLimit } from '../rate-limits/index.ts';
import { conflict } from '../errors.ts';
import type { WorkspaceId } from '../identifiers.ts';

/** Listings of a batch that are counted together, so that a batch of 1,000 is 50 statements. */
const LISTINGS_PER_ATTEMPT = 20;

/** Unstarted jobs, or groups of listings of a batch, that a workspace may cancel in a day. */
const LIMIT: AttemptLimit = { max: 1_000, seconds: 86_400 };

/**
 * Counts listings that are canceled before anything is written. They are refunded, so no plan limits how
 * many a workspace requests and cancels, and each is saved.
 * @throws {DomainError} `conflict` over the limit; the listings are then written and charged
 */
export async function enforceCancellationLimit({
  ctx,
  input,
}: {
  ctx: { database: { readonly sql: ISql } };
  input: { readonly workspaceId: WorkspaceId; readonly listings: number };
}): Promise<void> {
  for (let left = Math.ceil(input.listings / LISTINGS_PER_ATTEMPT); left > 0; left--) {
    const { allowed } = await recordAttempt({
      ctx,
      input: { action: 'canceled-waiting', subject: input.workspaceId, limit: LIMIT },
    });
    if (allowed) continue;
    throw conflict(
      "You've reached the daily limit for canceling listings. We'll write the ones you requested, and they will count toward your plan.",
      'job_in_progress',
    );
  }
}
