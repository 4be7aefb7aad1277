import { refundFailed } from '../credits/index.ts';
import { recoveryLock } from './recovery-lock.ts';
import type { JobsContext } from './context.ts';
import { pollResolutionMs } from './poll-resolution.ts';
import { announceEnded, hasWebhook } from '../webhooks/index.ts';

/** Maximum jobs per pass; the rest wait for the next. */
const BATCH_SIZE = 1000;

/**
 * Fails jobs that have not been polled for the expiry time, and refunds them (contract §7.7, §20.8),
 * unless the workspace has an enabled webhook for `job.completed`.
 * @returns the number of expired jobs, or undefined if another process is recovering jobs right now
 */
export async function expireUnpolled({
  ctx,
}: {
  ctx: Pick<JobsContext, 'database' | 'settings'>;
}): Promise<number | undefined> {
  const { sql } = ctx.database;
  const { expiryMs } = ctx.settings;
  // The last poll may have been this much later than recorded.
  const unpolledMs = expiryMs + pollResolutionMs(expiryMs);
  const [pass] = await sql<[{ taken: boolean; expired: number }]>`
    with ${recoveryLock(sql)},
    unpolled as (
      select id from jobs
      where (select taken from recovery_lock) and finished_at is null and kind = 'async'
        -- The dashboard promises that people can leave the page.
        and token_id is not null
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
    select (select taken from recovery_lock) as taken, (select count(*)::int from failed) as expired
  `;
  return pass.taken ? pass.expired : undefined;
}
