import type { BulkContext } from './context.ts';
import { runChanged, requireBulk, requireCredit, type MemberInput } from './preconditions.ts';
import { readRun } from './run-view.ts';
import { enqueueRuns } from './enqueue-runs.ts';

/** Continues a paused run on behalf of the person who resumes it. @throws {DomainError} */
export async function resumeRun({
  ctx,
  input,
}: {
  ctx: BulkContext;
  input: MemberInput;
}): Promise<void> {
  const run = await readRun(ctx, input);
  requireBulk(ctx.plans, input.plan);
  if (run.products > run.written + run.failed) await requireCredit(ctx, input);
  const { sql } = ctx.database;
  const resumed = await sql`
    with resumed as (
      update bulk_runs set
        state = 'running', feeding = true, paused_by = null, user_id = ${input.userId}
      where id = ${run.id} and workspace_id = ${input.workspaceId} and state = 'paused'
      returning id
    )
    ${enqueueRuns(sql, 'resumed')}
  `;
  if (resumed.length === 0) throw runChanged('This bulk run is no longer paused.');
}
