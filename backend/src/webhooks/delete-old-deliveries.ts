import { deleteInBatches, DELETION_BATCH_SIZE, type Database } from '../database/index.ts';

/** How long deliveries are listed and can be sent again (contract §20.10). */
const KEPT = '30 days';

/** Deletes deliveries older than {@link KEPT}, except those that wait to be sent or for a batch to end. */
export async function deleteOldDeliveries({ ctx }: { ctx: { database: Database } }): Promise<void> {
  const { sql } = ctx.database;
  await deleteInBatches(
    () => sql`
      delete from webhook_deliveries where ctid = any(array(
        select ctid from webhook_deliveries d
        where created_at < now() - ${KEPT}::interval and (
          state in ('delivered', 'failed')
          -- The endpoint was deleted while this row was being inserted.
          or not exists (select from webhook_endpoints e where e.id = d.endpoint_id)
        )
        limit ${DELETION_BATCH_SIZE} for update skip locked
      ))
    `,
  );
}
