import type { Scope, Usage } from '@wareword/shared-schema';
import { presentUsage } from '../credits/index.ts';
import type { JobId } from '../identifiers.ts';
import type { RateState } from '../errors.ts';
import type { Credential } from '../tokens/index.ts';
import type { WorkspaceUser } from '../access-locks/index.ts';
import { acceptGeneration, type AcceptInput } from './accept-generation.ts';
import type { JobsContext } from './context.ts';
import { jobView, type JobRow, type JobView } from './job-view.ts';
import { jobColumns } from './job-columns.ts';

export interface CreatedJob {
  readonly job: JobView;
  /** Absent if an existing job was returned. */
  readonly usage: Usage | undefined;
  /** Whether `if_changed` returned an earlier job (contract §4.9). */
  readonly unchanged: boolean;
  readonly rate: RateState | undefined;
}

/**
 * Queues a listing, for a token or a dashboard member, and reserves its credit (contract §7.1). A
 * key that is still remembered returns its job in the current state, whatever the body says now.
 * @throws {DomainError}
 */
export async function createJob({
  ctx,
  input,
}: {
  ctx: JobsContext;
  input: {
    caller: Credential | WorkspaceUser;
    scopes?: readonly Scope[];
    kind?: 'async' | 'bulk';
    request: AcceptInput['request'];
    idempotencyKey: string | undefined;
    /** Assigned in advance; the database rejects a second job with this id, and its credit. */
    jobId?: JobId;
  };
}): Promise<CreatedJob> {
  const accepted = await acceptGeneration(ctx, { scopes: [], kind: 'async', ...input });
  const { rate, unchanged } = accepted;
  if (accepted.replayed || unchanged) {
    return { job: await readJob(ctx, accepted.jobId), usage: undefined, unchanged, rate };
  }
  ctx.notifier.notify(
    accepted.jobId,
    accepted.workspaceId,
    input.kind === 'bulk' ? 'bulk' : 'awaited',
  );
  const { used, limit, plan } = presentUsage(ctx.plans, accepted.plan, accepted.used);
  return {
    job: {
      id: accepted.jobId,
      workspaceId: accepted.workspaceId,
      status: 'queued',
      platform: input.request.platform,
      externalRef: input.request.external_ref ?? null,
      brandId: accepted.brandId,
      errorCode: null,
      listingId: null,
      listing: null,
      editedAt: null,
      editedFields: null,
      brokenRules: null,
      deleted: false,
      writer: null,
    },
    usage: { used, limit, plan },
    unchanged: false,
    rate,
  };
}

async function readJob(ctx: JobsContext, jobId: JobId): Promise<JobView> {
  const { sql } = ctx.database;
  const [job] = await sql<[JobRow]>`
    select ${jobColumns(sql)}
    from jobs j left join listings l on l.id = j.listing_id
    where j.id = ${jobId}
  `;
  return jobView(job);
}
