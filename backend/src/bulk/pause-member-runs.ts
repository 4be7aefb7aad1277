import { and, eq } from 'drizzle-orm';
import { bulkRuns, type OrmTransaction } from '../database/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';

/**
 * Pauses the runs that a removed member started, which would go on using the workspace's credits.
 * The person who resumes a run becomes its owner.
 */
export async function pauseMemberRuns({
  ctx,
  input,
}: {
  ctx: { orm: OrmTransaction };
  input: { workspaceId: WorkspaceId; userId: UserId };
}): Promise<void> {
  await ctx.orm
    .update(bulkRuns)
    .set({ state: 'paused', pauseReason: 'member_removed' })
    .where(
      and(
        eq(bulkRuns.workspaceId, input.workspaceId),
        eq(bulkRuns.userId, input.userId),
        eq(bulkRuns.state, 'running'),
      ),
    );
}
