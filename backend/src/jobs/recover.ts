import { refundFailed } from '../credits/index.ts';
import type { JobId } from '../identifiers.ts';
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
export function recover({
  ctx,
}: {
  ctx: Pick<JobsContext, 'database' | 'settings'>;
}): Promise<Recovery | undefined> {
  const { leaseMs } = leaseTimes(ctx.settings.leaseMs);
  return alone(ctx.database.sql, async (sql) => {
    const [ended] = await sql<[{ requeued: JobId[]; failed: number }]>`
      with expired as (
        select id, kind, attempts from jobs
        where finished_at is null and status = 'processing' and lease_expires_at < now()
        limit ${BATCH} for update skip locked
      ),
      requeued as (
        update jobs set
          status = 'queued', run_at = now(), lease_holder = null, lease_expires_at = null
        from expired
        where jobs.id = expired.id and expired.kind = 'async' and expired.attempts < ${MAX_ATTEMPTS}
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
      ${refundFailed(sql)}
      select array(select id from requeued) as requeued, (select count(*)::int from failed) as failed
    `;
    // Also those of a queue that gave up and was started again under another id.
    await sql`
      with dead as (delete from workers where expires_at < now())
      select graphile_worker.force_unlock_workers(array(
        select distinct locked_by from graphile_worker.jobs
        where locked_at < now() - ${leaseMs} * interval '1 ms'
          and locked_by <> all (array(select queue_id from workers where expires_at >= now()))
      ))
    `;
    // A bell is fetched a moment before its job is claimed: one that was fetched long ago, for a
    // job that still waits, went down with a connection or a process.
    const silent = await sql<{ id: JobId }[]>`
      select id from (
        select id from jobs
        where finished_at is null and status = 'queued'
          and run_at < now() - ${BELL_GRACE_MS} * interval '1 ms'
        order by created_at limit ${BATCH}
      ) waiting
      where not exists (
        select from graphile_worker.jobs bell
        where bell.key = waiting.id and bell.attempts < bell.max_attempts and bell.run_at <= now()
          and (bell.locked_at is null or bell.locked_at > now() - ${leaseMs} * interval '1 ms')
      )
    `;
    const toRing = [...ended.requeued, ...silent.map(({ id }) => id)].sort();
    if (toRing.length > 0) await sql`select ring_bells(${sql.array(toRing)}, 0)`;
    return {
      requeued: ended.requeued.length,
      failed: ended.failed,
      rungAgain: silent.length,
    };
  });
}
