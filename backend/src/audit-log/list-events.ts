import type { Fragment } from 'postgres';
import { z } from 'zod';
import { AUDIT_KINDS, parseUnions, type Database, type TextRow } from '../database/index.ts';
import type { AuditEventId, WorkspaceId } from '../identifiers.ts';

/** Events per page of the list. */
const PAGE_SIZE = 50;

/** A position in the log, between two events. Times have the database's microseconds. */
export interface AuditCursor {
  readonly at: string;
  readonly id: string;
}

export const AuditFilterSchema = z.object({
  kind: z.enum(AUDIT_KINDS).optional(),
  /** The id of a person, or `operator`. */
  actor: z
    .string()
    .regex(/^\w{1,40}$/, 'must be the id of a person')
    .optional(),
});

export type AuditFilter = z.infer<typeof AuditFilterSchema>;

const Unions = z.object({
  kind: z.enum(AUDIT_KINDS),
  outcome: z.enum(['success', 'failure', 'refused']),
  actorKind: z.enum(['person', 'key', 'stripe', 'operator']).nullable(),
});

interface AuditRow {
  readonly id: AuditEventId;
  readonly happenedAt: Date;
  /** Its name in the log, without the prefix. */
  readonly event: string;
  /** What was called: a procedure, an endpoint or a command. */
  readonly action: string | null;
  /** The email address of a person, or the name of a key; null if there is none (anymore). */
  readonly actor: string | null;
  readonly subject: string | null;
  readonly detail: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
  readonly times: number;
}

/** An event as shown in the log of its workspace. */
export type AuditEventView = AuditRow & z.infer<typeof Unions>;

export interface AuditPage {
  /** Newest first. */
  readonly events: readonly AuditEventView[];
  /** Absent at the end of the log. */
  readonly next: AuditCursor | undefined;
}

/** A page of a workspace's audit log. */
export async function listEvents({
  ctx: { sql },
  input,
}: {
  ctx: Pick<Database, 'sql'>;
  input: {
    workspaceId: WorkspaceId;
    filter: AuditFilter;
    after?: AuditCursor | undefined;
    limit?: number;
  };
}): Promise<AuditPage> {
  const { workspaceId, filter, after, limit = PAGE_SIZE } = input;
  const conditions: Fragment[] = [
    filter.kind === undefined ? sql`` : sql`and e.kind = ${filter.kind}`,
    filter.actor === undefined ? sql`` : sql`and e.actor = ${filter.actor}`,
    after === undefined
      ? sql``
      : sql`and (e.at, e.id) < (${after.at}::text::timestamptz, ${after.id})`,
  ];
  type Row = TextRow<AuditEventView, keyof z.infer<typeof Unions>> & { readonly position: string };
  // Names are found in subqueries, one by one by id: a join may compare each event with all tokens of the
  // workspace.
  const rows = await sql<Row[]>`
    select
      e.id, e.at as "happenedAt", e.at::text as position, e.kind, e.event, e.action, e.outcome,
      case
        when e.actor in ('stripe', 'operator') then e.actor
        when e.actor like 'tok\\_%' then 'key'
        when e.actor is not null then 'person'
      end as "actorKind",
      coalesce(
        (select u.email from users u where u.id = e.actor),
        (select t.name from tokens t where t.id = e.actor and t.workspace_id = e.workspace_id)
      ) as actor,
      e.subject, e.detail, e.address, e.request_id as "requestId", e.times
    from audit_events e
    where e.workspace_id = ${workspaceId} ${conditions}
    order by e.at desc, e.id desc limit ${limit + 1}
  `;
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    events: rows
      .slice(0, limit)
      .map(({ position: _, ...row }) => parseUnions<typeof row, typeof Unions>(row, Unions)),
    next: last && { at: last.position, id: last.id },
  };
}
