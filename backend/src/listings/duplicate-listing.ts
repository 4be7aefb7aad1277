import { REQUEST_LIMITS } from '@wareword/shared-schema';
import { enforceAttemptLimit } from '../rate-limits/index.ts';
import type { Database } from '../database/index.ts';
import { newId, type ListingId, type UserId } from '../identifiers.ts';
import { findLiveListing, type ListingInput } from './read-listing.ts';
import { enforceChangeLimit } from './enforce-change-limit.ts';

const MARK = ' (copy)';

/** Copies that one person can make. Unlike a listing that is written, they are free, and kept. */
const COPY_LIMIT = { max: 200, seconds: 86_400 } as const;

/**
 * Copies a listing in its current state, and appends "(copy)" to its product's name. Nothing is
 * generated, so this is free. The copy has the request of the original, but no job: the job in the API
 * is the original's.
 * @returns the copy's id
 * @throws {DomainError} `limit_exceeded`, `not_found`
 */
export async function duplicateListing({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: ListingInput & { userId: UserId };
}): Promise<ListingId> {
  await enforceChangeLimit({ ctx, input });
  await enforceAttemptLimit({
    ctx,
    input: { action: 'listing-copy', subject: input.userId, limit: COPY_LIMIT },
  });
  const { id, productName } = await findLiveListing(ctx, input);
  const copyId = newId('lst');
  const name = productName.endsWith(MARK)
    ? productName
    : productName.slice(0, REQUEST_LIMITS.product_name - MARK.length).toWellFormed() + MARK;
  await ctx.database.sql`
    insert into listings (
      id, workspace_id, job_id, user_id, brand_id, platform, tone, product_name, listing,
      provenance, writer, edited_at, edited_fields, broken_rules, is_copy
    )
    select
      ${copyId}, workspace_id, job_id, ${input.userId}, brand_id, platform, tone, ${name}, listing,
      provenance, writer, edited_at, edited_fields, broken_rules, true
    from listings where id = ${id}
  `;
  return copyId;
}
