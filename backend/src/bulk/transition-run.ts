import type { BulkContext } from './context.ts';
import { runChanged } from './preconditions.ts';
import { readRun, type BulkRunState, type RunInput } from './run-view.ts';

/**
 * Moves a run from one state to another, if it is in one of the expected states.
 * @throws {DomainError}
 */
export async function transitionRun(
  { ctx, input }: { ctx: BulkContext; input: RunInput },
  { from, to }: { from: BulkRunState[]; to: BulkRunState },
): Promise<void> {
  const run = await readRun(ctx, input);
  const { sql } = ctx.database;
  const moved = await sql`
    update bulk_runs set
      state = ${to}, paused_by = null,
      finished_at = case when ${to === 'canceled'} then now() else finished_at end
    where id = ${run.id} and workspace_id = ${input.workspaceId}
      and state = any(${sql.array(from)})
    returning id
  `;
  if (moved.length === 0) throw runChanged(`This bulk run is no longer ${from.join(' or ')}.`);
}
