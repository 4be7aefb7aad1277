import {
  cancelRun,
  createRun,
  editItem,
  FIELDS,
  getItem,
  getRun,
  ITEM_STATES,
  listItems,
  listRuns,
  pauseRun,
  pushItems,
  regenerateItems,
  resumeRun,
  retryItems,
  skipItems,
  undoItems,
  type ItemId,
  type RunId,
} from '@wareword/publishing';
import { z } from 'zod';
import { WooSelectionSchema } from '../catalogue/index.ts';
import { readStatus } from '../connect/index.ts';
import type { BridgeContext } from '../context.ts';
import { BridgeRefusal } from '../refusal.ts';
import { rememberSettings, RunSettingsSchema, type Store } from '../stores/index.ts';
import { router, signedIn } from './procedure.ts';

const runId = z
  .string()
  .regex(/^run_[0-9a-z]{26}$/)
  .transform((id) => id as RunId);
const itemId = z
  .string()
  .regex(/^itm_[0-9a-z]{26}$/)
  .transform((id) => id as ItemId);

const oneRun = z.object({ runId });
/** These products of a run, or all that the click fits. */
const someItems = z.object({
  runId,
  items: z.union([z.literal('all'), z.array(itemId).min(1).max(1000)]),
});

const text = z.string().max(200_000);
const fields = z.array(z.enum(FIELDS));

/** Most products that are named one by one; for more, say which by `all`. */
const MOST_PICKED = 1000;

const products = z
  .array(z.object({ id: z.string().regex(/^\d{1,15}$/), name: z.string().max(1000) }))
  .min(1)
  .max(MOST_PICKED);

