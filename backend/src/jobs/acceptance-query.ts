import type { Scope } from '@wareword/shared-schema';
import { z } from 'zod';
import { PLAN_NAMES, type Plans } from '../config.ts';
import {
  createBatcher,
  inQuerySpan,
  parseUnions,
  type Database,
  type JobKind,
} from '../database/index.ts';
import type { ListingRequest } from '../generation/index.ts';
import type { BrandId, JobId, TokenId, UserId, WorkspaceId } from '../identifiers.ts';
import { CallerVerdict, plansWithApiKeys, type RateRow } from '../tokens/index.ts';

/** One request, in the form `accept_generations` (database/functions) reads. */
export interface AcceptanceRequest {
  /** The hash of the caller's token; absent for a dashboard member. */
  readonly hash: string | undefined;
  readonly scopes: readonly Scope[];
  readonly member_workspace: WorkspaceId | undefined;
  readonly member_user: UserId | undefined;
  readonly job_id: JobId;
  readonly kind: JobKind;
  readonly request: ListingRequest;
  readonly platform: string;
  readonly tone: string;
  /** `NO_BRAND` for a member who wants none, not even the active one. */
  readonly brand_id: string | undefined;
  readonly external_ref: string | undefined;
  readonly request_digest: string | undefined;
  /** Whether an earlier job with this reference and digest is returned instead. */
  readonly if_changed: boolean;
  readonly idempotency_key: string | undefined;
  readonly lease_holder: string | undefined;
  readonly lease_ms: number | undefined;
  readonly traceparent: string | undefined;
}

/**
 * What `accept_generations` decides: null for a request that it accepts. A verdict on the caller
 * comes before their workspace, and thus their plan, is known.
 */
const Decision = z.union([
  z.object({
    verdict: z
      .enum([
        'replayed',
        'unchanged',
        'brand_forbidden',
        'brand_locked',
        'brand_archived',
        'usage_limit_reached',
      ])
      .nullable(),
    plan: z.enum(PLAN_NAMES),
  }),
  z.object({ verdict: CallerVerdict }),
]);

interface AcceptanceRow extends RateRow {
  readonly ordinal: number;
  readonly token_id: TokenId | null;
  readonly job_id: JobId;
  readonly brand_id: BrandId | null;
  readonly workspace_id: WorkspaceId;
  readonly used: number;
}

export type AcceptanceDecision = AcceptanceRow & z.infer<typeof Decision>;

/** Runs a request through `accept_generations`, together with concurrent ones. */
export type AcceptanceQuery = (request: AcceptanceRequest) => Promise<AcceptanceDecision>;

export function createAcceptanceQuery(ctx: {
  readonly database: Database;
  readonly plans: Plans;
  readonly rateLimitPerMinute: number;
  readonly settings: { readonly idempotencyTtlMs: number };
}): AcceptanceQuery {
  const { sql } = ctx.database;
  const limits = Object.fromEntries(
    Object.entries(ctx.plans).map(([name, { limit, brands }]) => [name, { limit, brands }]),
  );
  const query = createBatcher(async (requests: readonly AcceptanceRequest[]) => {
    const rows = await sql<AcceptanceRow[]>`
      select * from accept_generations(
        ${JSON.stringify(requests)}::text::json, ${sql.array(plansWithApiKeys(ctx.plans))},
        ${ctx.rateLimitPerMinute}, ${sql.json(limits)}, ${ctx.settings.idempotencyTtlMs}
      )
      order by ordinal
    `;
    return rows.map((row) => parseUnions(row, Decision));
  });
  return (request) => inQuerySpan('accept_generations', () => query(request));
}
