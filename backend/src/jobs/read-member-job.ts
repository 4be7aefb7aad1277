import type { JobFailureCode, JobStatus } from '@wareword/shared-schema';
import type { ListingRequest } from '../generation/index.ts';
import { parseId, type ListingId, type WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import type { JobsContext } from './context.ts';
import { pollResolutionMs } from './poll-resolution.ts';

/** A job as somebody sees it who waits for it at the dashboard. */
export interface MemberJobView {
  readonly status: JobStatus;
  /** Attempts begun, of {@link MAX_ATTEMPTS}. */
  readonly attempts: number;
  readonly createdAt: Date;
  readonly listingId: ListingId | null;
  readonly errorCode: JobFailureCode | null;
  readonly request: ListingRequest;
}

/**
 * Reads a job of a member's workspace. It is a poll: whoever looks at it keeps it from expiring
 * (decisions 14).
 * @throws {Refusal} `job_not_found`
 */
export async function readMemberJob({
  ctx,
  input,
}: {
  ctx: Pick<JobsContext, 'database' | 'settings'>;
  input: { workspaceId: WorkspaceId; jobId: string };
}): Promise<MemberJobView> {
  const { sql } = ctx.database;
  const id = parseId('job', input.jobId);
  const [job] =
    id === undefined
      ? []
      : await sql<(MemberJobView & { pollStale: boolean })[]>`
          select
            status, attempts, created_at as "createdAt", listing_id as "listingId",
            error_code as "errorCode", request,
            finished_at is null and polled_at
              < now() - ${pollResolutionMs(ctx.settings.expiryMs)} * interval '1 ms' as "pollStale"
          from jobs
          where id = ${id} and workspace_id = ${input.workspaceId} and kind = 'async'
        `;
  if (job === undefined || id === undefined) {
    throw new Refusal('job_not_found', 'There is no such listing under way in this workspace.');
  }
  const { pollStale, ...view } = job;
  if (pollStale) {
    await sql`update jobs set polled_at = now() where id = ${id} and finished_at is null`;
  }
  return view;
}
