import { refundFailed } from '../credits/index.ts';
import { recoveryLock } from './recovery-lock.ts';
import { MAX_ATTEMPTS, type JobsContext } from './context.ts';
import { leaseTimes } from './leases.ts';
import { announceEnded } from '../webhooks/index.ts';

/** Maximum jobs per pass; the rest wait for the next. */
const BATCH_SIZE = 1000;

/** How late a queued job may be before its queue task counts as lost, in milliseconds. */
const ENQUEUE_GRACE_MS = 2000;

export interface Recovery {
  readonly requeued: number;
  readonly failed: number;
  readonly reenqueued: number;
}

/**
 * Recovers what dead processes left behind: jobs whose lease expired are requeued, or failed and
 * refunded after the last attempt or for a sync generation (contract §6.2, §7.8); queue tasks
 * locked by dead workers are unlocked; and queued jobs whose task was lost get a new one.
 * @returns undefined if another process is already doing it
 */
export async function recover({
  ctx,
}: {
  ctx: Pick<JobsContext, 'database' | 'settings'>;
}): Promise<Recovery | undefined> {
  const { sql } = ctx.database;
  const { leaseMs } = leaseTimes(ctx.settings.recoveryMs);
  const [ended] = await sql<[{ taken: boolean; requeued: number; failed: number }]>`
    with ${recoveryLock(sql)},
    expired as (
      select id, kind, attempts from jobs
      where (select taken from recovery_lock)
        and finished_at is null and status = 'processing' and lease_expires_at < now()
      limit ${BATCH_SIZE} for update skip locked
    ),
    requeued as (
      update jobs set
        status = 'queued', run_at = now(), lease_holder = null, lease_expires_at = null
      from expired
      where jobs.id = expired.id and expired.kind <> 'sync' and expired.attempts < ${MAX_ATTEMPTS}
      returning jobs.id
    ),
    failed as (
      update jobs set
        status = 'failed', error_code = 'generation_failed', finished_at = now(),
        lease_holder = null, lease_expires_at = null
      from expired
      where jobs.id = expired.id
        and (expired.kind = 'sync' or expired.attempts >= ${MAX_ATTEMPTS})
      returning jobs.id, jobs.workspace_id, jobs.kind
    ),
    ${refundFailed(sql)},
    ${announceEnded(sql, 'failed')},
    enqueued as (
      select enqueue_jobs(array_agg(id order by id), 0) from requeued having count(*) > 0
    )
    select
      (select taken from recovery_lock) as taken,
      (select count(*)::int from requeued) as requeued,
      (select count(*)::int from failed) as failed,
      (select count(*) from enqueued)
  `;
  if (!ended.taken) return undefined;
  await unlockQueueTasks(ctx, leaseMs);
  const reenqueued = await enqueueLostJobs(ctx, leaseMs);
  return { requeued: ended.requeued, failed: ended.failed, reenqueued };
}

/** Unlocks the queue tasks of dead workers, and those left under the old id of a queue that restarted. */
async function unlockQueueTasks(
  ctx: Pick<JobsContext, 'database'>,
  leaseMs: number,
): Promise<void> {
  const { sql } = ctx.database;
  await sql`
    with ${recoveryLock(sql)},
    dead as (delete from workers where expires_at < now() and (select taken from recovery_lock))
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - ${leaseMs} * interval '1 ms'
        and locked_by <> all (array(select queue_id from workers where expires_at >= now()))
    ))
    from recovery_lock where taken
  `;
}

/**
 * A queue task is fetched just before its job is claimed: if it was fetched long ago for a job that
 * is still queued, a connection or a process was lost.
 */
async function enqueueLostJobs(
  ctx: Pick<JobsContext, 'database'>,
  leaseMs: number,
): Promise<number> {
  const { sql } = ctx.database;
  const [lost] = await sql<{ jobs: number }[]>`
    with ${recoveryLock(sql)},
    waiting as (
      select id from jobs
      where (select taken from recovery_lock) and finished_at is null and status = 'queued'
        and run_at < now() - ${ENQUEUE_GRACE_MS} * interval '1 ms'
      order by created_at limit ${BATCH_SIZE}
    ),
    lost as (
      select id from waiting
      where not exists (
        select from graphile_worker.jobs task
        where task.key = waiting.id and task.attempts < task.max_attempts and task.run_at <= now()
          and (task.locked_at is null or task.locked_at > now() - ${leaseMs} * interval '1 ms')
      )
    )
    select count(*)::int as jobs, enqueue_jobs(array_agg(id order by id), 0)
    from lost having count(*) > 0
  `;
  return lost?.jobs ?? 0;
}
