import type { BulkContext } from './context.ts';
import { changed, requireBulk, requireCredit, type MemberInput } from './preconditions.ts';
import { readRun } from './run-view.ts';
import { wake } from './wake.ts';

/**
 * Puts the products that failed in line again. Their credits were given back, so each costs one
 * again. Not where the run was paused or cancelled: it would go on as a whole, and the products
 * that somebody had kept from being written would be paid for.
 * @throws {Refusal}
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
  if (run.state === 'paused') throw changed('It is paused: resume it first.');
  if (run.state === 'cancelled') throw changed('It was cancelled, which ends it for good.');
  await requireCredit(ctx, input);
  const { sql } = ctx.database;
  const [again] = await sql<{ products: number }[]>`
    with run as (
      select id from bulk_runs
      where id = ${run.id} and workspace_id = ${input.workspaceId}
        and state in ('running', 'done')
      for update
    ),
    again as (
      update bulk_rows set state = 'waiting', job_id = null, tries = tries + 1
      from run where run_id = run.id and state = 'failed'
      returning row
    ),
    woken as (
      update bulk_runs set
        state = 'running', feeding = true, finished_at = null, user_id = ${input.userId},
        failed = bulk_runs.failed - (select count(*) from again)
      from run where bulk_runs.id = run.id and exists (select from again)
      returning bulk_runs.id
    ),
    rung as (${wake(sql, 'woken')})
    select (select count(*)::int from again) as products, (select count(*) from rung)
  `;
  if (again === undefined || again.products === 0) throw changed('No product of it has failed.');
  return { products: again.products };
}
