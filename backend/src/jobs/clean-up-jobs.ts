import { deleteInBatches, DELETION_BATCH_SIZE } from '../database/index.ts';
import type { JobsContext } from './context.ts';

/** Maximum queue tasks per run; the rest wait for the next. */
const MAX_TASKS = 1000;

/**
 * Deletes expired idempotency keys and rate windows of addresses, and completes abandoned queue tasks.
 * `try:` windows are deleted by `accounts/delete-expired.ts`.
 */
export async function cleanUpJobs({
  ctx,
}: {
  ctx: Pick<JobsContext, 'database' | 'settings'>;
}): Promise<void> {
  const { sql } = ctx.database;
  const { idempotencyTtlMs } = ctx.settings;
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
  // Tasks whose worker died after their job got a new one: no one will run them.
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null limit ${MAX_TASKS}
    ))
  `;
}
