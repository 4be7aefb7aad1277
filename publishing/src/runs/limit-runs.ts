import { formatNumber } from '@wareword/shared-schema/format';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { ActionContext, Statements } from '../context.ts';
import { PublishingError } from '../publishing-error.ts';
import type { PublishingTables, Run } from '../tables.ts';

/** Runs of an owner that still have listings to request: more than anyone reviews. */
export const MAX_UNFINISHED_RUNS = 50;
/** Runs that an owner may start within 24 hours. */
export const MAX_RUNS_PER_DAY = 1_000;
/** Products of the runs that an owner started within 24 hours, when another one is started. */
const MAX_PRODUCTS_PER_DAY = 300_000;
/** Each new product has its own run, which may wait for the next month's listings. */
const MAX_AUTOMATIC_RUNS_PER_DAY = 10_000;

/** Runs that a store may keep, so that no store fills the database however long it takes. */
export const MAX_KEPT_RUNS = 100_000;
/** Products of all runs that a store keeps, when an owner starts another one. */
const MAX_KEPT_PRODUCTS = 3_000_000;
/** Bytes of product texts of all runs that a store keeps, when an owner adds to them. */
export const MAX_KEPT_BYTES = 4 * 1024 ** 3;

const DAY_MS = 86_400_000;

const NOTHING_STARTED = 'Nothing was started, and no listings were used.';
const TRY_LATER = 'Try again later.';

interface NewRun {
  readonly ctx: Pick<ActionContext, 'tables' | 'now'> & { readonly orm: Statements };
  readonly input: Pick<Run, 'storeId' | 'origin'>;
}

interface StoreInput {
  readonly ctx: { readonly tables: PublishingTables; readonly orm: Statements };
  readonly input: Pick<Run, 'storeId'>;
}

/**
 * Refuses another run of a store that has too many, so that no store can fill the database. Call it
 * in the transaction that creates the run, and create one run of a store at a time.
 * @throws PublishingError `too_many_runs`
 */
export async function requireRoomForRun({ ctx, input }: NewRun): Promise<void> {
  const { orm } = ctx;
  const { items } = ctx.tables;
  const isAutomatic = input.origin === 'automatic';
  await requireRoomToKeep({ ctx, input });
  const perDay = isAutomatic ? MAX_AUTOMATIC_RUNS_PER_DAY : MAX_RUNS_PER_DAY;
  const latest = latestRuns({ ctx, input }, perDay);
  const since = new Date(ctx.now().getTime() - DAY_MS);
  const [today] = await orm
    .select({ runs: sql<number>`count(*)::int` })
    .from(latest)
    .where(gt(latest.createdAt, since));
  if ((today?.runs ?? 0) >= perDay)
    throw limitReached(`${formatNumber(perDay)} runs in 24 hours`, TRY_LATER);
  if (isAutomatic) return;
  const isQueued = sql`exists (
    select from ${items} where ${items.runId} = ${latest.id} and ${items.state} = 'queued'
  )`;
  const [unfinished] = await orm
    .select({ runs: sql<number>`count(*)::int` })
    .from(latest)
    .where(sql`${latest.state} <> 'canceled' and (${latest.selection} is not null or ${isQueued})`);
  if ((unfinished?.runs ?? 0) >= MAX_UNFINISHED_RUNS) {
    throw limitReached(
      `${MAX_UNFINISHED_RUNS} unfinished runs`,
      'Wait for some to finish or cancel them, then try again.',
    );
  }
  const products = orm
    .select({ id: items.id })
    .from(items)
    .innerJoin(latest, eq(latest.id, items.runId))
    .where(gt(latest.createdAt, since))
    .limit(MAX_PRODUCTS_PER_DAY)
    .as('products');
  const [counted] = await orm.select({ count: sql<number>`count(*)::int` }).from(products);
  if ((counted?.count ?? 0) >= MAX_PRODUCTS_PER_DAY) {
    throw limitReached(`${formatNumber(MAX_PRODUCTS_PER_DAY)} products in 24 hours`, TRY_LATER);
  }
}

function latestRuns({ ctx, input }: NewRun, limit: number) {
  const { runs } = ctx.tables;
  return ctx.orm
    .select({
      id: runs.id,
      createdAt: runs.createdAt,
      state: runs.state,
      selection: runs.selection,
    })
    .from(runs)
    .where(and(eq(runs.storeId, input.storeId), eq(runs.origin, input.origin)))
    .orderBy(desc(runs.id))
    .limit(limit)
    .as('latest');
}

async function requireRoomToKeep({ ctx, input }: NewRun): Promise<void> {
  const { orm } = ctx;
  const { runCounts } = ctx.tables;
  const kept = keptRuns({ ctx, input });
  const [counted] = await orm.select({ runs: sql<number>`count(*)::int` }).from(kept);
  if ((counted?.runs ?? 0) >= MAX_KEPT_RUNS) throw keptTooMuch();
  // An automatic run is one product, and there may be thousands of them an hour.
  if (input.origin === 'automatic') return;
  const [sum] = await orm
    .select({ products: sql<number>`coalesce(sum(${runCounts.items}), 0)::int` })
    .from(kept)
    .innerJoin(runCounts, eq(runCounts.runId, kept.id));
  if ((sum?.products ?? 0) >= MAX_KEPT_PRODUCTS) throw keptTooMuch();
  await requireRoomForTexts({ ctx, input });
}

/**
 * Refuses more texts of a store that keeps too many. Products can have long texts, and an owner can have
 * them saved without paying for a listing.
 * @throws PublishingError `too_many_runs`
 */
export async function requireRoomForTexts({ ctx, input }: StoreInput): Promise<void> {
  const kept = keptRuns({ ctx, input });
  const [sum] = await ctx.orm
    .select({ bytes: sql<number>`coalesce(sum(${kept.storedBytes}), 0)::float8` })
    .from(kept);
  if ((sum?.bytes ?? 0) >= MAX_KEPT_BYTES) throw keptTooMuch();
}

function keptRuns({ ctx, input }: StoreInput) {
  const { runs } = ctx.tables;
  return ctx.orm
    .select({ id: runs.id, storedBytes: runs.storedBytes })
    .from(runs)
    .where(eq(runs.storeId, input.storeId))
    .limit(MAX_KEPT_RUNS)
    .as('kept');
}

function keptTooMuch(): PublishingError {
  return new PublishingError(
    'too_many_runs',
    `Your store has reached its storage limit for runs. ${NOTHING_STARTED} Old runs are deleted automatically; to make room sooner, contact us.`,
  );
}

function limitReached(limit: string, whatToDo: string): PublishingError {
  return new PublishingError(
    'too_many_runs',
    `You've reached the limit of ${limit} for this store. ${NOTHING_STARTED} ${whatToDo}`,
  );
}
