import { and, asc, isNull, lte, or } from 'drizzle-orm';
import type { PublishingContext } from '../context.ts';

const BATCH_SIZE = 100;

/**
 * Schedules every due run that no process is working on: its queue entry was lost, or its process
 * died and the lease has expired. Call it every few seconds.
 * @returns the number of runs scheduled
 */
export async function wakeDueRuns(
  ctx: Pick<PublishingContext, 'orm' | 'tables' | 'now' | 'scheduleRun'>,
): Promise<number> {
  const { runs } = ctx.tables;
  const now = ctx.now();
  const due = await ctx.orm
    .select({ id: runs.id })
    .from(runs)
    .where(and(lte(runs.wakeAt, now), or(isNull(runs.leaseUntil), lte(runs.leaseUntil, now))))
    .orderBy(asc(runs.wakeAt))
    .limit(BATCH_SIZE);
  await Promise.all(due.map(({ id }) => ctx.scheduleRun(id, now)));
  return due.length;
}
