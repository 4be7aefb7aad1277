import type { Plans } from '../config.ts';
import type { Database } from '../database/index.ts';

/** How far back events are looked for: longer than the service may be down. */
const LOOK_BACK = '1 day';

/** Longer than any event is looked for, so that none is found again. */
const KEPT = '40 days';

/**
 * Records the events that someone wants an email about, each once: 80% and 100% of the plan's listings
 * in a month, a bulk file that ended with failures, a store that was disconnected. Reads few rows,
 * each by an index.
 */
export async function recordEvents({
  ctx,
}: {
  ctx: { database: Database; plans: Plans };
}): Promise<void> {
  const { sql } = ctx.database;
  const limits = Object.entries(ctx.plans).map(([plan, { limit }]) => ({ plan, max: limit }));
  await sql`
    insert into notifications (workspace_id, kind, event, user_id)
    select c.workspace_id, case when c.used >= l.max then 'usage_100' else 'usage_80' end,
      c.period::text, w.owner_id
    from usage_counters c
    join workspaces w on w.id = c.workspace_id and w.erase_at is null
    join users u on u.id = w.owner_id and u.notify_usage
    join jsonb_to_recordset(${sql.json(limits)}::jsonb) as l (plan text, max int) on l.plan = w.plan
    where c.period = date_trunc('month', now() at time zone 'UTC')::date
      and l.max > 0 and c.used >= 0.8 * l.max
    on conflict do nothing
  `;
  // A file that fails again after it was retried is another event.
  await sql`
    insert into notifications (workspace_id, kind, event, user_id)
    select r.workspace_id, 'failed_run',
      r.id || ' ' || extract(epoch from r.finished_at)::bigint, u.id
    from bulk_runs r
    join workspaces w on w.id = r.workspace_id and w.erase_at is null
    join users u on u.id = r.user_id and u.notify_failed_runs
    where r.failed > 0 and r.state = 'done'
      and r.finished_at > now() - ${LOOK_BACK}::interval
      and (w.owner_id = u.id or exists (
        select from members m where m.workspace_id = w.id and m.user_id = u.id
      ))
    on conflict do nothing
  `;
  // Connecting a store again replaces its token, which isn't a disconnection, even if the store is
  // disconnected later.
  await sql`
    insert into notifications (workspace_id, kind, event, user_id)
    select t.workspace_id, 'store_disconnected', t.id, w.owner_id
    from tokens t
    join workspaces w on w.id = t.workspace_id and w.erase_at is null
    join users u on u.id = w.owner_id and u.notify_disconnected
    where t.scope = 'plugin' and t.revoked_at > now() - ${LOOK_BACK}::interval
      and not exists (
        select from tokens live
        where live.site_url = t.site_url and live.workspace_id = t.workspace_id
          and live.scope = 'plugin' and live.revoked_at is null
      )
      and not exists (
        select from tokens later
        where later.workspace_id = t.workspace_id and later.created_at > t.created_at
          and later.site_url = t.site_url and later.scope = 'plugin'
      )
    on conflict do nothing
  `;
  await sql`delete from notifications where created_at < now() - ${KEPT}::interval`;
}
