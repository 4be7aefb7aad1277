import { and, desc, eq } from 'drizzle-orm';
import { jobs, type Database } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';

/** A workspace's most recent jobs for an operator: their outcome, not their content. */
export function listWorkspaceJobs({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { workspaceId: WorkspaceId; limit: number };
}) {
  return ctx.database.orm
    .select({
      job_id: jobs.id,
      status: jobs.status,
      platform: jobs.platform,
      attempts: jobs.attempts,
      error_code: jobs.errorCode,
      listing_id: jobs.listingId,
      created_at: jobs.createdAt,
      finished_at: jobs.finishedAt,
    })
    .from(jobs)
    .where(and(eq(jobs.workspaceId, input.workspaceId), eq(jobs.kind, 'async')))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(input.limit);
}
