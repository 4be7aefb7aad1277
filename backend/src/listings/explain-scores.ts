import type { OneAtATime } from '../attempts/index.ts';
import type { Database } from '../database/index.ts';
import { reviewListing as review, type Review } from '../generation/index.ts';
import { requestOf } from './edit-listing.ts';
import { findListing, type ListingInput } from './read-listing.ts';

/**
 * Why a listing has its scores, and what would raise them. Apart from reading the listing, because
 * it takes longer than that.
 * @throws {DomainError} `not_found`; `limit_exceeded` if the workspace has too many in progress
 */
export async function explainScores({
  ctx,
  input,
}: {
  ctx: { database: Database; checks: OneAtATime };
  input: ListingInput;
}): Promise<Pick<Review, 'reasons'>> {
  const found = await findListing(ctx, input);
  const { reasons } = await ctx.checks.run(input.workspaceId, () =>
    review(found.listing, requestOf(found)),
  );
  return { reasons };
}
