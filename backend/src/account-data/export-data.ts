import type { Fragment } from 'postgres';
import type { Database, Reader } from '../database/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';

/** Rows read at a time. A client that stops reading keeps one batch in memory. */
const BATCH_SIZE = 100;

const EXPORTED_TABLES = [
  'brands',
  'listings',
  'jobs',
  'batches',
  'bulk_files',
  'bulk_products',
  'keys_and_stores',
  'requests_by_day',
  'webhooks',
  'webhook_deliveries',
  'members',
  'invitations',
  'audit_log',
  'actions_in_other_workspaces',
  'passkeys',
  'sessions',
  'months',
] as const;

/** A position in a table: by time and id, or by a file and its row. */
interface Position {
  readonly at: string;
  readonly id: string;
}

/** A row as JSON text, so that it is never parsed here. */
interface ExportedRow extends Position {
  readonly json: string;
}

/**
 * Everything that is stored about a user and their own workspace, as one JSON document in pieces.
 * Secrets are not stored, or only as hashes, which are left out.
 * @returns undefined if there is no such user
 */
export async function exportData({
  ctx,
  input,
}: {
  ctx: Reader;
  input: { userId: UserId };
}): Promise<{ workspaceId: WorkspaceId; text: AsyncGenerator<string> } | undefined> {
  const [head] = await ctx.read(
    ({ sql }) => sql<{ id: WorkspaceId; json: string }[]>`
    select w.id, json_build_object(
      'exported_at', now(),
      'account', json_build_object(
        'email', u.email, 'name', u.name,
        'former_emails', (
          select coalesce(json_agg(email order by created_at), '[]')
          from former_emails where user_id = u.id
        ), 'created_at', u.created_at,
        'two_factor', u.two_factor_enabled,
        'language', u.language, 'last_language', u.last_language,
        'notifications', json_build_object(
          'usage', u.notify_usage, 'failed_runs', u.notify_failed_runs,
          'disconnected_stores', u.notify_disconnected
        )
      ),
      'workspace', json_build_object('plan', w.plan, 'created_at', w.created_at)
    )::text as json
    from users u join workspaces w on w.owner_id = u.id where u.id = ${input.userId}
  `,
  );
  return head && { workspaceId: head.id, text: writeDocument(ctx, input.userId, head) };
}

async function* writeDocument(
  reader: Reader,
  userId: UserId,
  { id: workspaceId, json }: { readonly id: WorkspaceId; readonly json: string },
): AsyncGenerator<string> {
  yield json.slice(0, -1);
  for (const name of EXPORTED_TABLES) {
    yield `,\n${JSON.stringify(name)}: [`;
    let last: Position | undefined;
    for (;;) {
      const rows: readonly ExportedRow[] = await reader.read(
        ({ sql }) => sql<ExportedRow[]>`${tableQueries(sql, userId, workspaceId)[name](last)}`,
      );
      for (const row of rows) {
        yield `${last === undefined ? '\n' : ',\n'}${row.json}`;
        last = row;
      }
      if (rows.length < BATCH_SIZE) break;
    }
    yield ']';
  }
  yield '\n}\n';
}

