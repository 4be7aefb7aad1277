import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { ActionContext, Statements } from '../context.ts';
import type { RunId } from '../identifiers.ts';
import { PublishingError } from '../publishing-error.ts';
import { AUTOMATIC_OFF_BEFORE_WRITING } from '../steps/automatic.ts';
import { NO_DETAILS, NOT_PUBLISHED, GONE, TRASHED } from '../steps/round-context.ts';
import type { RunSettings } from '../tables.ts';
import { continueRun } from './change-state.ts';
import { createRun } from './create-run.ts';
import { lockRunState } from './lock-run-state.ts';
import { wakeRun } from './wake.ts';

/** Maximum automatic attempts per product if all fail. */
const MAX_ATTEMPTS = 5;

/** Skip reasons that may no longer apply. */
const MAY_BE_READY = [NOT_PUBLISHED, NO_DETAILS, GONE, TRASHED, AUTOMATIC_OFF_BEFORE_WRITING].map(
  ({ code }) => code,
);

/**
 * Generates and publishes the listing of a new product automatically, at most once per product.
 * Call it whenever the store reports a change: failed items, and those skipped because the product
 * was not ready, are retried. Published and undone items, and canceled runs, are left alone.
 * @param input.key the same for every call for a product
 * @returns whether anything was started
 */
export async function publishNewProduct({
  ctx,
  input,
}: {
  ctx: ActionContext;
  input: {
    readonly storeId: string;
    readonly key: string;
    readonly product: { readonly id: string; readonly name: string };
    readonly settings: RunSettings;
  };
}): Promise<boolean> {
  const { storeId, key, product, settings } = input;
  const { runs } = ctx.tables;
  const [before] = await ctx.orm
    .select({ id: runs.id, state: runs.state, reason: runs.reason })
    .from(runs)
    .where(and(eq(runs.storeId, storeId), eq(runs.key, key)));
  if (before !== undefined) {
    // The reason may no longer apply. If the owner paused it, there is no reason.
    const stopped = before.state === 'paused' && before.reason !== null;
    if (stopped) await continueRun({ ctx, input: { storeId, runId: before.id } });
    return (await retryItem(ctx, before.id)) || stopped;
  }
  const picked = { products: [product] };
  try {
    await createRun({ ctx, input: { storeId, key, picked, settings, origin: 'automatic' } });
    return true;
  } catch (error) {
    // The product's next change starts it.
    if (error instanceof PublishingError && error.code === 'too_many_runs') return false;
    throw error;
  }
}

async function retryItem(ctx: ActionContext, runId: RunId): Promise<boolean> {
  const taken = await ctx.orm.transaction(async (orm) => {
    const state = await lockRunState({ orm, tables: ctx.tables }, runId);
    return state === 'canceled' ? [] : requeueItems(ctx, orm, runId);
  });
  if (taken.length > 0) await wakeRun(ctx, runId);
  return taken.length > 0;
}

function requeueItems(ctx: ActionContext, orm: Statements, runId: RunId) {
  const { items } = ctx.tables;
  const unpublished = eq(items.stage, 'publish');
  const unwritten = and(eq(items.stage, 'generate'), lt(items.attempt, MAX_ATTEMPTS));
  const unready = and(
    eq(items.state, 'skipped'),
    isNull(items.request),
    inArray(sql`${items.reason}->>'code'`, MAY_BE_READY),
  );
  const rewritten = sql`${items.stage} = 'generate'`;
  return orm
    .update(items)
    .set({
      state: sql`case when ${items.stage} = 'publish' then 'publish_queued' else 'queued' end`,
      attempt: sql`case when ${rewritten} then ${items.attempt} + 1 else ${items.attempt} end`,
      // The last request is kept: what it brought is collected first, as on the owner's retry.
      jobId: sql`case when ${rewritten} then null else ${items.jobId} end`,
      requestedByOwner: false,
      reason: null,
      stage: null,
      updatedAt: ctx.now(),
    })
    .where(
      and(
        eq(items.runId, runId),
        or(and(eq(items.state, 'failed'), or(unpublished, unwritten)), unready),
      ),
    )
    .returning({ id: items.id });
}
