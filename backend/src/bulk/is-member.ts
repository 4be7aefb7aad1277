import type { Fragment, Sql } from 'postgres';
import type { WorkspaceUser } from '../access-locks/index.ts';

/** A value, or the column of a statement that has it. */
type ValueOrColumn<Values> = { readonly [Name in keyof Values]: Values[Name] | Fragment };

/** Whether a user still belongs to the workspace; for work that takes longer than the request that started it. */
export function isMember(
  sql: Sql,
  { workspaceId, userId }: ValueOrColumn<WorkspaceUser>,
): Fragment {
  return sql`exists (
    select from workspaces w
    where w.id = ${workspaceId} and (w.owner_id = ${userId} or exists (
      select from members m where m.workspace_id = w.id and m.user_id = ${userId}
    ))
  )`;
}
