import { and, asc, eq, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { PublishingContext } from '../context.ts';

const BATCH_SIZE = 100;

type WakeContext = Pick<PublishingContext, 'orm' | 'tables' | 'now' | 'scheduleRun'>;

/** Due, and no process is working on it. */
function isDue({ tables }: Pick<WakeContext, 'tables'>, now: Date) {
  const { runs } = tables;
  return and(lte(runs.wakeAt, now), or(isNull(runs.leaseUntil), lte(runs.leaseUntil, now)));
}

/**
 * Schedules due runs that no process is working on: no slot was free for them, their queue task was lost, or
 * their process died and the lease has expired. Each store has a few, so that one with thousands does
 * not keep the others waiting. Call it every few seconds.
 * @param input.busyStores stores that may not have more runs now
 * @returns the number of runs scheduled
 */
export async function wakeDueRuns({
  ctx,
  input,
}: {
  ctx: WakeContext;
  input: { readonly perStore: number; readonly busyStores: readonly string[] };
}): Promise<number> {
  const { runs } = ctx.tables;
  const now = ctx.now();
  const due = ctx.orm
    .select({
      id: runs.id,
      place:
        sql<number>`row_number() over (partition by ${runs.storeId} order by ${runs.wakeAt})`.as(
          'place',
        ),
    })
    .from(runs)
    .where(and(isDue(ctx, now), notInArray(runs.storeId, [...input.busyStores])))
    .as('due');
  const found = await ctx.orm
    .select({ id: due.id })
    .from(due)
    .where(lte(due.place, input.perStore))
    // At random: those that find no room stay due, and would otherwise always be the first.
    .orderBy(sql`random()`)
    .limit(BATCH_SIZE);
  await Promise.all(found.map(({ id }) => ctx.scheduleRun(id, now)));
  return found.length;
}

/** Schedules the run of a store that has been due longest, once the store has room for one. */
export async function wakeNextRunOf({
  ctx,
  input,
}: {
  ctx: WakeContext;
  input: { readonly storeId: string };
}): Promise<void> {
  const { runs } = ctx.tables;
  const now = ctx.now();
  const [next] = await ctx.orm
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.storeId, input.storeId), isDue(ctx, now)))
    .orderBy(asc(runs.wakeAt))
    .limit(1);
  if (next !== undefined) await ctx.scheduleRun(next.id, now);
}
