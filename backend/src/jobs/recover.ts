import { refundFailed } from '../credits/index.ts';
import { alone } from './alone.ts';
import { MAX_ATTEMPTS, type JobsContext } from './context.ts';
import { leaseTimes } from './leases.ts';

/** Jobs looked at in one pass; what is left over waits for the next. */
const BATCH = 1000;

/** A queued job's bell may be this late before it counts as lost, in milliseconds. */
const BELL_GRACE_MS = 2000;

export interface Recovery {
  readonly requeued: number;
  readonly failed: number;
  readonly rungAgain: number;
}

/**
 * Takes back what dead processes left: jobs whose lease ran out are queued again, or failed and
 * refunded where that was the last attempt or a sync generation (decisions 13 and 16); their
 * workers' locks on bells are freed; and queued jobs whose bell was lost get another.
 * @returns undefined where another process is at it
 */
export async function recover({
  ctx,
}: {
  ctx: Pick<JobsContext, 'database' | 'settings'>;
}): Promise<Recovery | undefined> {
  const { sql } = ctx.database;
  const { leaseMs } = leaseTimes(ctx.settings.leaseMs);
  const [ended] = await sql<[{ taken: boolean; requeued: number; failed: number }]>`
    with ${alone(sql)},
    expired as (
      select id, kind, attempts from jobs
      where (select taken from alone)
        and finished_at is null and status = 'processing' and lease_expires_at < now()
      limit ${BATCH} for update skip locked
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
      returning jobs.id
    ),
    ${refundFailed(sql)},
    rung as (
      select ring_bells(array_agg(id order by id), 0) from requeued having count(*) > 0
    )
    select
      (select taken from alone) as taken,
      (select count(*)::int from requeued) as requeued,
      (select count(*)::int from failed) as failed,
      (select count(*) from rung)
  `;
  if (!ended.taken) return undefined;
  await freeBells(ctx, leaseMs);
  const rungAgain = await ringLostBells(ctx, leaseMs);
  return { requeued: ended.requeued, failed: ended.failed, rungAgain };
}

/** Frees what dead workers locked, and a queue that gave up and was started under another id. */
async function freeBells(ctx: Pick<JobsContext, 'database'>, leaseMs: number): Promise<void> {
  const { sql } = ctx.database;
  await sql`
    with ${alone(sql)},
    dead as (delete from workers where expires_at < now() and (select taken from alone))
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - ${leaseMs} * interval '1 ms'
        and locked_by <> all (array(select queue_id from workers where expires_at >= now()))
    ))
    from alone where taken
  `;
}

/**
 * A bell is fetched a moment before its job is claimed: one that was fetched long ago, for a job
 * that still waits, went down with a connection or a process.
 */
async function ringLostBells(ctx: Pick<JobsContext, 'database'>, leaseMs: number): Promise<number> {
  const { sql } = ctx.database;
  const [lost] = await sql<{ jobs: number }[]>`
    with ${alone(sql)},
    waiting as (
      select id from jobs
      where (select taken from alone) and finished_at is null and status = 'queued'
        and run_at < now() - ${BELL_GRACE_MS} * interval '1 ms'
      order by created_at limit ${BATCH}
    ),
    silent as (
      select id from waiting
      where not exists (
        select from graphile_worker.jobs bell
        where bell.key = waiting.id and bell.attempts < bell.max_attempts and bell.run_at <= now()
          and (bell.locked_at is null or bell.locked_at > now() - ${leaseMs} * interval '1 ms')
      )
    )
    select count(*)::int as jobs, ring_bells(array_agg(id order by id), 0)
    from silent having count(*) > 0
  `;
  return lost?.jobs ?? 0;
}
