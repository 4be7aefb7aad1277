import type { GenerateRequest, Scope } from '@wareword/shared-schema';
import type { PlanName, Plans } from '../config.ts';
import {
  newId,
  parseId,
  type BrandId,
  type JobId,
  type UserId,
  type WorkspaceId,
} from '../identifiers.ts';
import { Refusal, type RateState } from '../refusal.ts';
import { rateState, refuseCaller, type Credential } from '../tokens/index.ts';
import type { VerdictRow } from './acceptance.ts';
import type { JobsContext } from './context.ts';

/** Somebody who is signed in to the dashboard, and the workspace that they work in. */
export interface Member {
  readonly userId: UserId;
  readonly workspaceId: WorkspaceId;
}

export interface AcceptInput {
  readonly caller: Credential | Member;
  /** The scopes that a token may have; nothing to a member. */
  readonly scopes: readonly Scope[];
  readonly request: GenerateRequest & { readonly external_ref?: string | undefined };
  readonly kind: 'async' | 'sync' | 'bulk';
  readonly idempotencyKey?: string | undefined;
  /** An id for the job that was given out before; a job of that id is made once. */
  readonly jobId?: JobId | undefined;
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

/**
 * Judges a generation with a valid body, in the order of the decisions, and reserves its credit:
 * one statement, all or nothing.
 * @throws {Refusal}
 */
export async function accept(ctx: JobsContext, input: AcceptInput): Promise<Accepted> {
  const { caller } = input;
  const { brand_id, external_ref, ...request } = input.request;
  const row = await ctx.acceptance({
    hash: 'hash' in caller ? caller.hash.toString('hex') : undefined,
    scopes: input.scopes,
    member_workspace: 'hash' in caller ? undefined : caller.workspaceId,
    member_user: 'hash' in caller ? undefined : caller.userId,
    job_id: input.jobId ?? newId('job'),
    kind: input.kind,
    request,
    platform: request.platform,
    tone: request.tone,
    // A misshapen id can be nobody's brand (decisions 3).
    brand_id: brand_id === undefined ? undefined : (parseId('brd', brand_id) ?? 'misshapen'),
    external_ref,
    idempotency_key: input.idempotencyKey,
    lease_holder: input.lease?.holder,
    lease_ms: input.lease?.ms,
  });
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
