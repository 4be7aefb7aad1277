import type { Scope } from '@wareword/shared-schema';
import type { PlanName, Plans } from '../config.ts';
import { coalesce, type Database } from '../database/index.ts';
import type { ListingRequest } from '../generation/index.ts';
import type { BrandId, JobId, TokenId, UserId, WorkspaceId } from '../identifiers.ts';
import { plansWithApiKeys, type RateRow } from '../tokens/index.ts';

/** One request as `accept_generations` (migrations) reads it. */
export interface AcceptanceAsk {
  /** Of a token; absent where a member asks from the dashboard. */
  readonly hash: string | undefined;
  readonly scopes: readonly Scope[];
  readonly member_workspace: WorkspaceId | undefined;
  readonly member_user: UserId | undefined;
  readonly job_id: JobId;
  readonly kind: 'async' | 'sync' | 'bulk';
  readonly request: ListingRequest;
  readonly platform: string;
  readonly tone: string;
  readonly brand_id: string | undefined;
  readonly external_ref: string | undefined;
  readonly idempotency_key: string | undefined;
  readonly lease_holder: string | undefined;
  readonly lease_ms: number | undefined;
}

export interface VerdictRow extends RateRow {
  readonly place: number;
  readonly verdict: string | null;
  readonly token_id: TokenId | null;
  readonly job_id: JobId;
  readonly brand_id: BrandId | null;
  readonly workspace_id: WorkspaceId;
  readonly plan: PlanName;
  readonly used: number;
}

/** Puts a request through the database's judgement, together with those that came at once. */
export type Acceptance = (ask: AcceptanceAsk) => Promise<VerdictRow>;

export function createAcceptance(ctx: {
  readonly database: Database;
  readonly plans: Plans;
  readonly rateLimitPerMinute: number;
  readonly settings: { readonly idempotencyTtlMs: number };
}): Acceptance {
  const { sql } = ctx.database;
  const limits = Object.fromEntries(
    Object.entries(ctx.plans).map(([name, { limit, brands }]) => [name, { limit, brands }]),
  );
  return coalesce(
    async (asks: readonly AcceptanceAsk[]) =>
      await sql<VerdictRow[]>`
      select * from accept_generations(
        ${JSON.stringify(asks)}::text::json, ${sql.array(plansWithApiKeys(ctx.plans))},
        ${ctx.rateLimitPerMinute}, ${sql.json(limits)}, ${ctx.settings.idempotencyTtlMs}
      )
      order by place
    `,
  );
}