/** Runs: listings asked for, read, published and taken back. */
export const runsRouter = router({
  /**
   * Starts a run: a credit for each product. More than one product needs `capabilities.bulk`, and
   * else is refused as `bulk_not_allowed`, with a link to the plans. `requestId` makes a second
   * click harmless. The settings are remembered as the store's preferences.
   */
  create: signedIn
    .input(
      z.object({
        requestId: z.uuid(),
        /** By name, or all that a filter of the product list finds. */
        picked: z.union([z.object({ products }), z.object({ all: WooSelectionSchema })]),
        settings: RunSettingsSchema,
      }),
    )
    .mutation(async ({ ctx, input }): Promise<{ runId: RunId }> => {
      const { picked, settings, requestId } = input;
      const { store, bridge } = ctx;
      await requireCapability(bridge, store, 'all' in picked || picked.products.length > 1);
      await rememberSettings({ ctx: bridge, input: { storeId: store.id, settings } });
      const run = await createRun({
        ctx: bridge.publishing,
        input: {
          storeId: store.id,
          key: requestId,
          settings,
          picked: 'all' in picked ? { selection: picked.all } : { products: picked.products },
        },
      });
      return { runId: run };
    }),

  /** Newest first; `before` is the last id of the page before. */
  list: signedIn
    .input(z.object({ before: runId.optional(), limit: z.int().min(1).max(50).default(20) }))
    .query(({ ctx, input }) =>
      listRuns({ ctx: ctx.bridge.publishing, input: { storeId: ctx.store.id, ...input } }),
    ),

  /** A run with how many of its products are in which state. Ask again while it is `working`. */
  get: signedIn
    .input(oneRun)
    .query(({ ctx, input }) =>
      getRun({ ctx: ctx.bridge.publishing, input: { storeId: ctx.store.id, ...input } }),
    ),

  /** Asks for no further listings; those under way are still brought in. */
  pause: signedIn.input(oneRun).mutation(async ({ ctx, input }) => {
    await pauseRun({ ctx: ctx.bridge.publishing, input: { storeId: ctx.store.id, ...input } });
    return {};
  }),

  /** Goes on, once what stopped it was put right. */
  resume: signedIn.input(oneRun).mutation(async ({ ctx, input }) => {
    await resumeRun({ ctx: ctx.bridge.publishing, input: { storeId: ctx.store.id, ...input } });
    return {};
  }),

  /** Asks for no further listings, for good. */
  cancel: signedIn.input(oneRun).mutation(async ({ ctx, input }) => {
    await cancelRun({ ctx: ctx.bridge.publishing, input: { storeId: ctx.store.id, ...input } });
    return {};
  }),

  /** The products of a run, in their order; `after` is `next` of the page before. */
  items: signedIn
    .input(
      z.object({
        runId,
        states: z.array(z.enum(ITEM_STATES)).optional(),
        after: z.int().min(0).optional(),
        limit: z.int().min(1).max(100).default(50),
      }),
    )
    .query(({ ctx, input }) =>
      listItems({ ctx: ctx.bridge.publishing, input: { storeId: ctx.store.id, ...input } }),
    ),

  /** One product with old and new side by side, and the words that differ. */
  item: signedIn
    .input(z.object({ itemId }))
    .query(({ ctx, input }) =>
      getItem({ ctx: ctx.bridge.publishing, input: { storeId: ctx.store.id, ...input } }),
    ),

  /**
   * Keeps an edit, or which fields to publish; nothing goes to the store. Description and summary
   * are HTML, all else is plain text. Null takes an edit back; `chosen: null` goes back to the
   * run's choice.
   */
  edit: signedIn
    .input(
      z.object({
        itemId,
        values: z
          .object({
            title: text.nullable().optional(),
            description: text.nullable().optional(),
            summary: text.nullable().optional(),
            tags: z.array(z.string().max(200)).max(100).nullable().optional(),
            keyphrase: text.nullable().optional(),
            metaDescription: text.nullable().optional(),
          })
          .optional(),
        chosen: fields.nullable().optional(),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      await editItem({ ctx: ctx.bridge.publishing, input: { storeId: ctx.store.id, ...input } });
      return {};
    }),

  /**
   * Publishes. `all` means those that are ready; a conflict, or what was undone, skipped or failed
   * in publishing, must be named. Answers at once: watch the states.
   */
  push: signedIn.input(someItems).mutation(async ({ ctx, input }) => ({
    items: await pushItems({
      ctx: ctx.bridge.publishing,
      input: { storeId: ctx.store.id, ...input },
    }),
  })),

  /** Puts back what was there before, byte for byte. What someone changed since stays. */
  undo: signedIn.input(someItems).mutation(async ({ ctx, input }) => ({
    items: await undoItems({
      ctx: ctx.bridge.publishing,
      input: { storeId: ctx.store.id, ...input },
    }),
  })),

  /** Tries failed products again, from the stage at which they failed. */
  retry: signedIn.input(someItems).mutation(async ({ ctx, input }) => ({
    items: await retryItems({
      ctx: ctx.bridge.publishing,
      input: { storeId: ctx.store.id, ...input },
    }),
  })),

  /** Asks for another listing in place of the one that is there: another credit each. */
  regenerate: signedIn.input(someItems).mutation(async ({ ctx, input }) => ({
    items: await regenerateItems({
      ctx: ctx.bridge.publishing,
      input: { storeId: ctx.store.id, ...input },
    }),
  })),

  /** Leaves products out: what waits is not paid for, what is ready is not published. */
  skip: signedIn.input(someItems).mutation(async ({ ctx, input }) => ({
    items: await skipItems({
      ctx: ctx.bridge.publishing,
      input: { storeId: ctx.store.id, ...input },
    }),
  })),
});

async function requireCapability(ctx: BridgeContext, store: Store, bulk: boolean): Promise<void> {
  const status = await readStatus({ ctx, input: { store } });
  if (!status.connected) {
    throw new BridgeRefusal('not_connected', 'Connect the store to Wareword first.');
  }
  if (status.problem !== null) {
    const { code, message, link } = status.problem;
    throw new BridgeRefusal(code, message, link ?? undefined);
  }
  if (bulk && status.capabilities?.bulk !== true) {
    throw new BridgeRefusal(
      'bulk_not_allowed',
      'Your plan writes one listing at a time. Pick one product, or choose a larger plan.',
      status.upgradeUrl ?? undefined,
    );
  }
}
