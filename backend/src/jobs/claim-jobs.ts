import type { ListingRequest } from '../generation/index.ts';
import type { JobId } from '../identifiers.ts';
import { againAfterDeadlock } from './again-after-deadlock.ts';
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
 * out, so a bell that rings twice, or for a job that is over, does no harm.
 */
export function claimJobs(claim: {
  ctx: Pick<JobsContext, 'database'>;
  input: { jobIds: readonly JobId[]; holder: string; leaseMs: number };
}): Promise<ClaimedJob[]> {
  return againAfterDeadlock(() => tryToClaim(claim));
}

async function tryToClaim({ ctx, input }: Parameters<typeof claimJobs>[0]): Promise<ClaimedJob[]> {
  const { sql } = ctx.database;
  // A claim that is lost with the database's last moments leaves the job queued, so no claim needs
  // to wait for the disk.
  const rows = await sql<(ClaimedJob & { brandName: string | null })[]>`
    with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
    update jobs set
      status = 'processing', attempts = jobs.attempts + 1,
      lease_holder = ${input.holder}, lease_expires_at = now() + ${input.leaseMs} * interval '1 ms'
    from unhurried, jobs queued left join brands b on b.id = queued.brand_id
    where jobs.id = any(${sql.array([...input.jobIds])}) and jobs.status = 'queued'
      and queued.id = jobs.id
    returning jobs.id, jobs.attempts as attempt, jobs.request, b.name as "brandName"
  `;
  return rows.map(({ brandName, request, ...job }) => ({
    ...job,
    request: { ...request, brand_name: brandName ?? undefined },
  }));
}
