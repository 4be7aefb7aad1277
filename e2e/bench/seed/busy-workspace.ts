import type { Sql } from 'postgres';
import { hashLinkToken } from '../../../backend/src/accounts/link-token.ts';
import { hashTransferToken } from '../../../backend/src/connect/request-transfer.ts';
import type { UserId, WorkspaceId } from '../../../backend/src/identifiers.ts';

/** A workspace to be filled. */
export interface Owner {
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
}

/** What a workspace is filled with, besides listings. */
export const SIZES = {
  stores: 600,
  keys: 400,
  brands: 200,
  members: 50,
  invitations: 50,
  runs: 60,
  /** Rows of the largest run. */
  rows: 50_000,
} as const;

/** Deleted and archived rows, which must not slow down queries. */
const GONE = { tokens: 2000, brands: 300, invitations: 2000 } as const;

/** An id whose time is `at`. Hexadecimal digits are base 32 ones too. */
export const SUFFIX = `'01' || lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
  || substr(md5(what), 1, 12)`;

/** Tokens, brands and people of a workspace. */
export async function seedPeople(
  sql: Sql,
  { workspaceId, userId }: Owner,
  invitation: string,
): Promise<void> {
  const { stores, keys } = SIZES;
  await sql`
    insert into tokens (
      id, hash, prefix, scope, name, workspace_id, user_id, site_url, platform, created_at,
      last_used_at, revoked_at
    )
    select
      'tok_' || ${sql.unsafe(SUFFIX)}, sha256(what::bytea), 'ww_' || scope || '_a1b2c', scope,
      case scope when 'api' then 'Warehouse import ' || n else n || '.shop.example' end,
      ${workspaceId}, ${userId},
      case scope when 'plugin' then 'https://' || what || '.shop.example' end,
      case scope when 'plugin' then 'woocommerce' end,
      at, case when n % 3 > 0 then now() end, gone
    from (
      select n, ${workspaceId} || 'token' || n as what,
        case when (n / 3) % ${stores + keys} < ${stores} then 'plugin' else 'api' end as scope,
        -- Four tokens share each timestamp, as if a program created them. Two of three are revoked.
        now() - interval '3 hours' * (n / 4) as at,
        case when n % 3 > 0 then now() end as gone
      from generate_series(1, ${stores + keys + GONE.tokens}) n
    ) token
  `;
  await sql`
    insert into brands (id, workspace_id, name, created_at, archived_at)
    select 'brd_' || ${sql.unsafe(SUFFIX)}, ${workspaceId}, 'Brand ' || n || ' of the House', at,
      case when n > ${SIZES.brands} then at + interval '1 hour' end
    from (
      select n, ${workspaceId} || 'brand' || n as what,
        now() - interval '1 year' + interval '1 hour' * n as at
      from generate_series(1, ${SIZES.brands + GONE.brands}) n
    ) brand
  `;
  await sql`
    with person as (
      insert into users (id, email, name)
      select 'usr_' || ${sql.unsafe(SUFFIX)}, what || '@team.example', 'Bench'
      from (
        select n, ${workspaceId} || n as what, now() - interval '1 day' * n as at
        from generate_series(1, ${SIZES.members}) n
      ) person
      returning id
    )
    insert into members (workspace_id, user_id) select ${workspaceId}, id from person
  `;
  await sql`
    insert into invitations (
      id, hash, workspace_id, email, invited_by, created_at, expires_at, accepted_at, revoked_at
    )
    select
      'inv_' || ${sql.unsafe(SUFFIX)},
      case n when 1 then ${hashLinkToken(invitation)}::bytea else sha256(what::bytea) end,
      ${workspaceId}, what || '@team.example', ${userId}, at, at + interval '7 days',
      case when n > ${SIZES.invitations} and n % 3 = 0 then at end,
      case when n > ${SIZES.invitations} and n % 3 = 1 then at end
    from (
      select n, ${workspaceId} || 'asked' || n as what,
        now() - case
          when n <= ${SIZES.invitations} then interval '1 hour' * n
          else interval '8 days' + interval '4 hours' * n
        end as at
      from generate_series(1, ${SIZES.invitations + GONE.invitations}) n
    ) invitation
  `;
}

