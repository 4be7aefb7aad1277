import { eq, sql } from 'drizzle-orm';
import type { ClickContext } from '../context.ts';
import type { RunId } from '../identifiers.ts';

/**
 * Has a run looked at now. The row says so first: a ring that is lost is found again by
 * {@link wakeDueRuns}.
 */
export async function wakeRun(
  ctx: Pick<ClickContext, 'orm' | 'tables' | 'now' | 'ring'>,
  runId: RunId,
): Promise<void> {
  const { runs } = ctx.tables;
  const now = ctx.now();
  await ctx.orm
    .update(runs)
    .set({ wakeAt: sql`least(${runs.wakeAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(runs.id, runId));
  await ctx.ring(runId, now);
}
