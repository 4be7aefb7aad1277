import type { JobStatus } from '@wareword/shared-schema';
import type { PlanName } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { newId, type JobId } from '../identifiers.ts';
import type { JobsContext } from './context.ts';

/**
 * For support: gives a job another try. One that waits to be retried is started now. A terminal
 * state never changes (decisions 15), so one that has failed is made again as a new job, with a
 * credit of its own: the first one's was refunded.
 * @returns the job that will run
 * @throws {Refusal} where there is nothing to retry
 */
export async function retryJob({
  ctx,
  input,
}: {
  ctx: Pick<JobsContext, 'database' | 'plans'>;
  input: { jobId: JobId };
}): Promise<JobId> {
  const { sql } = ctx.database;
  return sql.begin<JobId>(async (transaction) => {
    const [job] = await transaction<[{ status: JobStatus; workspaceId: string; plan: PlanName }?]>`
      select j.status, j.workspace_id as "workspaceId", w.plan
      from jobs j join workspaces w on w.id = j.workspace_id
      where j.id = ${input.jobId} and j.kind = 'async' for update of j
    `;
    if (job === undefined) throw new Refusal('job_not_found', 'There is no such job.');
    if (job.status === 'queued') {
      await transaction`update jobs set run_at = now() where id = ${input.jobId}`;
      await transaction`select ring_bells(array[${input.jobId}], 0)`;
      return input.jobId;
    }
    if (job.status !== 'failed') {
      throw new Refusal(
        'validation_error',
        `This job is ${job.status}: only a queued or failed one can be retried.`,
      );
    }
    const jobId = newId('job');
    const { limit } = ctx.plans[job.plan];
    const reserved = await transaction`
      with counted as (
        insert into usage_counters (workspace_id, period, used)
        select ${job.workspaceId}, date_trunc('month', now() at time zone 'UTC')::date, 1
        where ${limit} > 0
        on conflict (workspace_id, period) do update set used = usage_counters.used + 1
        where usage_counters.used < ${limit}
        returning workspace_id, period
      )
      insert into credits (id, workspace_id, period, state)
      select ${jobId}, workspace_id, period, 'reserved' from counted
      returning id
    `;
    if (reserved.length === 0) {
      throw new Refusal('usage_limit_reached', 'No generation is left this month on this account.');
    }
    await transaction`
      insert into jobs (
        id, workspace_id, user_id, token_id, kind, status, platform, tone, brand_id, request,
        external_ref
      )
      select
        ${jobId}, workspace_id, user_id, token_id, kind, 'queued', platform, tone, brand_id,
        request, external_ref
      from jobs where id = ${input.jobId}
    `;
    await transaction`select ring_bells(array[${jobId}], 0)`;
    return jobId;
  });
}
