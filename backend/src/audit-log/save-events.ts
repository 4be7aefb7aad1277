import type { Sql } from 'postgres';
import type { RecordedEvent } from '@wareword/security/events';
import type { AuditKind } from './kinds.ts';

/** An event that has yet to be written. */
export interface PendingEvent {
  readonly at: Date;
  readonly kind: AuditKind;
  readonly event: string;
  readonly outcome: RecordedEvent['outcome'];
  /**
   * Whose workspaces see it: the id of a workspace or of something in it, or a person's id
   * or email address.
   */
  readonly about: string;
  readonly actor: string | undefined;
  readonly action: string | undefined;
  /** A name, or the id of something that has one. */
  readonly subject: string | undefined;
  readonly detail: string | undefined;
  readonly address: string | undefined;
  readonly requestId: string | undefined;
  readonly times: number;
}

/**
 * Events per workspace and hour that need no account, such as wrong passwords. Beyond that they are
 * in the server's log only, so that no one can fill another workspace's audit log.
 */
const MAX_UNAUTHENTICATED_PER_HOUR = 200;

/**
 * Writes events to the logs of the workspaces that they are about; events about no workspace are dropped. Ids
 * are replaced by names of that workspace, and only if the action succeeded, which means that they
 * were the workspace's.
 */
export async function saveEvents({
  ctx: { sql },
  input,
}: {
  ctx: { sql: Sql };
  input: readonly PendingEvent[];
}): Promise<void> {
  if (input.length === 0) return;
  const rows = input.map((event, n) => ({ ...event, n, request_id: event.requestId }));
  await sql`
    with given as materialized (
      select g.*, outcome <> 'success' or event = 'password_reset_request' as unauthenticated
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as g (
        n int, at timestamptz, kind text, event text, outcome text, about text, actor text,
        action text, subject text, detail text, address text, request_id text, times int
      )
    ),
    seen as (
      select g.*, w.id as workspace_id, person.id as person_id
      from given g
      left join lateral (
        select id from users where id = g.actor
        union all select id from users where email = lower(g.actor)
      ) person on true
      cross join lateral (
        select id from workspaces where id = g.about
        union select workspace_id from tokens where id = g.about
        union select workspace_id from brands where id = g.about
        union select workspace_id from jobs where id = g.about
        union (
          with about as (
            select id from users where id = g.about
            union all select id from users where email = lower(g.about)
          )
          select w.id from workspaces w join about on about.id = w.owner_id
          union select m.workspace_id from members m join about on about.id = m.user_id
        )
      ) w
    ),
    counted as (
      select seen.*, row_number() over (partition by workspace_id, unauthenticated order by n) as nth
      from seen
    ),
    allowed as (
      select c.* from counted c
      where not unauthenticated or nth + (
        select count(*) from (
          select from audit_events e
          where e.workspace_id = c.workspace_id and e.at > now() - interval '1 hour'
            and (e.outcome <> 'success' or e.event = 'password_reset_request')
          limit ${MAX_UNAUTHENTICATED_PER_HOUR}
        ) earlier
      ) <= ${MAX_UNAUTHENTICATED_PER_HOUR}
    ),
    -- One that is being erased is waited for, and then has no log. In a fixed order, so that two
    -- processes cannot deadlock.
    existing as materialized (
      select id from workspaces where id in (select workspace_id from allowed)
      order by id for key share
    )
    insert into audit_events (
      id, workspace_id, at, kind, event, action, outcome, actor, subject, detail, address,
      request_id, times
    )
    select
      new_typeid('evt'), a.workspace_id, a.at, a.kind, a.event, a.action, a.outcome,
      coalesce(a.person_id, case when a.actor ~ '^tok_|^(stripe|operator)$' then a.actor end),
      case
        when a.subject !~ '^[a-z]{3}_[0-9a-z]{26}$' then a.subject
        when a.outcome = 'success' then coalesce(
          (select coalesce(site_url, name) from tokens
            where id = a.subject and workspace_id = a.workspace_id),
          (select name from brands where id = a.subject and workspace_id = a.workspace_id),
          (select url from webhook_endpoints
            where id = a.subject and workspace_id = a.workspace_id),
          (select email from invitations
            where id = a.subject and workspace_id = a.workspace_id),
          case when a.kind = 'members' then (select email from users where id = a.subject) end
        )
      end,
      a.detail, a.address, a.request_id, a.times
    from allowed a join existing on existing.id = a.workspace_id
    order by a.n
  `;
}
