import { and, eq } from 'drizzle-orm';
import { bulkRuns, type OrmTransaction } from '../database/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import { MEMBER_REMOVED } from './context.ts';

/**
 * Pauses what somebody began who is taken out of a workspace: it would go on with its credits. Who
 * resumes a run goes on in their own name.
 */
export async function pauseRunsOf({
  ctx,
  input,
}: {
  ctx: { orm: OrmTransaction };
  input: { workspaceId: WorkspaceId; userId: UserId };
}): Promise<void> {
  await ctx.orm
    .update(bulkRuns)
    .set({ state: 'paused', pausedBy: MEMBER_REMOVED })
    .where(
      and(
        eq(bulkRuns.workspaceId, input.workspaceId),
        eq(bulkRuns.userId, input.userId),
        eq(bulkRuns.state, 'running'),
      ),
    );
}
