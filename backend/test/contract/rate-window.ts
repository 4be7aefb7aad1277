import { hash } from 'node:crypto';
import type { Database } from '../../src/database/index.ts';

/** Replaces the recorded times of a token's requests, in seconds ago. */
export async function setRequestTimes(
  database: Database,
  token: string,
  secondsAgo: readonly number[],
): Promise<void> {
  const digest = hash('sha256', token, 'buffer');
  await database.sql`
    insert into token_rates (workspace_id, token_id, passes)
    select workspace_id, id, ${passes(database, secondsAgo)} from tokens where hash = ${digest}
    on conflict (workspace_id, token_id) do update set passes = excluded.passes, counts = null
  `;
}

/** The same for requests without a token from this machine. */
export async function setAddressPasses(
  database: Database,
  secondsAgo: readonly number[],
): Promise<void> {
  await database.sql`
    insert into rate_windows (key, passes)
    values ('ip:127.0.0.1', ${passes(database, secondsAgo)})
    on conflict (key) do update set passes = excluded.passes
  `;
}

/** The same for a person's changes to listings, or what else they or their workspace may do so often. */
export async function setChangeTimes(
  database: Database,
  subject: string,
  secondsAgo: readonly number[],
  action:
    | 'listing-change'
    | 'listing-copy'
    | 'uncharged-batch'
    | 'canceled-waiting' = 'listing-change',
): Promise<void> {
  const key = `try:${action}:${hash('sha256', subject.toLowerCase(), 'base64url')}`;
  await database.sql`
    insert into rate_windows (key, passes) values (${key}, ${passes(database, secondsAgo)})
    on conflict (key) do update set passes = excluded.passes
  `;
}

/** Seconds until one more request is allowed, by the database's clock. */
export async function readReset(database: Database, token: string): Promise<number> {
  const digest = hash('sha256', token, 'buffer');
  const [{ seconds }] = await database.sql<[{ seconds: number }]>`
    select ceil(extract(epoch from passes[1] + interval '60 seconds' - clock_timestamp()))::int
      as seconds
    from token_rates join tokens on tokens.id = token_id where hash = ${digest}
  `;
  return seconds;
}

function passes({ sql }: Database, secondsAgo: readonly number[]) {
  return sql`array(
    select now() - ago * interval '1 second'
    from unnest(${sql.array([...secondsAgo])}::float8[]) ago order by ago desc
  )`;
}

/** The maximum requests per minute, all of them just now. */
export function fullWindow(limit = 10): number[] {
  return Array<number>(limit).fill(1);
}
