import type { JobsContext } from './context.ts';

/**
 * Notes that a worker process lives, and under which id the queue locks bells for it. When it has
 * not done so for its lease, {@link recover} frees those bells.
 */
export async function announceWorker({
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

/** A worker process that stops in order has nothing to be freed. */
export async function retireWorker({
  ctx,
  input,
}: {
  ctx: Pick<JobsContext, 'database'>;
  input: { holder: string };
}): Promise<void> {
  await ctx.database.sql`delete from workers where id = ${input.holder}`;
}
