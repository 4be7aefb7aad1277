import {
  cancelRun,
  createRun,
  editItem,
  fieldsOf,
  findNeighbors,
  getItem,
  getRun,
  ITEM_STATES,
  ItemIdSchema,
  listItems,
  listRuns,
  pauseRun,
  previewPublish,
  queuePublish,
  replaceListings,
  resumeRun,
  retryItems,
  RunIdSchema,
  skipItems,
  queueUndo,
  type RunId,
} from '@wareword/publishing';
import { requirePlan } from '@wareword/store-app/connect';
import { boundedArray, toStorableText } from '@wareword/store-app/run-settings';
import { z } from 'zod';
import { WooSelectionSchema } from '../catalog/index.ts';
import { WOO_FIELDS } from '../fields.ts';
import { rememberSettings, RunSettingsSchema } from '../stores/index.ts';
import { heavyStoreProcedure, router, storeProcedure } from './procedure.ts';
import { productId } from './product-id.ts';

/** Maximum products listed individually; use `all` for more. */
const MAX_PICKED = 1000;

/** Most tags of a product. */
const MAX_TAGS = 100;

const oneRun = z.object({ runId: RunIdSchema });
/** These products of a run, or all that the action applies to. */
const someItems = z.object({
  runId: RunIdSchema,
  items: z.union([
    z.literal('all'),
    boundedArray(ItemIdSchema, MAX_PICKED).refine((items) => items.length > 0),
  ]),
});

const text = z.string().max(200_000);
const ownFields = fieldsOf(WOO_FIELDS);
const fields = boundedArray(z.enum(ownFields), ownFields.length);

const products = boundedArray(
  z.object({ id: productId, name: z.string().max(1000).transform(toStorableText) }),
  MAX_PICKED,
).refine((picked) => picked.length > 0);

