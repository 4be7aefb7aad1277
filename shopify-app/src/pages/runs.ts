import {
  cancelRun,
  createRun,
  getRun,
  ITEM_STATES,
  listItems,
  listRuns,
  pauseRun,
  previewPublish,
  PublishingError,
  queuePublish,
  replaceListings,
  resumeRun,
  retryItems,
  skipItems,
  queueUndo,
  ItemIdSchema,
  RunIdSchema,
  type ItemId,
  type RunId,
} from '@wareword/publishing';
import { requirePlan } from '@wareword/store-app/connect';
import { boundedArray } from '@wareword/store-app/run-settings';
import { z } from 'zod';
import { RunSettingsSchema } from '../catalog/index.ts';
import type {
  Changed,
  PublishPreview,
  RunPage,
  RunQuery,
  RunsPage,
} from '../load-context/index.ts';
import { rememberSettings } from '../shops/index.ts';
import { readConnection } from './connection.ts';
import { presentItem } from './item-row.ts';
import type { PageContext } from './page-context.ts';
import { presentRun, summarize } from './run-summary.ts';
import { SelectionSchema, selectionOf } from './selection.ts';
import { skippedText } from './words.ts';

const RUNS_PER_PAGE = 20;
const ITEMS_PER_PAGE = 50;
/** Maximum products an action lists individually. */
const MAX_ITEMS = 1_000;

const StartRunSchema = z.object({
  requestId: z.uuid(),
  selection: SelectionSchema,
  settings: RunSettingsSchema,
});

/**
 * Starts a run, which uses one listing per product. A second click with the same request returns
 * the run of the first.
 */
export async function startRun(
  { app, visit }: PageContext,
  input: unknown,
): Promise<{ readonly runId: RunId }> {
  const { requestId, selection, settings } = StartRunSchema.parse(input);
  const lookedUp = selectionOf(selection);
  const { shop } = visit;
  const bulk = 'all' in lookedUp || lookedUp.numbers.length > 1;
  await requirePlan({ ctx: app.connect, input: { store: shop, bulk } });
  await rememberSettings({ ctx: app, input: { shop: shop.id, settings } });
  const runId = await createRun({
    ctx: app.publishing,
    input: { storeId: shop.id, key: requestId, settings, picked: { selection: lookedUp } },
  });
  return { runId };
}

export async function readRuns(
  { app, visit, texts }: PageContext,
  { before }: { readonly before: string | null },
): Promise<RunsPage> {
  const runs = await listRuns({
    ctx: app.publishing,
    input: {
      storeId: visit.shop.id,
      limit: RUNS_PER_PAGE + 1,
      before: before === null ? undefined : runIdOf(before),
    },
  });
  const shown = runs.slice(0, RUNS_PER_PAGE);
  const next = runs.length > RUNS_PER_PAGE ? (shown.at(-1)?.id ?? null) : null;
  return { runs: shown.map((run) => summarize(run, texts)), next };
}

const StatesSchema = z.array(z.enum(ITEM_STATES)).max(ITEM_STATES.length).nullable();
const PositionSchema = z.int().min(0).nullable();

export async function readRun(page: PageContext, query: RunQuery): Promise<RunPage> {
  const { app, visit, texts } = page;
  const about = { storeId: visit.shop.id, runId: runIdOf(query.runId) };
  const [run, list, connection] = await Promise.all([
    getRun({ ctx: app.publishing, input: about }),
    listItems({
      ctx: app.publishing,
      input: {
        ...about,
        states: StatesSchema.parse(query.states) ?? undefined,
        after: PositionSchema.parse(query.after) ?? undefined,
        limit: ITEMS_PER_PAGE,
      },
    }),
    readConnection(page),
  ]);
  return {
    run: presentRun(run, texts),
    items: list.items.map((item) => presentItem(item, texts)),
    next: list.next,
    usage: connection.usage,
  };
}

export async function previewPublishing(
  { app, visit, texts }: PageContext,
  runId: string,
): Promise<PublishPreview> {
  const { products, fields, skippedFields } = await previewPublish({
    ctx: app.publishing,
    input: { storeId: visit.shop.id, runId: runIdOf(runId) },
  });
  const skipped = skippedFields.map((one) => ({ text: skippedText(one, texts), count: one.count }));
  return { products, fields, skipped };
}

const ActionSchema = z.union([
  z.object({ action: z.enum(['pause', 'resume', 'cancel']) }),
  z.object({
    action: z.enum(['publish', 'undo', 'retry', 'rewrite', 'skip']),
    items: z.union([z.literal('all'), boundedArray(ItemIdSchema, MAX_ITEMS)]),
  }),
]);

const RUN_ACTIONS = { pause: pauseRun, resume: resumeRun, cancel: cancelRun };
const ITEM_ACTIONS = {
  publish: queuePublish,
  undo: queueUndo,
  retry: retryItems,
  rewrite: replaceListings,
  skip: skipItems,
};

export async function changeRun(
  { app, visit }: PageContext,
  runId: string,
  input: unknown,
): Promise<Changed> {
  const action = ActionSchema.parse(input);
  const about = { storeId: visit.shop.id, runId: runIdOf(runId) };
  if ('items' in action) {
    const change = ITEM_ACTIONS[action.action];
    const count = await change({ ctx: app.publishing, input: { ...about, items: action.items } });
    return { count };
  }
  await RUN_ACTIONS[action.action]({ ctx: app.publishing, input: about });
  return { count: 0 };
}

/** @throws PublishingError `run_not_found` for what can't be a run's id */
export function runIdOf(text: string): RunId {
  const parsed = RunIdSchema.safeParse(text);
  if (!parsed.success) throw new PublishingError('run_not_found', 'Run not found.');
  return parsed.data;
}

/** @throws PublishingError `item_not_found` for what can't be an item's id */
export function itemIdOf(text: string): ItemId {
  const parsed = ItemIdSchema.safeParse(text);
  if (!parsed.success) throw new PublishingError('item_not_found', 'Product not found.');
  return parsed.data;
}
