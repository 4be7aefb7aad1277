import { NO_BRAND, type CreateJobRequest, type Scope } from '@wareword/shared-schema';
import { currentTraceparent } from '@wareword/tracing';
import type { WorkspaceUser } from '../access-locks/index.ts';
import { refuseBrand } from '../brands/index.ts';
import type { PlanName } from '../config.ts';
import { usageLimitMessage } from '../credits/index.ts';
import type { JobKind } from '../database/index.ts';
import { newId, parseId, type BrandId, type JobId, type WorkspaceId } from '../identifiers.ts';
import type { ListingRequest } from '../generation/index.ts';
import { limitExceeded, notFound, type RateState } from '../errors.ts';
import { rateState, refuseCaller, type Credential } from '../tokens/index.ts';
import type { JobsContext } from './context.ts';
import { digestOf, productDetailsOf } from './product-details.ts';

export interface AcceptInput {
  readonly caller: Credential | WorkspaceUser;
  /** The token scopes that are allowed; ignored for a member. */
  readonly scopes: readonly Scope[];
  readonly request: ListingRequest &
    Partial<Pick<CreateJobRequest, 'brand_id' | 'external_ref' | 'if_changed'>>;
  readonly kind: JobKind;
  readonly idempotencyKey?: string | undefined;
  /** A previously assigned job id; a job with this id is created once. */
  readonly jobId?: JobId | undefined;
  /** Who runs a sync generation, and for how many milliseconds without renewing its lease. */
  readonly lease?: { readonly holder: string; readonly ms: number };
}

export interface AcceptanceResult {
  /** The idempotency key belongs to an existing job: nothing was created or charged. */
  readonly replayed: boolean;
  /** A listing was already written from the same facts: nothing was created or charged. */
  readonly unchanged: boolean;
  readonly jobId: JobId;
  readonly workspaceId: WorkspaceId;
  readonly brandId: BrandId | null;
  readonly plan: PlanName;
  readonly used: number;
  readonly rate: RateState | undefined;
}

/** Only members can choose to have no brand. For the API, that is a malformed id (contract §4.7). */
function brandReference(
  brandId: string | undefined,
  caller: AcceptInput['caller'],
): string | undefined {
  if (brandId === undefined) return undefined;
  if (brandId === NO_BRAND && !('hash' in caller)) return NO_BRAND;
  // A malformed id is treated as an unknown brand (contract §3.4).
  return parseId('brd', brandId) ?? 'malformed';
}

/**
 * Checks a request with a valid body in the order of contract §3.1, and reserves its credit:
 * one statement, all or nothing.
 * @throws {DomainError}
 */
export async function acceptGeneration(
  ctx: JobsContext,
  input: AcceptInput,
): Promise<AcceptanceResult> {
  const { caller } = input;
  const { brand_id, external_ref, if_changed = false } = input.request;
  const request = productDetailsOf(input.request);
  const row = await ctx.acceptanceQuery({
    hash: 'hash' in caller ? caller.hash.toString('hex') : undefined,
    scopes: input.scopes,
    member_workspace: 'hash' in caller ? undefined : caller.workspaceId,
    member_user: 'hash' in caller ? undefined : caller.userId,
    job_id: input.jobId ?? newId('job'),
    kind: input.kind,
    request,
    platform: request.platform,
    tone: request.tone,
    brand_id: brandReference(brand_id, caller),
    external_ref,
    request_digest: external_ref === undefined ? undefined : digestOf(request),
    if_changed,
    idempotency_key: input.idempotencyKey,
    lease_holder: input.lease?.holder,
    lease_ms: input.lease?.ms,
    traceparent: currentTraceparent(),
  });
  if (row.token_id !== null) ctx.tokenUsage.recordUse(row.token_id);
  const rate = rateState(row, ctx.rateLimitPerMinute);
  switch (row.verdict) {
    case null:
    case 'replayed':
    case 'unchanged':
      return {
        replayed: row.verdict === 'replayed',
        unchanged: row.verdict === 'unchanged',
        jobId: row.job_id,
        workspaceId: row.workspace_id,
        brandId: row.brand_id,
        plan: row.plan,
        used: row.used,
        rate,
      };
    case 'brand_forbidden':
    case 'brand_locked':
    case 'brand_archived':
      throw refuseBrand(row.verdict, { plans: ctx.plans, plan: row.plan, rate });
    case 'usage_limit_reached':
      throw limitExceeded(usageLimitMessage(ctx.plans[row.plan].limit), 'credits', { rate });
    case 'invalid_api_key':
      // A member has no token; their workspace is gone or being deleted.
      if (!('hash' in caller)) {
        throw notFound('You no longer have access to this workspace.', 'workspace');
      }
      throw refuseCaller(row.verdict, rate);
    case 'plan_required':
    case 'rate_limited':
    case 'scope_forbidden':
      throw refuseCaller(row.verdict, rate);
  }
}
