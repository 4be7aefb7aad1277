import { deleteInBatches, DELETION_BATCH_SIZE, type Database } from '../database/index.ts';

/** At least the longest window of `enforceAttemptLimit`. */
const ATTEMPTS_TTL = '1 day';

/** Tables whose rows expire, and how long they are kept after that. */
const EXPIRING = {
  sessions: '1 day',
  verifications: '1 day',
  email_changes: '1 day',
  connect_codes: '1 day',
  store_transfers: '1 day',
  oauth_codes: '1 day',
  oauth_clients: '1 day',
  // Until then, an old link says that the invitation expired and who can send a new one.
  invitations: '30 days',
};

/** Deletes expired sessions, links, codes, invitations and attempts. */
export async function deleteExpired({ ctx }: { ctx: { database: Database } }): Promise<void> {
  const { sql } = ctx.database;
  for (const [table, kept] of Object.entries(EXPIRING)) {
    await deleteInBatches(
      () => sql`
        delete from ${sql(table)} where ctid = any(array(
          select ctid from ${sql(table)} where expires_at < now() - ${kept}::interval
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
