import type { Scope } from '@wareword/shared-schema';
import type { Plans } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { RateState } from '../errors.ts';
import type { TokenId } from '../identifiers.ts';
import type { Credential } from './authorization.ts';
import type { TokenUsageTracker } from './token-usage-tracker.ts';
import {
  CallerVerdict,
  plansWithApiKeys,
  rateState,
  refuseCaller,
  type RateRow,
} from './verdict.ts';

interface AdmissionRow extends RateRow {
  readonly verdict: string | null;
  readonly token_id: TokenId | null;
}

/**
 * Authorizes a caller whose request will not be executed, and counts the request: token, plan,
 * scope, rate, in this order.
 * @returns the state of the token's rate limit
 * @throws {DomainError}
 */
export async function admit({
  ctx,
  input,
}: {
  ctx: {
    database: Database;
    tokenUsage: TokenUsageTracker;
    plans: Plans;
    rateLimitPerMinute: number;
  };
  input: { credential: Credential; scopes: readonly Scope[] };
}): Promise<RateState | undefined> {
  const [row] = await ctx.database.sql<[AdmissionRow]>`
    select verdict, token_id, rate_remaining, rate_reset
    from admit(
      ${input.credential.hash}, ${ctx.database.sql.array([...input.scopes])},
      ${ctx.database.sql.array(plansWithApiKeys(ctx.plans))}, ${ctx.rateLimitPerMinute}
    )
  `;
  if (row.token_id !== null) ctx.tokenUsage.record(row.token_id);
  const rate = rateState(row, ctx.rateLimitPerMinute);
  if (row.verdict !== null) throw refuseCaller(CallerVerdict.parse(row.verdict), rate);
  return rate;
}
