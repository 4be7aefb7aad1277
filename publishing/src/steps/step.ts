import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { OpenStore, PublishingContext } from '../context.ts';
import type { ItemState, Stage } from '../fields.ts';
import type { StoreProduct } from '../store.ts';
import type { Base, Item, Reason, Run, Waiting } from '../tables.ts';

/** What one round of work on a run is done with. */
export interface Step {
  readonly ctx: PublishingContext;
  readonly store: OpenStore;
  /** As it was when the round began. */
  readonly run: Run;
  /** Aborted where the process stops, or the run is another's. */
  readonly signal: AbortSignal;
}

/** Items of the run in a state, in their order. */
export function itemsIn(step: Step, state: ItemState, limit: number, and_?: SQL): Promise<Item[]> {
  const { items } = step.ctx.tables;
  return step.ctx.orm
    .select()
    .from(items)
    .where(and(eq(items.runId, step.run.id), eq(items.state, state), and_))
    .orderBy(asc(items.position))
    .limit(limit);
}

/** Changes an item that is still as it was read. @returns whether it was */
export async function changeItem(
  { ctx }: Step,
  item: Pick<Item, 'id' | 'state' | 'attempt'>,
  change: Partial<Item>,
): Promise<boolean> {
  const { items } = ctx.tables;
  const changed = await ctx.orm
    .update(items)
    .set({ ...change, updatedAt: ctx.now() })
    .where(and(eq(items.id, item.id), eq(items.state, item.state), eq(items.attempt, item.attempt)))
    .returning({ id: items.id });
  return changed.length > 0;
}

export function failItem(step: Step, item: Item, stage: Stage, reason: Reason): Promise<boolean> {
  const { code, message } = reason;
  return changeItem(step, item, { state: 'failed', stage, reason: { code, message } });
}

/** After so many faults in a row the owner is told, instead of trying on. */
const MOST_FAULTS = 6;

/** Whether the store or the service was tried often enough, with ever longer waits in between. */
export function isTriedEnough({ run }: Step): boolean {
  return run.faults >= MOST_FAULTS;
}

/** Stops a run until its owner has put right what is wrong. */
export async function pauseForReason(step: Step, reason: Reason): Promise<void> {
  const { code, message } = reason;
  const change = { state: 'paused', reason: { code, message }, waiting: null } as const;
  await changeRun(step, change, eq(step.ctx.tables.runs.state, 'active'));
}

const LONGEST_WAIT_MS = 300_000;
const FIRST_WAIT_MS = 2_000;

/** Has a run try again later, each time after a longer wait. */
export async function waitAfterFault(
  step: Step,
  waitsFor: 'service' | 'store',
  message: string,
): Promise<void> {
  const faults = step.run.faults + 1;
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (faults - 1), LONGEST_WAIT_MS);
  const until = new Date(step.ctx.now().getTime() + waitMs);
  await waitUntil(step, { for: waitsFor, message, until: until.toISOString() }, faults);
}

export async function waitUntil(step: Step, waiting: Waiting, faults = 0): Promise<void> {
  await changeRun(step, { waiting, faults });
}

/** Notes that all is well again. */
export async function waitIsOver(step: Step): Promise<void> {
  if (step.run.waiting === null && step.run.faults === 0) return;
  await changeRun(step, { waiting: null, faults: 0 });
}

async function changeRun(step: Step, change: Partial<Run>, guard?: SQL): Promise<void> {
  const { runs } = step.ctx.tables;
  await step.ctx.orm
    .update(runs)
    .set(change)
    .where(and(eq(runs.id, step.run.id), guard));
}

export function baseOf({ modified, values, unrestorable }: StoreProduct): Base {
  return { modified, values, unrestorable };
}

export const GONE: Reason = {
  code: 'product_gone',
  message: 'This product is not in the store any more.',
};
export const TRASHED: Reason = {
  code: 'product_trashed',
  message: 'This product is in the trash. Take it out of there first.',
};
