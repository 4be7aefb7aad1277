import {
  FIELDS_BY_PLATFORM,
  type ListingTextField,
  type Tone,
  type Usage,
} from '@wareword/shared-schema';
import type { ISql } from 'postgres';
import { enforceAttemptLimit, undoAttempt } from '../rate-limits/index.ts';
import type { WorkspaceUser } from '../access-locks/index.ts';
import { presentUsage } from '../credits/index.ts';
import { invalid } from '../errors.ts';
import type { RewriteTarget } from '../generation/index.ts';
import type { JobId, WorkspaceId } from '../identifiers.ts';
import { findLiveListing, requestWithoutImages, type ListingInput } from '../listings/index.ts';
import { acceptGeneration } from './accept-generation.ts';
import type { JobsContext } from './context.ts';

/**
 * Rewrites of a workspace that change nothing. They cost nothing, whoever writes them, but each is a
 * generation, and its job is kept.
 */
const UNCHANGED_LIMIT = { max: 200, seconds: 86_400 } as const;

/**
 * Queues one field of a listing to be written again, and reserves a credit: the writer writes a
 * whole listing for it. The job ends as `complete` with the new text in the listing and the credit
 * spent, or as `failed` with the credit refunded, including if the text came out the same.
 * @param input.idempotencyKey a second request with it is the same job, and costs nothing
 * @throws {DomainError} `not_found`, `invalid`, `limit_exceeded`
 */
export async function requestRewrite({
  ctx,
  input,
}: {
  ctx: JobsContext;
  input: WorkspaceUser &
    ListingInput & { field: ListingTextField; tone: Tone; idempotencyKey: string };
}): Promise<{ readonly jobId: JobId; readonly usage: Usage | undefined }> {
  const { userId, workspaceId, field, tone, idempotencyKey } = input;
  const found = await findLiveListing(ctx, input);
  const { id, listing, platform, brandName, brandStyle } = found;
  if (!FIELDS_BY_PLATFORM[platform].includes(field)) {
    throw invalid("This platform's listings don't have this field.");
  }
  const value = listing[field];
  await enforceAttemptLimit({
    ctx,
    input: { ...unchangedAttempt(workspaceId), limit: UNCHANGED_LIMIT },
  });
  const rewrite: RewriteTarget = {
    listingId: id,
    field,
    current: typeof value === 'string' ? value : value.join('\n'),
    brandName,
    brandStyle,
  };
  const accepted = await acceptGeneration(ctx, {
    caller: { userId, workspaceId },
    scopes: [],
    kind: 'rewrite',
    request: { ...requestWithoutImages(found), tone, rewrite },
    idempotencyKey,
  });
  if (accepted.replayed) {
    await undoRewriteAttempt({ ctx, input });
    return { jobId: accepted.jobId, usage: undefined };
  }
  ctx.notifier.notify(accepted.jobId, workspaceId, 'awaited');
  const { used, limit, plan } = presentUsage(ctx.plans, accepted.plan, accepted.used);
  return { jobId: accepted.jobId, usage: { used, limit, plan } };
}

/** A rewrite that changed the text is charged, so it doesn't count toward the limit of unchanged rewrites. */
export async function undoRewriteAttempt({
  ctx,
  input,
}: {
  ctx: { database: { readonly sql: ISql } };
  input: { readonly workspaceId: WorkspaceId };
}): Promise<void> {
  await undoAttempt({ ctx, input: unchangedAttempt(input.workspaceId) });
}

function unchangedAttempt(workspaceId: WorkspaceId) {
  return { action: 'unchanged-rewrite', subject: workspaceId };
}