/** What is exported of each table: columns that mean something outside of this service. */
function tableQueries(sql: Database['sql'], userId: UserId, workspaceId: WorkspaceId) {
  type Select = (last: Position | undefined) => Fragment;
  const page: Select = (last) => sql`
    ${last ? sql`and (t.created_at, t.id) > (${last.at}::text::timestamptz, ${last.id})` : sql``}
    order by t.created_at, t.id limit ${BATCH_SIZE}`;
  const position = sql`t.created_at::text as at, t.id`;
  return {
    brands: (last) => sql`
      select ${position}, json_build_object(
        'id', t.id, 'name', t.name, 'style', t.style, 'created_at', t.created_at,
        'archived_at', t.archived_at
      )::text as json
      from brands t where t.workspace_id = ${workspaceId} ${page(last)}`,
    listings: (last) => sql`
      select ${position}, json_build_object(
        'id', t.id, 'created_at', t.created_at, 'platform', t.platform, 'tone', t.tone,
        'brand_id', t.brand_id, 'writer', t.writer, 'request', j.request, 'listing', t.listing
      )::text as json
      from listings t left join jobs j on j.id = t.job_id
      where t.workspace_id = ${workspaceId} and t.deleted_at is null ${page(last)}`,
    jobs: (last) => sql`
      select ${position}, json_build_object(
        'id', t.id, 'created_at', t.created_at, 'finished_at', t.finished_at, 'status', t.status,
        'platform', t.platform, 'external_ref', t.external_ref, 'listing_id', t.listing_id,
        'error', t.error_code, 'request', t.request
      )::text as json
      from jobs t where t.workspace_id = ${workspaceId} ${page(last)}`,
    batches: (last) => sql`
      select ${position}, json_build_object(
        'id', t.id, 'created_at', t.created_at, 'canceled_at', t.canceled_at
      )::text as json
      from batches t where t.workspace_id = ${workspaceId} ${page(last)}`,
    bulk_files: (last) => sql`
      select ${position}, json_build_object(
        'id', t.id, 'file_name', t.file_name, 'created_at', t.created_at, 'state', t.state,
        'products', t.products, 'written', t.written, 'failed', t.failed
      )::text as json
      from bulk_runs t where t.workspace_id = ${workspaceId} ${page(last)}`,
    bulk_products: (last) => sql`
      select t.run_id as at, t.row::text as id, json_build_object(
        'file_id', t.run_id, 'row', t.row, 'state', t.state, 'reference', t.reference,
        'request', t.request, 'problem', t.problem, 'job_id', t.job_id
      )::text as json
      from bulk_rows t
      where t.workspace_id = ${workspaceId}
        ${last ? sql`and (t.run_id, t.row) > (${last.at}, ${last.id}::text::int)` : sql``}
      order by t.run_id, t.row limit ${BATCH_SIZE}`,
    keys_and_stores: (last) => sql`
      select ${position}, json_build_object(
        'kind', case t.scope when 'plugin' then 'store' when 'agent' then 'agent' else 'api_key' end, 'name', t.name,
        'prefix', t.prefix, 'site', t.site_url, 'created_at', t.created_at,
        'last_used_at', t.last_used_at, 'revoked_at', t.revoked_at
      )::text as json
      from tokens t where t.workspace_id = ${workspaceId} ${page(last)}`,
    requests_by_day: (last) => sql`
      select d.token_id as at, d.day::text as id, json_build_object(
        'prefix', t.prefix, 'day', d.day, 'requests', d.requests
      )::text as json
      from token_days d join tokens t on t.workspace_id = d.workspace_id and t.id = d.token_id
      where d.workspace_id = ${workspaceId}
        ${last ? sql`and (d.token_id, d.day) > (${last.at}, ${last.id}::text::date)` : sql``}
      order by d.token_id, d.day limit ${BATCH_SIZE}`,
    webhooks: (last) => sql`
      select ${position}, json_build_object(
        'id', t.id, 'url', t.url, 'events', t.events, 'created_at', t.created_at,
        'disabled', t.disabled_reason
      )::text as json
      from webhook_endpoints t where t.workspace_id = ${workspaceId} ${page(last)}`,
    webhook_deliveries: (last) => sql`
      select t.endpoint_id as at, t.id, json_build_object(
        'id', t.id, 'webhook_id', t.endpoint_id, 'type', t.type, 'created_at', t.created_at,
        'state', t.state, 'attempts', t.attempts, 'response_status', t.response_status,
        'error', t.error
      )::text as json
      from webhook_deliveries t where t.workspace_id = ${workspaceId}
        ${last ? sql`and (t.endpoint_id, t.id) > (${last.at}, ${last.id})` : sql``}
      order by t.endpoint_id, t.id limit ${BATCH_SIZE}`,
    members: (last) => sql`
      select t.created_at::text as at, t.user_id as id, json_build_object(
        'email', t.email, 'role', t.role, 'joined_at', t.created_at
      )::text as json
      from (
        select m.created_at, m.user_id, m.user_id as id, m.role, u.email
        from members m join users u on u.id = m.user_id where m.workspace_id = ${workspaceId}
      ) t where true ${page(last)}`,
    invitations: (last) => sql`
      select ${position}, json_build_object(
        'email', t.email, 'created_at', t.created_at, 'accepted_at', t.accepted_at
      )::text as json
      from invitations t where t.workspace_id = ${workspaceId} ${page(last)}`,
    audit_log: (last) => sql`
      select t.at::text as at, t.id, json_build_object(
        'at', t.at, 'event', t.event, 'action', t.action, 'outcome', t.outcome, 'actor', t.actor,
        'subject', t.subject, 'detail', t.detail, 'address', t.address, 'times', t.times
      )::text as json
      from audit_events t where t.workspace_id = ${workspaceId}
        ${last ? sql`and (t.at, t.id) > (${last.at}::text::timestamptz, ${last.id})` : sql``}
      order by t.at, t.id limit ${BATCH_SIZE}`,
    actions_in_other_workspaces: (last) => sql`
      select t.workspace_id || ' ' || t.at::text as at, t.id, json_build_object(
        'at', t.at, 'event', t.event, 'action', t.action, 'outcome', t.outcome,
        'address', t.address, 'times', t.times
      )::text as json
      from audit_events t
      where t.actor = ${userId} and t.workspace_id <> ${workspaceId}
        ${
          last
            ? sql`and (t.workspace_id, t.at, t.id) > (
                split_part(${last.at}::text, ' ', 1),
                substr(${last.at}::text, strpos(${last.at}::text, ' ') + 1)::timestamptz, ${last.id}
              )`
            : sql``
        }
      order by t.workspace_id, t.at, t.id limit ${BATCH_SIZE}`,
    passkeys: (last) => sql`
      select ${position}, json_build_object('name', t.name, 'created_at', t.created_at)::text as json
      from passkeys t where t.user_id = ${userId} ${page(last)}`,
    sessions: (last) => sql`
      select ${position}, json_build_object(
        'created_at', t.created_at, 'last_used_at', t.updated_at, 'address', t.ip_address,
        'browser', t.user_agent
      )::text as json
      from sessions t where t.user_id = ${userId} ${page(last)}`,
    months: (last) => sql`
      select t.created_at::text as at, t.id, json_build_object(
        'month', t.id, 'listings', t.used
      )::text as json
      from (
        select period::timestamptz as created_at, period::text as id, used
        from usage_counters where workspace_id = ${workspaceId}
      ) t where true ${page(last)}`,
  } satisfies Record<(typeof EXPORTED_TABLES)[number], Select>;
}
