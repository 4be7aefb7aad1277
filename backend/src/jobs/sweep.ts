import { refundFailed } from '../credits/index.ts';
import { deleteInBatches, DELETION_BATCH_SIZE } from '../database/index.ts';
import { sweepLock } from './sweep-lock.ts';
import type { JobsContext } from './context.ts';
import { pollResolutionMs } from './poll-resolution.ts';
import { announceEnded, hasWebhook } from '../webhooks/index.ts';

/** Maximum jobs, and queue tasks, per pass; the rest waits for the next. */
const BATCH_SIZE = 1000;

/**
 * Fails jobs that have not been polled for the expiry time, refunds them (contract §7.7, §20.8), and
 * deletes expired idempotency keys, address rate windows and abandoned queue tasks.
 * @returns the number of expired jobs, or undefined if another process is already sweeping
 */
export async function sweep({
  ctx,
}: {
  ctx: Pick<JobsContext, 'database' | 'settings'>;
}): Promise<number | undefined> {
  const { sql } = ctx.database;
  const { expiryMs, idempotencyTtlMs } = ctx.settings;
  // The last poll may have been this much later than recorded.
  const unpolledMs = expiryMs + pollResolutionMs(expiryMs);
  const [swept] = await sql<[{ taken: boolean; expired: number }]>`
    with ${sweepLock(sql)},
    unpolled as (
      select id from jobs
      where (select taken from sweep_lock) and finished_at is null and kind = 'async'
        and created_at < now() - ${expiryMs} * interval '1 ms'
        and polled_at < now() - interval '1 ms' * case when polled_at > created_at
          then ${unpolledMs}::float8 else ${expiryMs}::float8 end
        and not ${hasWebhook(sql, 'job.completed')}
      limit ${BATCH_SIZE} for update skip locked
    ),
    failed as (
      update jobs set
        status = 'failed', error_code = 'job_expired', finished_at = now(),
        lease_holder = null, lease_expires_at = null
      from unpolled where jobs.id = unpolled.id
      returning jobs.id, jobs.workspace_id, jobs.kind
    ),
    ${refundFailed(sql)},
    ${announceEnded(sql, 'failed')}
    select (select taken from sweep_lock) as taken, (select count(*)::int from failed) as expired
  `;
  if (!swept.taken) return undefined;
  await deleteInBatches(
    () => sql`
      delete from idempotency_keys where ctid = any(array(
        select ctid from idempotency_keys
        where created_at < now() - ${idempotencyTtlMs} * interval '1 ms'
        limit ${DELETION_BATCH_SIZE}
      ))
    `,
  );
  await deleteInBatches(
    () => sql`
      delete from rate_windows where ctid = any(array(
        select ctid from rate_windows
        where key not like 'try:%' and passes[cardinality(passes)] < now() - interval '5 minutes'
        limit ${DELETION_BATCH_SIZE} for update skip locked
      ))
    `,
  );
  // Tasks whose worker died after their job got a new task: no one will run them.
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null limit ${BATCH_SIZE}
    ))
  `;
  return swept.expired;
}
