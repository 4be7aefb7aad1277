import type { Database } from '../database/index.ts';

/** As long as the longest window of `takeAttempt`. */
const ATTEMPTS_KEPT = '1 day';

/** Rows of each kind that one pass takes away; what is left over waits for the next. */
const BATCH = 1000;

/** Takes away what is over and does no more than fill tables: sessions, links, codes, attempts. */
export async function forgetExpired({ ctx }: { ctx: { database: Database } }): Promise<void> {
  const { sql } = ctx.database;
  for (const table of ['sessions', 'verifications', 'connect_codes']) {
    await sql`
      delete from ${sql(table)} where ctid = any(array(
        select ctid from ${sql(table)} where expires_at < now() - interval '1 day'
        order by expires_at limit ${BATCH} for update skip locked
      ))
    `;
  }
  await sql`
    delete from rate_windows
    where key like 'try:%' and passes[cardinality(passes)] < now() - ${ATTEMPTS_KEPT}::interval
  `;
}
