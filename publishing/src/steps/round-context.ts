import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { OpenStore, PublishingContext, Statements } from '../context.ts';
import type { ItemState, Stage } from '../fields.ts';
import type { StoreError, StoreProduct } from '../store.ts';
import type { Base, Item, Reason, Run, Waiting } from '../tables.ts';

/** The context of one round of work on a run. */
export interface RoundContext {
  readonly ctx: PublishingContext;
  readonly store: OpenStore;
  /** The database, or the transaction this work runs in. */
  readonly statements: Statements;
  /** The run as of the start of the round. */
  readonly run: Run;
  /** Aborted when the process stops or the lease is lost. */
  readonly signal: AbortSignal;
}

/** Items of the run in a state, in order. */
export function itemsInState(
  round: RoundContext,
  state: ItemState,
  limit: number,
  and_?: SQL,
): Promise<Item[]> {
  const { items } = round.ctx.tables;
  return round.ctx.orm
    .select()
    .from(items)
    .where(and(eq(items.runId, round.run.id), eq(items.state, state), and_))
    .orderBy(asc(items.position))
    .limit(limit);
}

/**
 * Updates an item if it has not changed since it was read.
 * @returns whether it was updated
 */
export async function changeItem(
  { ctx, statements }: RoundContext,
  item: Pick<Item, 'id' | 'state' | 'attempt'>,
  change: Partial<Item>,
): Promise<boolean> {
  const { items } = ctx.tables;
  const changed = await statements
    .update(items)
    .set({ ...change, updatedAt: ctx.now() })
    .where(and(eq(items.id, item.id), eq(items.state, item.state), eq(items.attempt, item.attempt)))
    .returning({ id: items.id });
  return changed.length > 0;
}

export function failItem(
  round: RoundContext,
  item: Item,
  stage: Stage,
  reason: Reason,
): Promise<boolean> {
  const { code, message, field, mayBeInHistory } = reason;
  const kept = {
    ...{ code, message },
    ...(field === undefined ? {} : { field }),
    ...(mayBeInHistory === undefined ? {} : { mayBeInHistory }),
  };
  return changeItem(round, item, { state: 'failed', stage, reason: kept });
}

/** Consecutive interrupted writes after which the owner is told instead of retrying. */
const MAX_FAILED_WRITES = 6;
/** About a day at the maximum delay: reading changes nothing, so outages are retried for a long time. */
const MAX_OUTAGE_FAULTS = 300;

/** Whether a readable store has interrupted too many writes in a row. */
export function hasTooManyFailedWrites({ run }: RoundContext): boolean {
  return (run.waiting?.failedWrites ?? 0) >= MAX_FAILED_WRITES;
}

/** Whether the failures have lasted for so long that the owner must be told. */
function isOutageTooLong({ run }: RoundContext): boolean {
  return run.faults >= MAX_OUTAGE_FAULTS;
}

/** Whether a failed read of the store is retried automatically. */
export function shouldWait(round: RoundContext, { kind, retryable }: StoreError): boolean {
  return kind === 'throttled' || (retryable && !isOutageTooLong(round));
}

/** Pauses a run until its owner has fixed the problem. */
export async function pauseForReason(round: RoundContext, reason: Reason): Promise<void> {
  const { code, message } = reason;
  const change = { state: 'paused', reason: { code, message }, waiting: null } as const;
  await changeRun(round, change, eq(round.ctx.tables.runs.state, 'active'));
}

const MAX_WAIT_MS = 300_000;
const MIN_WAIT_MS = 2_000;

/** Delay after a store rate-limits us without a `Retry-After`. */
const DEFAULT_THROTTLE_MS = 15_000;

const SERVICE_UNREACHABLE: Reason = {
  code: 'service_unreachable',
  message: "We couldn't reach Wareword for about a day. Nothing is lost. Resume to try again.",
};

/**
 * Retries the service later, with a growing delay; pauses the run in the end.
 * @returns when it will retry; undefined if it was paused
 */
export async function waitForServiceOrPause(
  round: RoundContext,
  message: string,
): Promise<Date | undefined> {
  if (isOutageTooLong(round)) {
    await pauseForReason(round, SERVICE_UNREACHABLE);
    return undefined;
  }
  const faults = round.run.faults + 1;
  const until = timeAfter(round, waitMs(faults));
  const { runs } = round.ctx.tables;
  const now = round.ctx.now().toISOString();
  // A wait for the store, during which nothing may be written, continues.
  const free = sql`${runs.waiting} is null or ${runs.waiting}->>'for' = 'service'
    or (${runs.waiting}->>'until')::timestamptz <= ${now}::timestamptz`;
  await changeRun(round, { waiting: { for: 'service', message, until }, faults }, sql`(${free})`);
  return new Date(until);
}

/** Records that the service responds again. */
export async function clearServiceWait(round: RoundContext): Promise<void> {
  if (round.run.waiting?.for !== 'service') return;
  const { runs } = round.ctx.tables;
  await changeRun(round, { waiting: null, faults: 0 }, sql`${runs.waiting}->>'for' = 'service'`);
}

/**
 * Retries the store later: after its `Retry-After`, with a growing delay. Being rate-limited does
 * not count as a failure.
 */
export async function waitForStore(
  round: RoundContext,
  failure: StoreError,
  during: 'read' | 'write',
): Promise<void> {
  const { run } = round;
  const { message, kind, retryAfterMs = 0 } = failure;
  const throttled = kind === 'throttled';
  const faults = throttled ? run.faults : run.faults + 1;
  const pauseMs = throttled
    ? retryAfterMs || DEFAULT_THROTTLE_MS
    : Math.max(waitMs(faults), retryAfterMs);
  const writes = run.waiting?.failedWrites ?? 0;
  const failedWrites = during === 'write' && !throttled ? writes + 1 : writes;
  const until = timeAfter(round, pauseMs);
  await waitUntil(round, { for: 'store', message, until, failedWrites }, faults);
}

function waitMs(faults: number): number {
  return Math.min(MIN_WAIT_MS * 2 ** (faults - 1), MAX_WAIT_MS);
}

function timeAfter({ ctx }: RoundContext, ms: number): string {
  return new Date(ctx.now().getTime() + ms).toISOString();
}

export async function waitUntil(round: RoundContext, waiting: Waiting, faults = 0): Promise<void> {
  await changeRun(round, { waiting, faults });
}

/** Records that the store responds again. */
export async function clearWait(round: RoundContext): Promise<void> {
  if (round.run.waiting === null && round.run.faults === 0) return;
  await changeRun(round, { waiting: null, faults: 0 });
}

async function changeRun(round: RoundContext, change: Partial<Run>, guard?: SQL): Promise<void> {
  const { runs } = round.ctx.tables;
  await round.ctx.orm
    .update(runs)
    .set(change)
    .where(and(eq(runs.id, round.run.id), guard));
}

export function baseOf({ modified, values, unrestorable }: StoreProduct): Base {
  return { modified, values, unrestorable };
}

export const GONE: Reason = {
  code: 'product_gone',
  message: 'This product is no longer in your store.',
};
export const NOT_PUBLISHED: Reason = {
  code: 'not_published',
  message: "This product isn't published in your store. We'll write its listing once it is.",
};
export const NO_DETAILS: Reason = {
  code: 'no_details',
  message:
    "This product has only a name. Add a category, an attribute or a description, and we'll write its listing.",
};
export const TRASHED: Reason = {
  code: 'product_trashed',
  message: 'This product is in the trash. Restore it first.',
};
