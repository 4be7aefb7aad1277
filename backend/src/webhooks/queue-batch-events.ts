import type { Database } from '../database/index.ts';

/** Maximum deliveries per pass; the rest wait for the next. */
const MAX_DELIVERIES = 200;

/**
 * Queues the waiting deliveries of batches whose jobs have all ended. The
 * last jobs may end in statements of several processes that don't see each other, so none of those
 * can tell; a later statement can.
 * @returns how many deliveries were queued
 */
export async function queueBatchEvents({ ctx }: { ctx: { database: Database } }): Promise<number> {
  const { sql } = ctx.database;
  const queued = await sql`
    with ended as (
      delete from webhook_deliveries where ctid = any(array(
        select d.ctid from webhook_deliveries d
        where d.state = 'waiting' and not exists (
          select from batch_items i
          cross join lateral (select finished_at from jobs where id = i.job_id limit 1) j
          where i.workspace_id = d.workspace_id and i.batch_id = d.subject and j.finished_at is null
        )
        order by d.created_at limit ${MAX_DELIVERIES} for update skip locked
      ))
      returning workspace_id, endpoint_id, type, subject
    )
    insert into webhook_deliveries (id, workspace_id, endpoint_id, type, subject)
    select new_typeid('dlv'), workspace_id, endpoint_id, type, subject from ended
    returning id
  `;
  return queued.length;
}
