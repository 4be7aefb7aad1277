import type { Sql, TransactionSql } from 'postgres';
import { refundFailed } from '../credits/index.ts';
import type { JobId } from '../identifiers.ts';
import { MAX_ATTEMPTS, type JobsContext } from './context.ts';
import { pollResolutionMs } from './poll-resolution.ts';

type SweepContext = Pick<JobsContext, 'database' | 'settings'>;

/** Held while one process sweeps, so that the others leave it to that one. */
const SWEEP_LOCK = 7_263_002;

/** Rows looked at in one pass; what is left over waits for the next. */
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
 * workers' locks on bells are freed; and queued jobs without a bell get one.
 * @returns undefined where another process is at it
 */
export function recover({ ctx }: { ctx: SweepContext }): Promise<Recovery | undefined> {
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
    await sql`
      with dead as (delete from workers where expires_at < now() returning queue_id)
      select graphile_worker.force_unlock_workers(array_agg(queue_id)) from dead having count(*) > 0
    `;
    const silent = await sql<{ id: JobId }[]>`
      select id from (
        select id from jobs
        where finished_at is null and status = 'queued'
          and run_at < now() - ${BELL_GRACE_MS} * interval '1 ms'
        order by created_at limit ${BATCH}
      ) waiting
      where not exists (
        select from graphile_worker.jobs bell
        where bell.key = waiting.id and bell.attempts < bell.max_attempts
      )
    `;
    const toRing = [...ended.requeued, ...silent.map(({ id }) => id)];
    if (toRing.length > 0) await sql`select ring_bells(${sql.array(toRing)}, 0)`;
    return {
      requeued: ended.requeued.length,
      failed: ended.failed,
      rungAgain: silent.length,
    };
  });
}

/**
 * Fails jobs that nobody has polled for the expiry time, refunds them (document, "States and
 * transitions"), and forgets idempotency keys and address rates past their time.
 * @returns how many jobs expired, or undefined where another process is at it
 */
export function sweep({ ctx }: { ctx: SweepContext }): Promise<number | undefined> {
  const { expiryMs, idempotencyTtlMs } = ctx.settings;
  // A poll may have come this much later than it was noted.
  const silentMs = expiryMs + pollResolutionMs(expiryMs);
  return alone(ctx.database.sql, async (sql) => {
    const expired = await sql`
      with unpolled as (
        select id from jobs
        where finished_at is null and kind = 'async'
          and created_at < now() - ${expiryMs} * interval '1 ms'
          and polled_at < now() - interval '1 ms' * case when polled_at > created_at
            then ${silentMs}::float8 else ${expiryMs}::float8 end
        limit ${BATCH} for update skip locked
      ),
      failed as (
        update jobs set
          status = 'failed', error_code = 'job_expired', finished_at = now(),
          lease_holder = null, lease_expires_at = null
        from unpolled where jobs.id = unpolled.id
        returning jobs.id
      ),
      ${refundFailed(sql)}
      select id from failed
    `;
    await sql`
      delete from idempotency_keys where ctid = any(array(
        select ctid from idempotency_keys
        where created_at < now() - ${idempotencyTtlMs} * interval '1 ms'
        limit ${BATCH}
      ))
    `;
    await sql`
      delete from rate_windows
      where key like 'ip:%' and passes[cardinality(passes)] < now() - interval '5 minutes'
    `;
    return expired.length;
  });
}

function alone<Result>(
  sql: Sql,
  work: (sql: TransactionSql) => Promise<Result>,
): Promise<Result | undefined> {
  return sql.begin(async (transaction) => {
    const [lock] = await transaction<[{ taken: boolean }]>`
      select pg_try_advisory_xact_lock(${SWEEP_LOCK}) as taken
    `;
    return lock.taken ? await work(transaction) : undefined;
  }) as Promise<Result | undefined>;
}
