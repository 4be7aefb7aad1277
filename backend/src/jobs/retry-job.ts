import type { JobStatus } from '@wareword/shared-schema';
import type { PlanName } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { newId, type JobId } from '../identifiers.ts';
import type { JobsContext } from './context.ts';

type RetryContext = Pick<JobsContext, 'database' | 'plans'>;

/**
 * For support: gives a job another try. One that waits to be retried is started now. A terminal
 * state never changes (decisions 15), so one that has failed is made again as a new job, with a
 * credit of its own: the first one's was refunded.
 * @returns the job that will run
 * @throws {Refusal} where there is nothing to retry
 */
export async function retryJob({
  ctx,
  input: { jobId },
}: {
  ctx: RetryContext;
  input: { jobId: JobId };
}): Promise<JobId> {
  const { sql } = ctx.database;
  const started = await sql`
    with due as (
      update jobs set run_at = now() where id = ${jobId} and kind = 'async' and status = 'queued'
      returning id
    )
    select ring_bells(array[id], 0) from due
  `;
  if (started.length > 0) return jobId;
  const [job] = await sql<{ status: JobStatus; plan: PlanName }[]>`
    select j.status, w.plan from jobs j join workspaces w on w.id = j.workspace_id
    where j.id = ${jobId} and j.kind = 'async'
  `;
  if (job === undefined) throw new Refusal('job_not_found', 'There is no such job.');
  if (job.status !== 'failed') {
    throw new Refusal(
      'validation_error',
      `This job is ${job.status}: only a queued or failed one can be retried.`,
    );
  }
  return makeAnew(ctx, jobId, ctx.plans[job.plan].limit);
}

/** Credit, job and bell in one statement. */
async function makeAnew(ctx: RetryContext, jobId: JobId, limit: number): Promise<JobId> {
  const { sql } = ctx.database;
  const newJobId = newId('job');
  const made = await sql`
    with counted as (
      insert into usage_counters (workspace_id, period, used)
      select workspace_id, date_trunc('month', now() at time zone 'UTC')::date, 1
      from jobs where id = ${jobId} and status = 'failed' and ${limit} > 0
      on conflict (workspace_id, period) do update set used = usage_counters.used + 1
      where usage_counters.used < ${limit}
      returning workspace_id, period
    ),
    reserved as (
      insert into credits (id, workspace_id, period, state)
      select ${newJobId}, workspace_id, period, 'reserved' from counted
      returning id
    ),
    made as (
      insert into jobs (
        id, workspace_id, user_id, token_id, kind, status, platform, tone, brand_id, request,
        external_ref
      )
      select
        reserved.id, workspace_id, user_id, token_id, kind, 'queued', platform, tone, brand_id,
        request, external_ref
      from jobs, reserved where jobs.id = ${jobId}
      returning id
    )
    select ring_bells(array[id], 0) from made
  `;
  if (made.length === 0) {
    throw new Refusal('usage_limit_reached', 'No generation is left this month on this account.');
  }
  return newJobId;
}
