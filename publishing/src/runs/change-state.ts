import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ClickContext } from '../context.ts';
import type { RunState } from '../fields.ts';
import type { RunId } from '../identifiers.ts';
import { PublishingRefusal } from '../refusal.ts';
import type { Reason } from '../tables.ts';
import { wakeRun } from './wake.ts';

const STOPPED: Reason = {
  code: 'stopped',
  message: 'The run was stopped before its turn came. It cost nothing.',
};

interface Click {
  readonly ctx: ClickContext;
  readonly input: { readonly storeId: string; readonly runId: RunId };
}

/** Asks for no further listings. Those already asked for, and paid for, are still brought in. */
export const pauseRun = (click: Click) => change(click, ['active'], 'paused');

/** Goes on from where it stopped, for whatever reason it did. */
export async function resumeRun(click: Click): Promise<void> {
  const { ctx, input } = click;
  const { items } = ctx.tables;
  // Jobs were not asked for while the service would not have us.
  await ctx.orm
    .update(items)
    .set({ pollAt: ctx.now() })
    .where(
      and(
        eq(items.runId, input.runId),
        eq(items.storeId, input.storeId),
        eq(items.state, 'generating'),
        isNull(items.pollAt),
      ),
    );
  await change(click, ['paused'], 'active');
}

/**
 * Asks for no further listings, for good. What is there can be pushed and undone, and what is left
 * out by this can still be asked for, one by one.
 */
export async function cancelRun(click: Click): Promise<void> {
  const { ctx, input } = click;
  const { items, runs } = ctx.tables;
  await change(click, ['active', 'paused'], 'cancelled');
  await ctx.orm
    .update(runs)
    .set({ selection: null, cursor: null })
    .where(and(eq(runs.id, input.runId), eq(runs.state, 'cancelled')));
  // One with a request may have been asked for already, and is then brought in.
  await ctx.orm
    .update(items)
    .set({ state: 'skipped', reason: STOPPED, updatedAt: ctx.now() })
    .where(
      and(
        eq(items.runId, input.runId),
        eq(items.storeId, input.storeId),
        eq(items.state, 'queued'),
        isNull(items.request),
      ),
    );
}

async function change({ ctx, input }: Click, from: RunState[], to: RunState): Promise<void> {
  const { runs } = ctx.tables;
  const changed = await ctx.orm
    .update(runs)
    .set({ state: to, reason: null, waiting: null, faults: 0 })
    .where(
      and(eq(runs.id, input.runId), eq(runs.storeId, input.storeId), inArray(runs.state, from)),
    )
    .returning({ id: runs.id });
  if (changed.length > 0) {
    await wakeRun(ctx, input.runId);
    return;
  }
  const [found] = await ctx.orm
    .select({ state: runs.state })
    .from(runs)
    .where(and(eq(runs.id, input.runId), eq(runs.storeId, input.storeId)));
  if (found === undefined) throw new PublishingRefusal('run_not_found', 'There is no such run.');
  // A second click on the same button has what it wants.
  if (found.state !== to) {
    throw new PublishingRefusal('nothing_to_do', `This run is ${found.state} already.`);
  }
}