/** Runs: generate, review, publish and undo listings. */
export const runsRouter = router({
  /**
   * Starts a run: a credit for each product. More than one product needs `capabilities.bulk`;
   * otherwise it is refused with `bulk_not_allowed` and a link to the plans. `requestId` makes a second
   * click harmless. The settings are remembered as the store's preferences.
   */
  create: storeProcedure
    .input(
      z.object({
        requestId: z.uuid(),
        /** Individually, or all that match a filter. */
        picked: z.union([z.object({ products }), z.object({ all: WooSelectionSchema })]),
        settings: RunSettingsSchema,
      }),
    )
    .mutation(async ({ ctx, input }): Promise<{ runId: RunId }> => {
      const { picked, settings, requestId } = input;
      const { store, app } = ctx;
      const bulk = 'all' in picked || picked.products.length > 1;
      await requirePlan({ ctx: app, input: { store, bulk } });
      await rememberSettings({ ctx: app, input: { storeId: store.id, settings } });
      const run = await createRun({
        ctx: app.publishing,
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
  list: storeProcedure
    .input(z.object({ before: RunIdSchema.optional(), limit: z.int().min(1).max(50).default(20) }))
    .query(({ ctx, input }) =>
      listRuns({ ctx: ctx.app.publishing, input: { storeId: ctx.store.id, ...input } }),
    ),

  /** A run with its item counts by state. Poll while it is `working`. */
  get: storeProcedure
    .input(oneRun)
    .query(({ ctx, input }) =>
      getRun({ ctx: ctx.app.publishing, input: { storeId: ctx.store.id, ...input } }),
    ),

  /** Pauses a run; listings in progress are still collected. */
  pause: storeProcedure.input(oneRun).mutation(async ({ ctx, input }) => {
    await pauseRun({ ctx: ctx.app.publishing, input: { storeId: ctx.store.id, ...input } });
    return {};
  }),

  /** Resumes a run. */
  resume: storeProcedure.input(oneRun).mutation(async ({ ctx, input }) => {
    await resumeRun({ ctx: ctx.app.publishing, input: { storeId: ctx.store.id, ...input } });
    return {};
  }),

  /** Cancels a run permanently. */
  cancel: storeProcedure.input(oneRun).mutation(async ({ ctx, input }) => {
    await cancelRun({ ctx: ctx.app.publishing, input: { storeId: ctx.store.id, ...input } });
    return {};
  }),

  /** The products of a run, in their order; `after` is `next` of the previous page. */
  items: storeProcedure
    .input(
      z.object({
        runId: RunIdSchema,
        states: boundedArray(z.enum(ITEM_STATES), ITEM_STATES.length).optional(),
        after: z.int32().min(0).optional(),
        limit: z.int().min(1).max(100).default(50),
      }),
    )
    .query(({ ctx, input }) =>
      listItems({ ctx: ctx.app.publishing, input: { storeId: ctx.store.id, ...input } }),
    ),

  /**
   * One product with old and new side by side, and the words that differ; and the products to review
   * before and after it.
   */
  item: heavyStoreProcedure
    .input(z.object({ itemId: ItemIdSchema }))
    .query(async ({ ctx, input }) => {
      const about = { ctx: ctx.app.publishing, input: { storeId: ctx.store.id, ...input } };
      const [item, neighbors] = await Promise.all([getItem(about), findNeighbors(about)]);
      return { ...item, ...neighbors };
    }),

  /**
   * Saves an edit, or which fields to publish; nothing goes to the store. Description and summary
   * are HTML, the other fields are plain text. Null discards the edit; `chosen: null` restores the
   * run's choice.
   */
  edit: heavyStoreProcedure
    .input(
      z.object({
        itemId: ItemIdSchema,
        values: z
          .object({
            title: text.nullable().optional(),
            description: text.nullable().optional(),
            summary: text.nullable().optional(),
            tags: boundedArray(z.string().max(200), MAX_TAGS).nullable().optional(),
            keyphrase: text.nullable().optional(),
            metaDescription: text.nullable().optional(),
          })
          .optional(),
        chosen: fields.nullable().optional(),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      await editItem({ ctx: ctx.app.publishing, input: { storeId: ctx.store.id, ...input } });
      return {};
    }),

  /** What a click on "publish all" would write, and what it would leave as it is. */
  previewPublish: heavyStoreProcedure
    .input(oneRun)
    .query(({ ctx, input }) =>
      previewPublish({ ctx: ctx.app.publishing, input: { storeId: ctx.store.id, ...input } }),
    ),

  /**
   * Queues products for publishing. `all` means those that are ready; conflicts, and products that were
   * undone, skipped or failed to be published, must be named. Returns immediately; poll the item states.
   */
  publish: storeProcedure.input(someItems).mutation(async ({ ctx, input }) => ({
    items: await queuePublish({
      ctx: ctx.app.publishing,
      input: { storeId: ctx.store.id, ...input },
    }),
  })),

  /** Queues an undo, which restores the previous texts unless someone changed them since. */
  undo: storeProcedure.input(someItems).mutation(async ({ ctx, input }) => ({
    items: await queueUndo({
      ctx: ctx.app.publishing,
      input: { storeId: ctx.store.id, ...input },
    }),
  })),

  /** Tries failed products again, from the stage at which they failed. */
  retry: storeProcedure.input(someItems).mutation(async ({ ctx, input }) => ({
    items: await retryItems({
      ctx: ctx.app.publishing,
      input: { storeId: ctx.store.id, ...input },
    }),
  })),

  /** Requests another listing to replace the current one; each uses a credit. */
  rewrite: storeProcedure.input(someItems).mutation(async ({ ctx, input }) => ({
    items: await replaceListings({
      ctx: ctx.app.publishing,
      input: { storeId: ctx.store.id, ...input },
    }),
  })),

  /** Skips products: queued ones are not charged, and ready ones are not published. */
  skip: storeProcedure.input(someItems).mutation(async ({ ctx, input }) => ({
    items: await skipItems({
      ctx: ctx.app.publishing,
      input: { storeId: ctx.store.id, ...input },
    }),
  })),
});
