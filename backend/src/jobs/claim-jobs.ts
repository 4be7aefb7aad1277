import type { ListingRequest } from '../generation/index.ts';
import type { JobId } from '../identifiers.ts';
import type { JobsContext } from './context.ts';

/** A job that this process runs now, until its lease ends. */
export interface ClaimedJob {
  readonly id: JobId;
  /** Number of this attempt, from 1; it and the holder guard whatever follows. */
  readonly attempt: number;
  readonly request: ListingRequest;
}

/**
 * Starts jobs: `queued → processing`, under a lease. Those that are not queued (any more) are left
 * out, so a bell that rings twice, or for a job that is over, does no harm. The rows are locked in
 * one order, since two workers may be woken for the same jobs at once.
 */
export async function claimJobs({
  ctx,
  input,
}: {
  ctx: Pick<JobsContext, 'database'>;
  input: { jobIds: readonly JobId[]; holder: string; leaseMs: number };
}): Promise<ClaimedJob[]> {
  const { sql } = ctx.database;
  const rows = await sql<(ClaimedJob & { brandName: string | null })[]>`
    with queued as (
      select id, brand_id from jobs
      where id = any(${sql.array([...input.jobIds])}) and status = 'queued'
      order by id for update
    )
    update jobs set
      status = 'processing', attempts = jobs.attempts + 1,
      lease_holder = ${input.holder}, lease_expires_at = now() + ${input.leaseMs} * interval '1 ms'
    from queued left join brands b on b.id = queued.brand_id
    where jobs.id = queued.id and jobs.status = 'queued'
    returning jobs.id, jobs.attempts as attempt, jobs.request, b.name as "brandName"
  `;
  return rows.map(({ brandName, request, ...job }) => ({
    ...job,
    request: { ...request, brand_name: brandName ?? undefined },
  }));
}
