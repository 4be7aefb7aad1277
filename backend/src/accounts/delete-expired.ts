import { deleteInBatches, DELETION_BATCH_SIZE, type Database } from '../database/index.ts';

/** At least the longest window of `enforceAttemptLimit`. */
const ATTEMPTS_TTL = '1 day';

/** Tables whose rows expire. */
const EXPIRING = [
  ...['sessions', 'verifications', 'email_changes', 'connect_codes', 'store_transfers'],
  ...['oauth_codes', 'oauth_clients'],
];

/** Deletes expired sessions, links, codes and attempts. */
export async function deleteExpired({ ctx }: { ctx: { database: Database } }): Promise<void> {
  const { sql } = ctx.database;
  for (const table of EXPIRING) {
    await deleteInBatches(
      () => sql`
        delete from ${sql(table)} where ctid = any(array(
          select ctid from ${sql(table)} where expires_at < now() - interval '1 day'
          order by expires_at limit ${DELETION_BATCH_SIZE} for update skip locked
        ))
      `,
    );
  }
  await deleteInBatches(
    () => sql`
      delete from rate_windows where ctid = any(array(
        select ctid from rate_windows
        where key like 'try:%' and (
          cardinality(passes) = 0 or passes[cardinality(passes)] < now() - ${ATTEMPTS_TTL}::interval
        )
        limit ${DELETION_BATCH_SIZE} for update skip locked
      ))
    `,
  );
}
