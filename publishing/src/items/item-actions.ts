import { and, eq, exists, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { ActionContext } from '../context.ts';
import type { ItemState } from '../fields.ts';
import type { ItemId, RunId } from '../identifiers.ts';
import { PublishingError } from '../publishing-error.ts';
import { stopQueued } from '../runs/stop-queued.ts';
import { wakeRun } from '../runs/wake.ts';

/** The items that an action applies to: the given ones, or all that are eligible. */
export interface ItemActionInput {
  readonly storeId: string;
  readonly runId: RunId;
  readonly items: readonly ItemId[] | 'all';
}

interface ItemAction {
  readonly ctx: ActionContext;
  readonly input: ItemActionInput;
}

/** States with a proposal that can be reviewed, edited and published. */
export const REVIEWABLE: readonly ItemState[] = [
  'ready',
  'conflict',
  'undone',
  'skipped',
  'failed',
];

/**
 * Queues proposals for publishing. `all` means those that are ready; conflicts and undone or
 * skipped items must be named.
 * @returns the number of items changed
 */
export function queuePublish({ ctx, input }: ItemAction): Promise<number> {
  const { items } = ctx.tables;
  const states: ItemState[] = input.items === 'all' ? ['ready'] : [...REVIEWABLE];
  const eligible = and(
    inArray(items.state, states),
    isNotNull(items.proposal),
    or(sql`${items.state} <> 'failed'`, eq(items.stage, 'publish')),
  );
  return applyAction({ ctx, input }, eligible, { state: sql`'publish_queued'` });
}

/**
 * Queues an undo. Items that someone changed after publishing fail with that reason.
 * @returns the number of items changed
 */
export function queueUndo({ ctx, input }: ItemAction): Promise<number> {
  const { items } = ctx.tables;
  const failed = and(eq(items.state, 'failed'), eq(items.stage, 'undo'));
  return applyAction({ ctx, input }, or(eq(items.state, 'published'), failed), {
    state: sql`'undo_queued'`,
  });
}

/**
 * Retries failed items from the step at which they failed. A failed listing was refunded; the new
 * one costs a credit. The last request is kept, since the item may have failed before its result was
 * known: what that request brought is collected first.
 * @returns the number of items changed
 */
export async function retryItems({ ctx, input }: ItemAction): Promise<number> {
  const { items } = ctx.tables;
  const wasNotWritten = eq(items.stage, 'generate');
  const count = await applyAction({ ctx, input }, eq(items.state, 'failed'), {
    state: sql`case ${items.stage} when 'publish' then 'publish_queued' when 'undo' then 'undo_queued' else 'queued' end`,
    attempt: sql`case when ${wasNotWritten} then ${items.attempt} + 1 else ${items.attempt} end`,
    jobId: sql`case when ${wasNotWritten} then null else ${items.jobId} end`,
  });
  await resumeForItems({ ctx, input });
  return count;
}

/**
 * Requests a new listing to replace each current one, for another credit.
 * @returns the number of items changed
 */
export async function replaceListings({ ctx, input }: ItemAction): Promise<number> {
  const { items } = ctx.tables;
  const eligible = inArray(items.state, ['ready', 'conflict', 'undone', 'skipped']);
  const count = await applyAction({ ctx, input }, eligible, {
    state: sql`'queued'`,
    attempt: sql`${items.attempt} + 1`,
    request: sql`null`,
    sentAt: sql`null`,
    jobId: sql`null`,
    listingId: sql`null`,
    // A listing that was sent here is not one that this run used.
    proposal: sql`case when ${items.listingId} is null then ${items.proposal} end`,
    edits: sql`null`,
  });
  await resumeForItems({ ctx, input });
  return count;
}

/**
 * Skips items: queued ones are not charged, ready ones are not published. One whose request may have
 * reached the service is collected if it did.
 */
export function skipItems({ ctx, input }: ItemAction): Promise<number> {
  const { items } = ctx.tables;
  return applyAction({ ctx, input }, inArray(items.state, ['queued', 'ready', 'conflict']), {
    ...stopQueued(ctx),
    reason: sql`${JSON.stringify({ code: 'skipped_by_owner', message: 'You skipped this product.' })}::jsonb`,
  });
}

/** Resumes a stopped run for the requested products only; nothing else is queued. */
async function resumeForItems({ ctx, input }: ItemAction): Promise<void> {
  const { runs, items } = ctx.tables;
  const queued = ctx.orm
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.runId, input.runId), eq(items.state, 'queued')));
  const taken = await ctx.orm
    .update(runs)
    .set({ state: 'active' })
    .where(
      and(
        eq(runs.id, input.runId),
        eq(runs.storeId, input.storeId),
        eq(runs.state, 'canceled'),
        exists(queued),
      ),
    )
    .returning({ id: runs.id });
  if (taken.length > 0) await wakeRun(ctx, input.runId);
}

async function applyAction(
  { ctx, input }: ItemAction,
  eligible: SQL | undefined,
  change: Readonly<Record<string, SQL>>,
): Promise<number> {
  const { items } = ctx.tables;
  const changed = await ctx.orm
    .update(items)
    .set({ reason: null, stage: null, requestedByOwner: true, updatedAt: ctx.now(), ...change })
    .where(
      and(
        eq(items.runId, input.runId),
        eq(items.storeId, input.storeId),
        input.items === 'all' ? undefined : inArray(items.id, [...input.items]),
        eligible,
      ),
    )
    .returning({ id: items.id });
  if (changed.length === 0) {
    throw new PublishingError(
      'nothing_to_do',
      'This action is no longer possible for these products. Check their current status.',
    );
  }
  await wakeRun(ctx, input.runId);
  return changed.length;
}
