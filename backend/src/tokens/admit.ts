import type { Scope } from '@wareword/shared-schema';
import { z } from 'zod';
import { PLAN_NAMES, type PlanName, type Plans } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { RateState } from '../errors.ts';
import type { BrandId, TokenId, UserId, WorkspaceId } from '../identifiers.ts';
import type { Credential } from './authorization.ts';
import type { TokenUsageTracker } from './token-usage-tracker.ts';
import {
  CallerVerdict,
  plansWithApiKeys,
  rateState,
  refuseCaller,
  type RateRow,
} from './verdict.ts';

const Plan = z.enum(PLAN_NAMES);

interface AdmissionRow extends RateRow {
  readonly verdict: string | null;
  readonly token_id: TokenId | null;
  readonly workspace_id: WorkspaceId;
  readonly user_id: UserId;
  readonly plan: string;
  readonly active_brand_id: BrandId | null;
}

/** Who calls: a token, the user it belongs to, and their workspace. */
export interface Caller {
  readonly tokenId: TokenId;
  readonly userId: UserId;
  readonly workspaceId: WorkspaceId;
  readonly plan: PlanName;
  readonly activeBrandId: BrandId | null;
  readonly rate: RateState | undefined;
}

/**
 * Authorizes a caller, and counts the request: token, plan, scope, rate, in this order. Use
 * it for requests that `accept_generations` doesn't see: batches, audits, voices, and any with an invalid body.
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
}): Promise<Caller> {
  const [row] = await ctx.database.sql<[AdmissionRow]>`
    select *
    from admit(
      ${input.credential.hash}, ${ctx.database.sql.array([...input.scopes])},
      ${ctx.database.sql.array(plansWithApiKeys(ctx.plans))}, ${ctx.rateLimitPerMinute}
    )
  `;
  const tokenId = row.token_id;
  if (tokenId !== null) ctx.tokenUsage.recordUse(tokenId);
  const rate = rateState(row, ctx.rateLimitPerMinute);
  if (row.verdict !== null) throw refuseCaller(CallerVerdict.parse(row.verdict), rate);
  if (tokenId === null) throw new Error('admit found neither a token nor a verdict.');
  return {
    tokenId,
    userId: row.user_id,
    workspaceId: row.workspace_id,
    plan: Plan.parse(row.plan),
    activeBrandId: row.active_brand_id,
    rate,
  };
}
