import { eq } from 'drizzle-orm';
import type { PlanName } from '../config.ts';
import { workspaces, type Orm, type OrmTransaction } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';

/** Changes a workspace's plan, effective from the next request. */
export async function setPlan({
  ctx,
  input,
}: {
  ctx: { orm: Orm | OrmTransaction };
  input: { workspaceId: WorkspaceId; plan: PlanName };
}): Promise<void> {
  await ctx.orm
    .update(workspaces)
    .set({ plan: input.plan })
    .where(eq(workspaces.id, input.workspaceId));
}
