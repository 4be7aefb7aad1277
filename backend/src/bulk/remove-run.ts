import type { BulkContext } from './context.ts';
import { runChanged } from './preconditions.ts';
import { readRun, type RunInput } from './run-view.ts';

/**
 * Deletes a run and its rows. Listings that it wrote stay in the history.
 * @throws {DomainError} while it runs
 */
export async function removeRun({
  ctx,
  input,
}: {
  ctx: BulkContext;
  input: RunInput;
}): Promise<void> {
  const run = await readRun(ctx, input);
  const removed = await ctx.database.sql`
    delete from bulk_runs
    where id = ${run.id} and workspace_id = ${input.workspaceId} and state <> 'running'
      and not exists (
        select from bulk_rows
        where workspace_id = ${input.workspaceId} and run_id = ${run.id} and state = 'writing'
      )
    returning id
  `;
  if (removed.length === 0) {
    throw runChanged(
      'Some listings are still being written. Pause this run and wait for them to finish.',
    );
  }
}
