import { and, eq, exists, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { ClickContext } from '../context.ts';
import type { ItemState } from '../fields.ts';
import type { ItemId, RunId } from '../identifiers.ts';
import { PublishingRefusal } from '../refusal.ts';
import { wakeRun } from '../runs/wake.ts';

/** Which items of a run a click is for: these, or all that it fits. */
export interface ClickInput {
  readonly storeId: string;
  readonly runId: RunId;
  readonly items: readonly ItemId[] | 'all';
}

interface Click {
  readonly ctx: ClickContext;
  readonly input: ClickInput;
}

/** States in which there is a proposal that can be read, edited and pushed. */
export const REVIEWABLE: readonly ItemState[] = [
  'ready',
  'conflict',
  'undone',
  'skipped',
  'failed',
];

/**
 * Has proposals written to the store. `all` means those that are ready: a conflict, or what was
 * undone or left out, goes only when it is named.
 * @returns how many
 */
export function pushItems({ ctx, input }: Click): Promise<number> {
  const { items } = ctx.tables;
  const states: ItemState[] = input.items === 'all' ? ['ready'] : [...REVIEWABLE];
  const fits = and(
    inArray(items.state, states),
    isNotNull(items.proposal),
    or(sql`${items.state} <> 'failed'`, eq(items.stage, 'push')),
  );
  return click({ ctx, input }, fits, { state: sql`'push_queued'` });
}

/**
 * Puts back what the store had before the push. What someone changed since is left alone, and the
 * item says so.
 * @returns how many
 */
export function undoItems({ ctx, input }: Click): Promise<number> {
  const { items } = ctx.tables;
  const failed = and(eq(items.state, 'failed'), eq(items.stage, 'undo'));
  return click({ ctx, input }, or(eq(items.state, 'pushed'), failed), {
    state: sql`'undo_queued'`,
  });
}

/**
 * Tries again what failed, from the stage at which it did. A listing that failed was not paid for;
 * the new one costs its credit.
 * @returns how many
 */
export async function retryItems({ ctx, input }: Click): Promise<number> {
  const { items } = ctx.tables;
  const anew = eq(items.stage, 'generate');
  const count = await click({ ctx, input }, eq(items.state, 'failed'), {
    state: sql`case ${items.stage} when 'push' then 'push_queued' when 'undo' then 'undo_queued' else 'queued' end`,
    attempt: sql`case when ${anew} then ${items.attempt} + 1 else ${items.attempt} end`,
    request: sql`case when ${anew} then null else ${items.request} end`,
    sentAt: sql`case when ${anew} then null else ${items.sentAt} end`,
    jobId: sql`case when ${anew} then null else ${items.jobId} end`,
  });
  await takeUpAgain({ ctx, input });
  return count;
}

/**
 * Asks for another listing in place of the one that is there, for another credit.
 * @returns how many
 */
export async function regenerateItems({ ctx, input }: Click): Promise<number> {
  const { items } = ctx.tables;
  const fits = inArray(items.state, ['ready', 'conflict', 'undone', 'skipped']);
  const count = await click({ ctx, input }, fits, {
    state: sql`'queued'`,
    attempt: sql`${items.attempt} + 1`,
    request: sql`null`,
    sentAt: sql`null`,
    jobId: sql`null`,
    edits: sql`null`,
  });
  await takeUpAgain({ ctx, input });
  return count;
}

/** Leaves items out: what is queued is not paid for, what is ready is not pushed. */
export function skipItems({ ctx, input }: Click): Promise<number> {
  const { items } = ctx.tables;
  return click({ ctx, input }, inArray(items.state, ['queued', 'ready', 'conflict']), {
    state: sql`'skipped'`,
    reason: sql`${JSON.stringify({ code: 'left_out', message: 'You left this product out.' })}::jsonb`,
  });
}

/** A run that was stopped goes on where one of its products is asked for: nothing else is queued. */
async function takeUpAgain({ ctx, input }: Click): Promise<void> {
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
        eq(runs.state, 'cancelled'),
        exists(queued),
      ),
    )
    .returning({ id: runs.id });
  if (taken.length > 0) await wakeRun(ctx, input.runId);
}

async function click(
  { ctx, input }: Click,
  fits: SQL | undefined,
  change: Readonly<Record<string, SQL>>,
): Promise<number> {
  const { items } = ctx.tables;
  const changed = await ctx.orm
    .update(items)
    .set({ reason: null, stage: null, updatedAt: ctx.now(), ...change })
    .where(
      and(
        eq(items.runId, input.runId),
        eq(items.storeId, input.storeId),
        input.items === 'all' ? undefined : inArray(items.id, [...input.items]),
        fits,
      ),
    )
    .returning({ id: items.id });
  if (changed.length === 0) {
    throw new PublishingRefusal(
      'nothing_to_do',
      'Nothing here can be done that for any more. Look at the products as they are now.',
    );
  }
  await wakeRun(ctx, input.runId);
  return changed.length;
}
