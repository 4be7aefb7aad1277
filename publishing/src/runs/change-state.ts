import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ActionContext } from '../context.ts';
import type { RunState } from '../fields.ts';
import type { RunId } from '../identifiers.ts';
import { PublishingError } from '../publishing-error.ts';
import type { Reason } from '../tables.ts';
import { stopQueued } from './stop-queued.ts';
import { wakeRun } from './wake.ts';

/** Why products of a canceled run have no listing. */
export const STOPPED: Reason = {
  code: 'stopped',
  message:
    "The run was canceled before this listing was written. It doesn't count toward your plan.",
};

interface OwnerAction {
  readonly ctx: ActionContext;
  readonly input: { readonly storeId: string; readonly runId: RunId };
}

/**
 * Pauses a run: requests no more listings. Listings already requested, and charged, are still
 * collected.
 */
export const pauseRun = (action: OwnerAction) => change(action, ['active'], 'paused');

/** Resumes a run, whatever stopped it, including everything that is queued. */
export async function resumeRun(action: OwnerAction): Promise<void> {
  const { ctx, input } = action;
  const { items } = ctx.tables;
  await ctx.orm
    .update(items)
    .set({ requestedByOwner: true })
    .where(
      and(
        eq(items.runId, input.runId),
        eq(items.storeId, input.storeId),
        eq(items.state, 'queued'),
      ),
    );
  await continueRun(action);
}

/** Resumes automatically, once the cause may be gone. */
export async function continueRun(action: OwnerAction): Promise<void> {
  await pollAgain(action);
  await change(action, ['paused'], 'active');
}

/** Jobs were not polled while the service rejected our token. */
async function pollAgain({ ctx, input }: OwnerAction): Promise<void> {
  const { items } = ctx.tables;
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
}

/**
 * Cancels a run permanently: requests no more listings, and publishes none automatically. Existing ones
 * can be published and undone, and skipped ones can still be requested individually.
 */
export async function cancelRun(action: OwnerAction): Promise<void> {
  const { ctx, input } = action;
  const { items, runs } = ctx.tables;
  await change(action, ['active', 'paused'], 'canceled');
  await ctx.orm
    .update(runs)
    .set({ selection: null, cursor: null })
    .where(and(eq(runs.id, input.runId), eq(runs.state, 'canceled')));
  await ctx.orm
    .update(items)
    .set({ ...stopQueued(ctx), reason: STOPPED, updatedAt: ctx.now() })
    .where(
      and(
        eq(items.runId, input.runId),
        eq(items.storeId, input.storeId),
        eq(items.state, 'queued'),
      ),
    );
  // Their listings are collected, or fail with the reason for which they can't be.
  await pollAgain(action);
  await withdrawUnattended(action);
  await wakeRun(ctx, input.runId);
}

/** Listings that were queued for publishing without the owner's request wait for review. */
async function withdrawUnattended({ ctx, input }: OwnerAction): Promise<void> {
  const { items, runs } = ctx.tables;
  const automatic = ctx.orm
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.id, input.runId), eq(runs.origin, 'automatic')));
  await ctx.orm
    .update(items)
    .set({ state: 'ready', updatedAt: ctx.now() })
    .where(
      and(
        inArray(items.runId, automatic),
        eq(items.storeId, input.storeId),
        eq(items.requestedByOwner, false),
        eq(items.state, 'publish_queued'),
      ),
    );
}

async function change({ ctx, input }: OwnerAction, from: RunState[], to: RunState): Promise<void> {
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
  if (found === undefined) throw new PublishingError('run_not_found', 'Run not found.');
  // A repeated click succeeds: the run is already in that state.
  if (found.state !== to) {
    throw new PublishingError(
      'nothing_to_do',
      `This run is already ${found.state === 'canceled' ? 'canceled' : found.state}.`,
    );
  }
}
