import type { Sql } from 'postgres';
import { BODY, PRODUCT, sampleListing } from '../sample.ts';
import type { SeededAccount } from './accounts.ts';

/** A job of a seeded account. */
export interface SeededJob {
  readonly account: SeededAccount;
  readonly id: string;
}

/** How far back complete jobs go. */
const HISTORY_DAYS = 30;

/**
 * Adds jobs to accounts in turn, with all that belongs to them: queued ones, just made, with their
 * credits reserved, or complete ones, spread over the last month, with their listings saved.
 * @returns one job of each account
 */
export async function seedJobs(
  sql: Sql,
  accounts: readonly SeededAccount[],
  { count, status }: { count: number; status: 'queued' | 'complete' },
): Promise<SeededJob[]> {
  const complete = status === 'complete';
  await sql`drop table if exists seeded`;
  // Hexadecimal digits are base 32 ones too: such ids are TypeIDs, and in order of time.
  await sql`
    create unlogged table seeded as
    select
      '01' || lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
        || substr(md5(n::text), 1, 12) as suffix,
      w.id as workspace_id, w.owner_id as user_id, at,
      date_trunc('month', at at time zone 'UTC')::date as period
    from (
      select n, now() - ${complete ? HISTORY_DAYS : 0} * interval '1 day' * n / ${count}::float8 as at
      from generate_series(1, ${count}::int) n
    ) numbered
    join unnest(${sql.array(accounts.map(({ workspaceId }) => workspaceId))}::text[])
      with ordinality account (id, position) on position = 1 + n % ${accounts.length}
    join workspaces w on w.id = account.id
  `;
  await sql`
    insert into jobs (
      id, workspace_id, user_id, kind, status, platform, tone, request, external_ref, attempts,
      run_at, polled_at, created_at, listing_id, finished_at
    )
    select
      'job_' || suffix, workspace_id, user_id, 'async', ${status}, ${PRODUCT.platform}, ${PRODUCT.tone},
      ${JSON.stringify(PRODUCT)}::text::json, ${BODY.external_ref},
      ${complete ? 1 : 0}, at, at, at,
      ${complete ? sql`'lst_' || suffix` : null}, ${complete ? sql`at` : null}
    from seeded order by at
  `;
  await sql`
    insert into credits (id, workspace_id, period, state, created_at, settled_at)
    select
      'job_' || suffix, workspace_id, period, ${complete ? 'spent' : 'reserved'}, at,
      ${complete ? sql`at` : null}
    from seeded order by at
  `;
  await sql`
    insert into usage_counters as c (workspace_id, period, used)
    select workspace_id, period, count(*) from seeded group by workspace_id, period
    on conflict (workspace_id, period) do update set used = c.used + excluded.used
  `;
  await sql`
    insert into idempotency_keys (workspace_id, key, job_id, created_at)
    select workspace_id, md5(suffix), 'job_' || suffix, now() - interval '1 hour' from seeded
  `;
  if (complete) await seedListings(sql);
  const rows = await sql<{ id: string; workspaceId: string }[]>`
    select distinct on (workspace_id) 'job_' || suffix as id, workspace_id as "workspaceId"
    from seeded order by workspace_id, md5(suffix)
  `;
  await sql`drop table seeded`;
  const ids = new Map(rows.map(({ id, workspaceId }) => [workspaceId, id]));
  return accounts.flatMap((account) => {
    const id = ids.get(account.workspaceId);
    return id === undefined ? [] : [{ account, id }];
  });
}

async function seedListings(sql: Sql): Promise<void> {
  const { listing, writer } = await sampleListing();
  await sql`
    insert into listings (
      id, workspace_id, job_id, user_id, platform, tone, product_name, listing, writer, created_at
    )
    select
      'lst_' || suffix, workspace_id, 'job_' || suffix, user_id, ${PRODUCT.platform}, ${PRODUCT.tone},
      ${PRODUCT.product_name}, ${JSON.stringify(listing)}::text::json, ${writer}, at
    from seeded order by at
  `;
}
