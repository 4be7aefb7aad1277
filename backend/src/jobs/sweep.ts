import { refundFailed } from '../credits/index.ts';
import { alone } from './alone.ts';
import type { JobsContext } from './context.ts';
import { pollResolutionMs } from './poll-resolution.ts';

/** Rows looked at in one pass; what is left over waits for the next. */
const BATCH = 1000;

/**
 * Fails jobs that nobody has polled for the expiry time, refunds them (document, "States and
 * transitions"), and forgets idempotency keys, address rates and bells past their time.
 * @returns how many jobs expired, or undefined where another process is at it
 */
export async function sweep({
  ctx,
}: {
  ctx: Pick<JobsContext, 'database' | 'settings'>;
}): Promise<number | undefined> {
  const { sql } = ctx.database;
  const { expiryMs, idempotencyTtlMs } = ctx.settings;
  // A poll may have come this much later than it was noted.
  const silentMs = expiryMs + pollResolutionMs(expiryMs);
  const [swept] = await sql<[{ taken: boolean; expired: number }]>`
    with ${alone(sql)},
    unpolled as (
      select id from jobs
      where (select taken from alone) and finished_at is null and kind = 'async'
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
    select (select taken from alone) as taken, (select count(*)::int from failed) as expired
  `;
  if (!swept.taken) return undefined;
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
  // Bells whose worker died after its job had been given another: nobody will answer them.
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null limit ${BATCH}
    ))
  `;
  return swept.expired;
}
