import { eq, sql } from 'drizzle-orm';
import type { ActionContext } from '../context.ts';
import type { RunId } from '../identifiers.ts';

/**
 * Schedules a run now, or as soon as the process that is working on it is done. The row is updated
 * first, so that a lost queue task is recovered by {@link wakeDueRuns}.
 */
export async function wakeRun(
  ctx: Pick<ActionContext, 'orm' | 'tables' | 'now' | 'scheduleRun'>,
  runId: RunId,
): Promise<void> {
  const { runs } = ctx.tables;
  const now = ctx.now();
  await ctx.orm
    .update(runs)
    .set({ wakeAt: sql`least(${runs.wakeAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(runs.id, runId));
  await ctx.scheduleRun(runId, now);
}
