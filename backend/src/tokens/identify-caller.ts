import type { Scope } from '@wareword/shared-schema';
import { z } from 'zod';
import { PLAN_NAMES, type PlanName, type Plans } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { TokenId, UserId, WorkspaceId } from '../identifiers.ts';
import type { Credential } from './authorization.ts';
import type { TokenUsageTracker } from './token-usage-tracker.ts';
import { CallerVerdict, plansWithApiKeys, refuseCaller } from './verdict.ts';

const Plan = z.object({ plan: z.enum(PLAN_NAMES) });

/** Who a token belongs to. */
export interface IdentifiedCaller {
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
  readonly tokenId: TokenId;
  readonly plan: PlanName;
}

/**
 * The workspace and the user of a token, for requests that do not count against its rate limit: token, plan, scope,
 * in this order.
 * @throws {DomainError}
 */
export async function identifyCaller({
  ctx,
  input,
}: {
  ctx: { database: Database; tokenUsage: TokenUsageTracker; plans: Plans };
  input: { credential: Credential; scopes: readonly Scope[] };
}): Promise<IdentifiedCaller> {
  const { sql } = ctx.database;
  const [row] = await sql<(IdentifiedCaller & { verdict: string | null })[]>`
    select
      verdict, token_id as "tokenId", workspace_id as "workspaceId", user_id as "userId", plan
    from identify(
      ${input.credential.hash}, ${sql.array([...input.scopes])},
      ${sql.array(plansWithApiKeys(ctx.plans))}
    )
  `;
  if (row === undefined) throw refuseCaller('invalid_api_key');
  ctx.tokenUsage.recordUse(row.tokenId);
  if (row.verdict !== null) throw refuseCaller(CallerVerdict.parse(row.verdict));
  const { plan } = Plan.parse(row);
  const { workspaceId, userId, tokenId } = row;
  return { workspaceId, userId, tokenId, plan };
}
