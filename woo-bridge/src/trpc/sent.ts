import { dismissSent, listSent, startSentRun } from '@wareword/store-app/sent-listings';
import { boundedArray, toStorableText } from '@wareword/store-app/run-settings';
import type { RunId } from '@wareword/publishing';
import { z } from 'zod';
import { readSettings } from '../stores/index.ts';
import { router, storeProcedure } from './procedure.ts';
import { productId } from './product-id.ts';

/** Maximum listings per run, as many as are shown at a time. */
const MAX_LISTINGS = 50;

const listingId = z.string().regex(/^lst_[0-9a-z]{26}$/);

/** Listings that were sent to this store in Wareword's dashboard. */
export const sentRouter = router({
  list: storeProcedure.query(({ ctx }) => listSent({ ctx: ctx.app, input: { store: ctx.store } })),

  /** Starts a run that proposes them for these products; it costs nothing. */
  start: storeProcedure
    .input(
      z.object({
        requestId: z.uuid(),
        products: boundedArray(
          z.object({
            listingId,
            id: productId,
            name: z.string().max(1000).transform(toStorableText),
          }),
          MAX_LISTINGS,
        ).refine(
          (products) => new Set(products.map(({ id }) => id)).size === products.length,
          'Choose a different product for each listing.',
        ),
      }),
    )
    .mutation(async ({ ctx, input }): Promise<{ runId: RunId }> => {
      const { store, app } = ctx;
      const { products, requestId: key } = input;
      const settings = readSettings(store.preferences);
      return {
        runId: await startSentRun({ ctx: app, input: { store, products, settings, key } }),
      };
    }),

  /** Removes one from the list; it stays in the account's history. */
  dismiss: storeProcedure.input(z.object({ listingId })).mutation(async ({ ctx, input }) => {
    await dismissSent({ ctx: ctx.app, input: { store: ctx.store, ...input } });
    return {};
  }),
});
