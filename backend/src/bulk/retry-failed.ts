import type { BulkContext } from './context.ts';
import { runChanged, requireBulk, requireCredit, type MemberInput } from './preconditions.ts';
import { readRun } from './run-view.ts';
import { enqueueRuns } from './enqueue-runs.ts';

/**
 * Queues the failed products again. Their credits were refunded, so each costs one again. Not
 * allowed while the run is paused or canceled: that would resume the whole run, including products
 * that were deliberately held back.
 * @throws {DomainError}
 */
export async function retryFailed({
  ctx,
  input,
}: {
  ctx: BulkContext;
  input: MemberInput;
}): Promise<{ products: number }> {
  const run = await readRun(ctx, input);
  requireBulk(ctx.plans, input.plan);
  if (run.state === 'paused') throw runChanged('This bulk run is paused. Resume it first.');
  if (run.state === 'canceled')
    throw runChanged("This file was canceled and can't be restarted. Upload it again.");
  await requireCredit(ctx, input);
  const { sql } = ctx.database;
  const [retried] = await sql<{ products: number }[]>`
    with run as (
      select id from bulk_runs
      where id = ${run.id} and workspace_id = ${input.workspaceId}
        and state in ('running', 'done')
      for update
    ),
    retried as (
      update bulk_rows set state = 'waiting', job_id = null, retries = retries + 1
      from run
      where workspace_id = ${input.workspaceId} and run_id = run.id and state = 'failed'
      returning row
    ),
    restarted as (
      update bulk_runs set
        state = 'running', feeding = true, finished_at = null, user_id = ${input.userId},
        failed = bulk_runs.failed - (select count(*) from retried)
      from run where bulk_runs.id = run.id and exists (select from retried)
      returning bulk_runs.id
    ),
    enqueued as (${enqueueRuns(sql, 'restarted')})
    select (select count(*)::int from retried) as products, (select count(*) from enqueued)
  `;
  if (retried === undefined || retried.products === 0)
    throw runChanged('No products in this file have failed.');
  return { products: retried.products };
}
