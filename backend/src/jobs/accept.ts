import type { GenerateRequest, Scope } from '@wareword/shared-schema';
import type { PlanName, Plans } from '../config.ts';
import {
  newId,
  parseId,
  type BrandId,
  type JobId,
  type TokenId,
  type WorkspaceId,
} from '../identifiers.ts';
import { Refusal, type RateState } from '../refusal.ts';
import {
  plansWithApiKeys,
  rateState,
  refuseCaller,
  type Credential,
  type RateRow,
} from '../tokens/index.ts';
import type { JobsContext } from './context.ts';

export interface AcceptInput {
  readonly credential: Credential;
  readonly scopes: readonly Scope[];
  readonly request: GenerateRequest & { readonly external_ref?: string | undefined };
  readonly kind: 'async' | 'sync';
  readonly idempotencyKey?: string | undefined;
  /** Who runs a sync generation, and for how many milliseconds unheard. */
  readonly lease?: { readonly holder: string; readonly ms: number };
}

export interface Accepted {
  /** The idempotency key belongs to this job already: nothing was made or charged. */
  readonly replayed: boolean;
  readonly jobId: JobId;
  readonly workspaceId: WorkspaceId;
  readonly brandId: BrandId | null;
  readonly plan: PlanName;
  readonly used: number;
  readonly rate: RateState | undefined;
}

interface VerdictRow extends RateRow {
  readonly verdict: string | null;
  readonly token_id: TokenId | null;
  readonly job_id: JobId;
  readonly brand_id: BrandId | null;
  readonly workspace_id: WorkspaceId;
  readonly plan: PlanName;
  readonly used: number;
}

/**
 * Judges a generation with a valid body, in the order of the decisions, and reserves its credit:
 * one statement, all or nothing.
 * @throws {Refusal}
 */
export async function accept(ctx: JobsContext, input: AcceptInput): Promise<Accepted> {
  const { sql } = ctx.database;
  const { brand_id, external_ref, ...product } = input.request;
  // A misshapen id can be nobody's brand (decisions 3).
  const brandId = brand_id === undefined ? null : (parseId('brd', brand_id) ?? 'misshapen');
  const [row] = await sql<[VerdictRow]>`
    select
      verdict, rate_remaining, rate_reset, token_id, job_id, brand_id, workspace_id, plan, used
    from accept_generation(
      ${input.credential.hash}, ${sql.array([...input.scopes])},
      ${sql.array(plansWithApiKeys(ctx.plans))}, ${ctx.rateLimitPerMinute},
      ${sql.json(planLimits(ctx.plans))}, ${newId('job')}, ${input.kind},
      ${JSON.stringify(product)}::text::json, ${product.platform}, ${product.tone}, ${brandId},
      ${external_ref ?? null}, ${input.idempotencyKey ?? null}, ${ctx.settings.idempotencyTtlMs},
      ${input.lease?.holder ?? null}, ${input.lease?.ms ?? null}
    )
  `;
  if (row.token_id !== null) ctx.tokenUse.note(row.token_id);
  const rate = rateState(row, ctx.rateLimitPerMinute);
  const { verdict } = row;
  if (verdict !== null && verdict !== 'replayed') throw refuse(row, verdict, ctx.plans, rate);
  return {
    replayed: verdict === 'replayed',
    jobId: row.job_id,
    workspaceId: row.workspace_id,
    brandId: row.brand_id,
    plan: row.plan,
    used: row.used,
    rate,
  };
}

function planLimits(plans: Plans): Record<string, { limit: number; brands: number }> {
  return Object.fromEntries(
    Object.entries(plans).map(([name, { limit, brands }]) => [name, { limit, brands }]),
  );
}

function refuse(
  row: VerdictRow,
  verdict: string,
  plans: Plans,
  rate: RateState | undefined,
): Refusal {
  switch (verdict) {
    case 'brand_forbidden':
      return new Refusal(
        'brand_forbidden',
        'There is no such brand on this account. GET /me lists the brands and their ids.',
        rate,
      );
    case 'brand_locked':
      return new Refusal(
        'brand_forbidden',
        `This brand is locked: the ${row.plan} plan can write to ${plans[row.plan].brands}. Upgrade the plan, or use a brand that GET /me shows as not locked.`,
        rate,
      );
    case 'brand_archived':
      return new Refusal(
        'brand_archived',
        'This brand is archived. Use another brand of this account.',
        rate,
      );
    case 'usage_limit_reached':
      return new Refusal(
        'usage_limit_reached',
        `All ${plans[row.plan].limit} generations of this month are used. Upgrade the plan, or wait for the next month (UTC).`,
        rate,
      );
    default:
      return refuseCaller(verdict, rate);
  }
}
