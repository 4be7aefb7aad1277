import type { JobsContext } from './context.ts';

/**
 * Records that a worker process is alive, and the id under which the queue locks tasks for it. If
 * it is not renewed within its lease, `recover` unlocks those tasks.
 */
export async function registerWorker({
  ctx,
  input,
}: {
  ctx: Pick<JobsContext, 'database'>;
  input: { holder: string; queueId: string; leaseMs: number };
}): Promise<void> {
  const { sql } = ctx.database;
  await sql`
    insert into workers (id, queue_id, expires_at)
    values (
      ${input.holder}, ${input.queueId},
      now() + ${input.leaseMs} * interval '1 ms'
    )
    on conflict (id) do update set queue_id = excluded.queue_id, expires_at = excluded.expires_at
  `;
}

/** A worker that shuts down cleanly has nothing to unlock. */
export async function unregisterWorker({
  ctx,
  input,
}: {
  ctx: Pick<JobsContext, 'database'>;
  input: { holder: string };
}): Promise<void> {
  await ctx.database.sql`delete from workers where id = ${input.holder}`;
}