/** Requests to move the workspace's stores to other workspaces, each emailed to its owner. */
export async function seedTransfers(
  sql: Sql,
  { workspaceId }: Owner,
  neighbors: readonly Owner[],
  token: string,
): Promise<void> {
  for (const [index, neighbor] of neighbors.entries()) {
    await sql`
      insert into store_transfers (
        site_url, workspace_id, user_id, former_token_id, request_hash, requested_at, expires_at
      )
      select site_url, ${neighbor.workspaceId}, ${neighbor.userId}, id,
        case when ${index} = 0 and n = 1 then ${hashTransferToken(token)}::bytea
          else sha256((site_url || ${neighbor.workspaceId})::bytea) end,
        now(), now() + interval '3 days'
      from (
        select site_url, id, row_number() over (order by id) as n from tokens
        where workspace_id = ${workspaceId} and scope = 'plugin' and revoked_at is null
      ) store
    `;
  }
}

/** Bulk runs of a workspace, one of them as large as a file may be, over jobs that are there. */
export async function seedRuns(sql: Sql, { workspaceId, userId }: Owner): Promise<void> {
  await sql`
    insert into bulk_runs (
      id, workspace_id, user_id, file_name, platform, tone, state, products, problems, notes,
      written, failed, feeding, created_at, started_at, finished_at
    )
    select
      'blk_' || ${sql.unsafe(SUFFIX)}, ${workspaceId}, ${userId}, 'products-' || n || '.csv',
      'shopify', 'Professional',
      case n when 1 then 'running' when 2 then 'draft' else 'done' end,
      case n when 1 then ${SIZES.rows} else 500 end, 25, 10,
      case when n > 2 then 475 else 0 end, 0, n = 1, at,
      case when n <> 2 then at end, case when n > 2 then at + interval '1 hour' end
    from (
      select n, ${workspaceId} || 'run' || n as what, now() - interval '3 days' * n as at
      from generate_series(1, ${SIZES.runs}) n
    ) run
  `;
  // In the largest run, written rows come first and waiting rows last, as they would in practice.
  await sql`
    insert into bulk_rows (
      workspace_id, run_id, row, state, request, reference, problem, note, job_id
    )
    select ${workspaceId}, r.id, n + 1, its.state,
      case when its.state <> 'problem' then json_build_object(
        'product_name', 'Walnut Desk Organizer ' || n, 'features', repeat('Solid and oiled. ', 20)
      ) end,
      'sku-' || n,
      case its.state when 'problem' then 'The row has no name of a product.' end,
      case when n % 1000 = 7 then 'The description was cut.' end,
      case when its.state in ('written', 'writing') then j.id end
    from (select *, row_number() over (order by created_at desc) as place from bulk_runs
      where workspace_id = ${workspaceId}) r
    cross join lateral generate_series(1, case place when 1 then ${SIZES.rows} else 500 end) n
    cross join lateral (
      select case
        when n % 20 = 3 then 'problem'
        when place = 2 then 'waiting'
        when place = 1 and n > ${SIZES.rows * 0.9} then 'waiting'
        when place = 1 and n > ${SIZES.rows * 0.9 - 50} then 'writing'
        when n % 500 = 5 then 'failed'
        else 'written'
      end as state
    ) its
    left join (
      select id, row_number() over (order by created_at) as place from jobs
      where workspace_id = ${workspaceId} and kind = 'bulk'
    ) j on j.place = n
  `;
  await sql`
    update listings l set run_id = r.run_id
    from bulk_rows r where r.job_id = l.job_id and l.workspace_id = ${workspaceId}
  `;
}
