import type { Scope } from '@wareword/shared-schema';
import type { Plans } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { RateState } from '../refusal.ts';
import type { TokenId } from '../identifiers.ts';
import type { Credential } from './authorization.ts';
import type { TokenUse } from './token-use.ts';
import { plansWithApiKeys, rateState, refuseCaller, type RateRow } from './verdict.ts';

interface AdmissionRow extends RateRow {
  readonly verdict: string | null;
  readonly token_id: TokenId | null;
}

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
  ctx: { database: Database; tokenUse: TokenUse; plans: Plans; rateLimitPerMinute: number };
  input: { credential: Credential; scopes: readonly Scope[] };
}): Promise<RateState | undefined> {
  const [row] = await ctx.database.sql<[AdmissionRow]>`
    select verdict, token_id, rate_remaining, rate_reset
    from admit(
      ${input.credential.hash}, ${ctx.database.sql.array([...input.scopes])},
      ${ctx.database.sql.array(plansWithApiKeys(ctx.plans))}, ${ctx.rateLimitPerMinute}
    )
  `;
  if (row.token_id !== null) ctx.tokenUse.note(row.token_id);
  const rate = rateState(row, ctx.rateLimitPerMinute);
  if (row.verdict !== null) throw refuseCaller(row.verdict, rate);
  return rate;
}
