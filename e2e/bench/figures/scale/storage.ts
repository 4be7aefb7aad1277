import { withConnection } from '../../database.ts';

/** What remains of a job after its idempotency key has expired. */
const TABLES = ['jobs', 'credits', 'listings'];

/** Bytes of a complete job with its listing, credit and indexes, after a vacuum. */
export async function bytesOfJob(url: string): Promise<number> {
  return withConnection(url, async (sql) => {
    const [{ bytes, jobs }] = await sql<[{ bytes: number; jobs: number }]>`
      select sum(pg_total_relation_size(name::regclass))::float8 as bytes,
        (select count(*)::int from jobs) as jobs
      from json_array_elements_text(${JSON.stringify(TABLES)}::text::json) as name
    `;
    return bytes / jobs;
  });
}

/** What a database has written since it was created; a second of the statistics may be missing. */
export async function writesOf(url: string): Promise<{ walBytes: number; deadRows: number }> {
  return withConnection(url, async (sql) => {
    const [writes] = await sql<[{ walBytes: number; deadRows: number }]>`
      select (pg_current_wal_lsn() - '0/0')::float8 as "walBytes",
        sum(n_tup_upd + n_tup_del)::float8 as "deadRows"
      from pg_stat_user_tables
    `;
    return writes;
  });
}
