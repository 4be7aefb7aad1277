import { JOB_STATUSES } from '@wareword/shared-schema';
import { z } from 'zod';
import { PLAN_NAMES } from '../config.ts';
import { JOB_KINDS } from '../database/index.ts';
import { conflict, limitExceeded, notFound } from '../errors.ts';
import { newId, type JobId } from '../identifiers.ts';
import type { JobsContext } from './context.ts';

const Job = z.object({
  kind: z.enum(JOB_KINDS),
  status: z.enum(JOB_STATUSES),
  plan: z.enum(PLAN_NAMES),
});

type RetryContext = Pick<JobsContext, 'database' | 'plans'>;

/**
 * For an operator: retries an async job (the owner of a bulk run retries its rows in the dashboard). A job that is waiting for its retry is started now. A terminal state
 * never changes (contract §7.2), so a failed job is created again as a new job with its own credit;
 * the first one's was refunded.
 * @returns the job that will run
 * @throws {DomainError} if there is nothing to retry
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
    select enqueue_jobs(array[id], 0) from due
  `;
  if (started.length > 0) return jobId;
  const [row] = await sql`
    select j.kind, j.status, w.plan from jobs j join workspaces w on w.id = j.workspace_id
    where j.id = ${jobId}
  `;
  if (row === undefined) throw notFound('No job has this ID.', 'job');
  const job = Job.parse(row);
  if (job.kind !== 'async') {
    throw conflict(
      `This is a ${job.kind} job. Only async jobs can be retried: those from POST /jobs and new listings in the dashboard.`,
    );
  }
  if (job.status !== 'failed') {
    throw conflict(`This job is ${job.status}. Only queued and failed jobs can be retried.`);
  }
  return createReplacement(ctx, jobId, ctx.plans[job.plan].limit);
}

/** Creates credit, job and queue task in one statement. */
async function createReplacement(ctx: RetryContext, jobId: JobId, limit: number): Promise<JobId> {
  const { sql } = ctx.database;
  const newJobId = newId('job');
  const inserted = await sql`
    with counted as (
      insert into usage_counters (workspace_id, period, used)
      select workspace_id, date_trunc('month', now() at time zone 'UTC')::date, 1
      from jobs where id = ${jobId} and status = 'failed' and ${limit} > 0
      on conflict (workspace_id, period) do update set used = usage_counters.used + 1
      where usage_counters.used < ${limit}
      returning workspace_id, period, used
    ),
    usage_events as (
      select announce_usage(workspace_id, period, used - 1, used, ${limit}) from counted
    ),
    reserved as (
      insert into credits (id, workspace_id, period, state)
      select ${newJobId}, workspace_id, period, 'reserved' from counted
      returning id
    ),
    inserted_job as (
      insert into jobs (
        id, workspace_id, user_id, token_id, kind, status, platform, tone, brand_id, request,
        external_ref, request_digest
      )
      select
        reserved.id, workspace_id, user_id, token_id, kind, 'queued', platform, tone, brand_id,
        request, external_ref, request_digest
      from jobs, reserved where jobs.id = ${jobId}
      returning id
    )
    select enqueue_jobs(array[id], 0), (select count(*) from usage_events) from inserted_job
  `;
  if (inserted.length === 0) {
    throw limitExceeded('This workspace has no listings left this month.', 'credits');
  }
  return newJobId;
}
