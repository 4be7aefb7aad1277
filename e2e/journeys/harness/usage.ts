import type { Journey } from './journey.ts';
import type { Owner } from './sign-in.ts';

/** How many listings of the month a workspace has used; undefined before its first. */
export async function usedBy(
  journey: Journey,
  { workspaceId }: Owner,
): Promise<number | undefined> {
  const [counter] = await journey.service.database.sql<{ used: number }[]>`
    select used from usage_counters where workspace_id = ${workspaceId}
  `;
  return counter?.used;
}
