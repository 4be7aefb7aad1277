import { SCOPES, type Scope, type UsageWithRemaining } from '@wareword/shared-schema';
import { z } from 'zod';
import { listBrands, type BrandView } from '../brands/index.ts';
import { PLAN_NAMES, type PlanName, type Plans } from '../config.ts';
import { presentUsage, readUsed } from '../credits/index.ts';
import { parseUnions, type Database } from '../database/index.ts';
import type { TokenId, WorkspaceId } from '../identifiers.ts';
import {
  CallerVerdict,
  plansWithApiKeys,
  refuseCaller,
  type Credential,
  type TokenUsageTracker,
} from '../tokens/index.ts';

export interface Snapshot {
  readonly email: string;
  readonly plan: PlanName;
  readonly isMember: boolean;
  readonly usage: UsageWithRemaining;
  readonly token: {
    readonly scope: Scope;
    readonly name: string;
    readonly siteUrl: string | null;
    readonly platform: string | null;
  };
  readonly brands: readonly BrandView[];
  readonly bulk: boolean;
}

const Unions = z.object({
  verdict: CallerVerdict.nullable(),
  plan: z.enum(PLAN_NAMES),
  scope: z.enum(SCOPES),
});

interface CallerRow {
  readonly tokenId: TokenId;
  readonly workspaceId: WorkspaceId;
  readonly email: string;
  readonly isMember: boolean;
  readonly name: string;
  readonly siteUrl: string | null;
  readonly platform: string | null;
}

/**
 * The account as a token sees it (contract §10.1). A member's token reports the plan and usage of
 * the workspace it belongs to.
 * @throws {DomainError}
 */
export async function readSnapshot({
  ctx,
  input,
}: {
  ctx: { database: Database; tokenUsage: TokenUsageTracker; plans: Plans };
  input: { credential: Credential; scopes: readonly Scope[] };
}): Promise<Snapshot> {
  const { sql, orm } = ctx.database;
  const [row] = await sql<CallerRow[]>`
    select
      c.verdict, c.token_id as "tokenId", c.workspace_id as "workspaceId", c.plan, u.email,
      w.owner_id <> c.user_id as "isMember",
      t.scope, t.name, t.site_url as "siteUrl", t.platform
    from identify(
      ${input.credential.hash}, ${sql.array([...input.scopes])},
      ${sql.array(plansWithApiKeys(ctx.plans))}
    ) c
    join tokens t on t.id = c.token_id
    join users u on u.id = c.user_id
    join workspaces w on w.id = c.workspace_id
  `;
  if (row === undefined) throw refuseCaller('invalid_api_key');
  const caller = parseUnions(row, Unions);
  ctx.tokenUsage.recordUse(caller.tokenId);
  if (caller.verdict !== null) throw refuseCaller(caller.verdict);
  const { workspaceId, plan } = caller;
  const [used, brands] = await Promise.all([
    readUsed({ ctx: { orm }, input: { workspaceId } }),
    listBrands({ ctx: { orm, plans: ctx.plans }, input: { workspaceId, plan } }),
  ]);
  return {
    email: caller.email,
    plan,
    isMember: caller.isMember,
    usage: presentUsage(ctx.plans, plan, used),
    token: caller,
    brands,
    bulk: ctx.plans[plan].bulk,
  };
}
