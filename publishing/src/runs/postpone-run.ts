import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { PublishingContext } from '../context.ts';
import type { RunId } from '../identifiers.ts';

type RunContext = Pick<PublishingContext, 'orm' | 'tables' | 'now' | 'scheduleRun'>;

/** The store that a run is for; undefined if the run does not exist. */
export async function findStoreOfRun({
  ctx,
  input,
}: {
  ctx: Pick<RunContext, 'orm' | 'tables'>;
  input: { readonly runId: RunId };
}): Promise<string | undefined> {
  const { runs } = ctx.tables;
  const [run] = await ctx.orm
    .select({ storeId: runs.storeId })
    .from(runs)
    .where(eq(runs.id, input.runId));
  return run?.storeId;
}

/** Schedules a run that cannot advance now for a little later, unless a process is working on it. */
export async function postponeRun({
  ctx,
  input,
}: {
  ctx: RunContext;
  input: { readonly runId: RunId; readonly ms: number };
}): Promise<void> {
  const { runs } = ctx.tables;
  const now = ctx.now();
  const then = new Date(now.getTime() + input.ms);
  const postponed = await ctx.orm
    .update(runs)
    .set({ wakeAt: then })
    .where(and(eq(runs.id, input.runId), or(isNull(runs.leaseUntil), lt(runs.leaseUntil, now))))
    .returning({ id: runs.id });
  if (postponed.length > 0) await ctx.scheduleRun(input.runId, then);
}
