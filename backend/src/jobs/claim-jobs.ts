import type { BrandStyle } from '@wareword/shared-schema';
import type { ListingRequest } from '../generation/index.ts';
import { retryOnDeadlock, type JobKind } from '../database/index.ts';
import type { JobId, WorkspaceId } from '../identifiers.ts';
import type { JobsContext } from './context.ts';

/** A job that this process runs until its lease ends. */
export interface ClaimedJob {
  readonly id: JobId;
  /** Number of this attempt, from 1; together with the holder it guards every later update. */
  readonly attempt: number;
  readonly workspaceId: WorkspaceId;
  readonly request: ListingRequest;
  readonly kind: JobKind;
  /** Time from its acceptance to this claim, in milliseconds. */
  readonly waitedMs: number;
  /** The span it belongs to; null unless traces were on. */
  readonly traceparent: string | null;
}

/**
 * Claims jobs: `queued → processing`, under a lease. Jobs that are no longer queued are skipped, so
 * a queue task that runs twice, or for a finished job, does no harm.
 */
export function claimJobs(claim: {
  ctx: Pick<JobsContext, 'database'>;
  input: { jobIds: readonly JobId[]; holder: string; leaseMs: number };
}): Promise<ClaimedJob[]> {
  return retryOnDeadlock(() => claimOnce(claim));
}

async function claimOnce({ ctx, input }: Parameters<typeof claimJobs>[0]): Promise<ClaimedJob[]> {
  const { sql } = ctx.database;
  // A claim lost in a database crash leaves the job queued, so claims need not wait for the disk.
  const rows = await sql<
    (ClaimedJob & { brandName: string | null; brandStyle: BrandStyle | null })[]
  >`
    with async_commit as materialized (select set_config('synchronous_commit', 'off', true))
    update jobs set
      status = 'processing', attempts = jobs.attempts + 1,
      lease_holder = ${input.holder}, lease_expires_at = now() + ${input.leaseMs} * interval '1 ms'
    from async_commit, jobs queued left join brands b on b.id = queued.brand_id
    where jobs.id = any(${sql.array([...input.jobIds])}) and jobs.status = 'queued'
      and queued.id = jobs.id
    returning jobs.id, jobs.attempts as attempt, jobs.workspace_id as "workspaceId", jobs.request,
      jobs.kind, jobs.traceparent, extract(epoch from now() - jobs.created_at)::float8 * 1000 as "waitedMs",
      b.name as "brandName", b.style as "brandStyle"
  `;
  return rows.map(({ brandName, brandStyle, request, ...job }) => {
    const brand = request.rewrite ?? { brandName, brandStyle };
    return {
      ...job,
      request: {
        ...request,
        brand_name: brand.brandName ?? undefined,
        brand_style: brand.brandStyle ?? undefined,
        workspaceId: job.workspaceId,
      },
    };
  });
}
