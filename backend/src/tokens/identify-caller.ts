import type { Scope } from '@wareword/shared-schema';
import type { Plans } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { TokenId, UserId, WorkspaceId } from '../identifiers.ts';
import type { Credential } from './authorization.ts';
import type { TokenUsageTracker } from './token-usage-tracker.ts';
import { CallerVerdict, plansWithApiKeys, refuseCaller } from './verdict.ts';

/** Who a token belongs to. */
export interface Caller {
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
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
}): Promise<Caller> {
  const { sql } = ctx.database;
  const [row] = await sql<(Caller & { verdict: string | null; tokenId: TokenId })[]>`
    select
      verdict, token_id as "tokenId", workspace_id as "workspaceId", user_id as "userId"
    from identify(
      ${input.credential.hash}, ${sql.array([...input.scopes])},
      ${sql.array(plansWithApiKeys(ctx.plans))}
    )
  `;
  if (row === undefined) throw refuseCaller('invalid_api_key');
  ctx.tokenUsage.record(row.tokenId);
  if (row.verdict !== null) throw refuseCaller(CallerVerdict.parse(row.verdict));
  return { workspaceId: row.workspaceId, userId: row.userId };
}
