import { JOB_STATUSES } from '@wareword/shared-schema';
import { z } from 'zod';
import { dashboardSku, JOB_ERROR_CODES, parseUnions } from '../database/index.ts';
import type { ListingRequest } from '../generation/index.ts';
import { parseId, type ListingId, type WorkspaceId } from '../identifiers.ts';
import { notFound } from '../errors.ts';
import type { JobsContext } from './context.ts';
import { pollResolutionMs } from './poll-resolution.ts';

const Unions = z.object({
  status: z.enum(JOB_STATUSES),
  errorCode: z.enum(JOB_ERROR_CODES).nullable(),
});

interface MemberJobRow {
  /** Attempts started, of `MAX_ATTEMPTS`. */
  readonly attempts: number;
  readonly createdAt: Date;
  readonly listingId: ListingId | null;
  readonly request: ListingRequest;
  /** The SKU entered in the dashboard. */
  readonly sku: string | null;
}

/** A job as shown to the member waiting for it in the dashboard. */
export type MemberJobView = MemberJobRow & z.infer<typeof Unions>;

/**
 * Reads a job of a member's workspace. This counts as a poll and keeps the job from expiring
 * (contract §7.7).
 * @throws {DomainError} `not_found`
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
      : await sql<(MemberJobRow & { pollStale: boolean })[]>`
          select
            status, attempts, created_at as "createdAt", listing_id as "listingId",
            error_code as "errorCode", request,
            ${dashboardSku(sql)} as sku,
            finished_at is null and polled_at
              < now() - ${pollResolutionMs(ctx.settings.expiryMs)} * interval '1 ms' as "pollStale"
          from jobs j
          where id = ${id} and workspace_id = ${input.workspaceId} and kind in ('async', 'rewrite')
        `;
  if (job === undefined || id === undefined) {
    throw notFound("This listing isn't in this workspace.", 'job');
  }
  const { pollStale, ...view } = parseUnions(job, Unions);
  if (pollStale) {
    await sql`update jobs set polled_at = now() where id = ${id} and finished_at is null`;
  }
  return view;
}
