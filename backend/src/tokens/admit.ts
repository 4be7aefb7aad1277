import type { Scope } from '@wareword/shared-schema';
import type { Plans } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { RateState } from '../refusal.ts';
import type { Credential } from './authorization.ts';
import { plansWithApiKeys, rateState, refuseCaller, type RateRow } from './verdict.ts';

/**
 * Judges a caller whose request can go no further, and counts the request: token, plan, scope,
 * rate, in this order.
 * @returns where the token now stands within its rate
 * @throws {Refusal}
 */
export async function admit({
  ctx,
  input,
}: {
  ctx: { database: Database; plans: Plans; rateLimitPerMinute: number };
  input: { credential: Credential; scopes: readonly Scope[] };
}): Promise<RateState | undefined> {
  const [row] = await ctx.database.sql<[RateRow & { verdict: string | null }]>`
    select verdict, rate_remaining, rate_reset
    from admit(
      ${input.credential.hash}, ${ctx.database.sql.array([...input.scopes])},
      ${ctx.database.sql.array(plansWithApiKeys(ctx.plans))}, ${ctx.rateLimitPerMinute}
    )
  `;
  const rate = rateState(row, ctx.rateLimitPerMinute);
  if (row.verdict !== null) throw refuseCaller(row.verdict, rate);
  return rate;
}
