import type { BulkContext } from './context.ts';
import { changed } from './preconditions.ts';
import { readRun, type BulkRunState, type RunInput } from './run-view.ts';

/**
 * Takes a run from one state to another, where it is in the first.
 * @throws {Refusal}
 */
export async function moveRun(
  { ctx, input }: { ctx: BulkContext; input: RunInput },
  { from, to }: { from: BulkRunState[]; to: BulkRunState },
): Promise<void> {
  const run = await readRun(ctx, input);
  const { sql } = ctx.database;
  const moved = await sql`
    update bulk_runs set
      state = ${to}, paused_by = null,
      finished_at = case when ${to === 'cancelled'} then now() else finished_at end
    where id = ${run.id} and workspace_id = ${input.workspaceId}
      and state = any(${sql.array(from)})
    returning id
  `;
  if (moved.length === 0) throw changed(`It is not ${from.join(' or ')}.`);
}
