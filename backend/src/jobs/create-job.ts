import type { CreateJobRequest, Scope, Usage } from '@wareword/shared-schema';
import { presentUsage } from '../credits/index.ts';
import type { JobId } from '../identifiers.ts';
import type { RateState } from '../refusal.ts';
import type { Credential } from '../tokens/index.ts';
import { accept, type Member } from './accept.ts';
import type { JobsContext } from './context.ts';
import type { JobView } from './job-view.ts';
import { jobColumns } from './job-columns.ts';

export interface CreatedJob {
  readonly job: JobView;
  /** Absent where the idempotency key brought back an earlier job. */
  readonly usage: Usage | undefined;
  readonly rate: RateState | undefined;
}

/**
 * Queues a listing, for a token or for a member at the dashboard, and reserves its credit
 * (document, "POST /jobs"). A key seen within its time answers with the job that it made, as it
 * stands, whatever the body says now.
 * @throws {Refusal}
 */
export async function createJob({
  ctx,
  input,
}: {
  ctx: JobsContext;
  input: {
    caller: Credential | Member;
    scopes?: readonly Scope[];
    kind?: 'async' | 'bulk';
    request: CreateJobRequest;
    idempotencyKey: string | undefined;
    /** Given out before; the database refuses a second job of that id, and its credit. */
    jobId?: JobId;
  };
}): Promise<CreatedJob> {
  const accepted = await accept(ctx, { scopes: [], kind: 'async', ...input });
  const { rate } = accepted;
  if (accepted.replayed) {
    return { job: await readJob(ctx, accepted.jobId), usage: undefined, rate };
  }
  ctx.bell.ring(accepted.jobId);
  const { used, limit, plan } = presentUsage(ctx.plans, accepted.plan, accepted.used);
  return {
    job: {
      id: accepted.jobId,
      status: 'queued',
      platform: input.request.platform,
      externalRef: input.request.external_ref ?? null,
      brandId: accepted.brandId,
      errorCode: null,
      listingId: null,
      listing: null,
    },
    usage: { used, limit, plan },
    rate,
  };
}

async function readJob(ctx: JobsContext, jobId: JobId): Promise<JobView> {
  const { sql } = ctx.database;
  const [job] = await sql<[JobView]>`
    select ${jobColumns(sql)}
    from jobs j left join listings l on l.id = j.listing_id
    where j.id = ${jobId}
  `;
  return job;
}
