import type { Database } from '../database/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';

/** The first steps of a workspace, and whether its member wants to see them. */
export interface FirstSteps {
  readonly hasListing: boolean;
  readonly hasBrand: boolean;
  readonly hasStore: boolean;
  readonly dismissed: boolean;
}

/** Which of the first steps a workspace has taken. */
export async function readFirstSteps({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { workspaceId: WorkspaceId; userId: UserId };
}): Promise<FirstSteps> {
  const { workspaceId, userId } = input;
  const [steps] = await ctx.database.sql<[FirstSteps]>`
    select
      exists (
        select from listings where workspace_id = ${workspaceId} and deleted_at is null
      ) as "hasListing",
      exists (
        select from brands where workspace_id = ${workspaceId} and archived_at is null
      ) as "hasBrand",
      exists (
        select from tokens
        where workspace_id = ${workspaceId} and scope = 'plugin' and revoked_at is null
      ) as "hasStore",
      exists (select from dismissed_first_steps where user_id = ${userId}) as dismissed
  `;
  return steps;
}
