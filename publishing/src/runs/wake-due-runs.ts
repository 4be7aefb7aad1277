import { and, asc, isNull, lte, or } from 'drizzle-orm';
import type { PublishingContext } from '../context.ts';

const AT_ONCE = 100;

/**
 * Rings for every run that wants to be looked at and has nobody who does: those whose ring was
 * lost, and those whose process was killed, once its lease is over. Call it every few seconds.
 * @returns how many
 */
export async function wakeDueRuns(
  ctx: Pick<PublishingContext, 'orm' | 'tables' | 'now' | 'ring'>,
): Promise<number> {
  const { runs } = ctx.tables;
  const now = ctx.now();
  const due = await ctx.orm
    .select({ id: runs.id })
    .from(runs)
    .where(and(lte(runs.wakeAt, now), or(isNull(runs.leaseUntil), lte(runs.leaseUntil, now))))
    .orderBy(asc(runs.wakeAt))
    .limit(AT_ONCE);
  await Promise.all(due.map(({ id }) => ctx.ring(id, now)));
  return due.length;
}
