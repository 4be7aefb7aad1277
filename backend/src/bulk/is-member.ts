import type { Fragment, Sql } from 'postgres';
import type { WorkspaceUser } from '../access-locks/index.ts';

/** Whether a user still belongs to the workspace; for work that takes longer than the request that started it. */
export function isMember(sql: Sql, { workspaceId, userId }: WorkspaceUser): Fragment {
  return sql`exists (
    select from workspaces w
    where w.id = ${workspaceId} and (w.owner_id = ${userId} or exists (
      select from members m where m.workspace_id = w.id and m.user_id = ${userId}
    ))
  )`;
}
