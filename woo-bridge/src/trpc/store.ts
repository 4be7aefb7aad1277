import { z } from 'zod';
import { turnOffAutomatic, turnOnAutomatic } from '../automatic/index.ts';
import {
  findStoreById,
  presentStore,
  rememberSettings,
  RunSettingsSchema,
} from '../stores/index.ts';
import { router, storeProcedure } from './procedure.ts';

/** The store and its saved preferences. */
export const storeRouter = router({
  get: storeProcedure.query(({ ctx }) => presentStore(ctx.store)),

  /** What the next run begins with, and what automatic publishing uses. */
  savePreferences: storeProcedure
    .input(z.object({ settings: RunSettingsSchema }))
    .mutation(async ({ ctx, input }) => {
      const { settings } = input;
      await rememberSettings({ ctx: ctx.app, input: { storeId: ctx.store.id, settings } });
      return {};
    }),

  /**
   * Automatic publishing: listings of products that are new in the store go live without a click,
   * each for a credit. Ask before turning it on.
   */
  setAutomatic: storeProcedure
    .input(z.object({ on: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      const { app, store } = ctx;
      const turn = input.on ? turnOnAutomatic : turnOffAutomatic;
      await turn({ ctx: app, input: { storeId: store.id } });
      return presentStore(await findStoreById({ ctx: app, input: { storeId: store.id } }));
    }),
});
