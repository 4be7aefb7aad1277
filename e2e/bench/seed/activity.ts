import type { Sql } from 'postgres';
import { hashLinkToken } from '../../../backend/src/accounts/link-token.ts';
import { SUFFIX, type Owner } from './busy-workspace.ts';

/** How much has happened in a workspace. */
export const ACTIVITY = { auditEvents: 20_000, endpoints: 10, deliveries: 20_000 } as const;

/** The audit log of a workspace, and its webhooks with their deliveries, most of them to one endpoint. */
export async function seedActivity(sql: Sql, { workspaceId, userId }: Owner): Promise<void> {
  await sql`
    insert into audit_events (id, workspace_id, at, kind, event, action, outcome, actor, subject)
    select
      'evt_' || ${sql.unsafe(SUFFIX)}, ${workspaceId}, at,
      (array['sign_in', 'keys', 'stores', 'brands', 'refused'])[1 + n % 5],
      'token_use', 'keys.create', case n % 10 when 0 then 'refused' else 'success' end,
      case when n % 3 > 0 then ${userId} else 'operator' end, 'Warehouse import ' || n
    from (
      select n, ${workspaceId} || 'event' || n as what,
        now() - interval '25 minutes' * (n / 2) as at
      from generate_series(1, ${ACTIVITY.auditEvents}) n
    ) event
  `;
  await sql`
    insert into webhook_endpoints (id, workspace_id, user_id, url, events, secret, created_at)
    select 'whk_' || ${sql.unsafe(SUFFIX)}, ${workspaceId}, ${userId},
      'https://hooks.shop.example/' || n, '{job.completed,job.failed}', 'sealed', at
    from (
      select n, ${workspaceId} || 'hook' || n as what, now() - interval '1 year' + n * interval '1 day' as at
      from generate_series(1, ${ACTIVITY.endpoints}) n
    ) endpoint
  `;
  await sql`
    insert into webhook_deliveries (
      id, workspace_id, endpoint_id, type, subject, state, attempts, attempted_at, response_status,
      created_at
    )
    select 'dlv_' || ${sql.unsafe(SUFFIX)}, ${workspaceId}, endpoint.id, 'job.completed', what,
      case n % 20 when 0 then 'failed' else 'delivered' end, 1, at,
      case n % 20 when 0 then 500 else 200 end, at
    from (
      select n, ${workspaceId} || 'delivery' || n as what,
        now() - interval '2 minutes' * n as at,
        case when n % 10 = 0 then n / 10 % ${ACTIVITY.endpoints} else 0 end as nth
      from generate_series(1, ${ACTIVITY.deliveries}) n
    ) delivery
    join (
      select id, row_number() over (order by id) - 1 as nth from webhook_endpoints
      where workspace_id = ${workspaceId}
    ) endpoint using (nth)
  `;
}

/** Versions of the workspace's first listing, as many as are kept. */
export async function seedVersions(sql: Sql, { workspaceId, userId }: Owner): Promise<void> {
  await sql`
    insert into listing_versions (
      workspace_id, listing_id, version, listing, edited_fields, broken_rules, cause, user_id
    )
    select workspace_id, id, version, listing, '{title}', '[]', 'edited', ${userId}
    from (
      select * from listings where workspace_id = ${workspaceId} order by created_at limit 1
    ) first, generate_series(1, 100) version
  `;
}

/** Changes of email addresses that await a click, one of them with this token in its link. */
export async function seedEmailChanges(sql: Sql, { userId }: Owner, token: string): Promise<void> {
  await sql`
    insert into email_changes (
      user_id, new_email, current_hash, new_hash, password_version, expires_at
    )
    select id, 'new-' || email,
      case id when ${userId} then ${hashLinkToken(token)}::bytea else sha256(('current' || id)::bytea) end,
      sha256(('new' || id)::bytea), password_version, now() + interval '1 day'
    from users
  `;
}
