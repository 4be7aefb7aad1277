import type { Fragment, Sql } from 'postgres';
import type { UserId, WorkspaceId } from '../identifiers.ts';

/** A person, and the workspace they work in. */
export interface Membership {
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
}

/** Whether they still work there; for work that takes longer than the request that started it. */
export function isMember(sql: Sql, { workspaceId, userId }: Membership): Fragment {
  return sql`exists (
    select from workspaces w
    where w.id = ${workspaceId} and (w.owner_id = ${userId} or exists (
      select from members m where m.workspace_id = w.id and m.user_id = ${userId}
    ))
  )`;
}
