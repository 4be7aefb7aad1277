import type { ListingTextField } from '@wareword/shared-schema';
import type { OneAtATime } from '../rate-limits/index.ts';
import type { Database } from '../database/index.ts';
import {
  reviewListing as review,
  formatAdvice,
  formatTips,
  type Review,
} from '../generation/index.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { requestLanguage } from '../request-language.ts';
import { requestOf } from './edit-listing.ts';
import { findListing, type ListingInput } from './read-listing.ts';

/** Why a listing has its scores and what would raise them, in the reader's language. */
export interface ExplainedScores {
  readonly reasons: readonly {
    readonly score: Review['reasons'][number]['score'];
    /** One sentence with the figure behind the score. */
    readonly reason: string;
    /** Imperative sentences, the one that gains most first; empty at 100. */
    readonly remedies: readonly {
      readonly text: string;
      /** The field that the text is about, if it doesn't say so. */
      readonly field?: ListingTextField | undefined;
    }[];
  }[];
  /** The tip of `pro_tip`. */
  readonly tip: string;
}

/**
 * Why a listing has its scores, and what would raise them. Separate from reading the listing,
 * because it takes longer.
 * @throws {DomainError} `not_found`; `limit_exceeded` if the workspace has too many in progress
 */
export async function explainScores({
  ctx,
  input,
}: {
  ctx: { database: Database; checks: OneAtATime };
  input: ListingInput;
}): Promise<ExplainedScores> {
  const found = await findListing(ctx, input);
  const { reasons, tips } = await ctx.checks.run(input.workspaceId, () =>
    review(found.listing, requestOf(found)),
  );
  const language = requestLanguage() ?? DEFAULT_LANGUAGE;
  return {
    reasons: reasons.map(({ score, reason, remedies }) => ({
      score,
      reason: formatAdvice(reason, language),
      remedies: remedies.map((remedy) => ({
        text: formatAdvice(remedy, language),
        field: remedy.field,
      })),
    })),
    tip: formatTips(tips, language),
  };
}
