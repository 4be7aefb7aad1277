import { readReturn, readStatus } from '@wareword/store-app/connect';
import { z } from 'zod';
import { startConnect, disconnect, finishConnect, readDomain } from '../connect/index.ts';
import type { WooAppContext } from '../context.ts';
import { findStore, WooStoreError } from '../woocommerce/index.ts';
import { router, storeProcedure } from './procedure.ts';

/** The store's connection to Wareword. */
export const connectionRouter = router({
  /** Plan, credits, brands, capabilities, and what is wrong and how to fix it. */
  status: storeProcedure.query(({ ctx }) => readStatus({ ctx: ctx.app, input: ctx })),

  /**
   * Starts the connect flow; send the browser to `url`. `returnMethod` says how it returns: `mounted` and
   * `plugin` automatically, to `/connect/return`, which redirects to the web app, with a notice if
   * it failed; `pasted` needs the URL that the owner lands on, for `finishPasted`: open `url` in
   * another tab, and keep the field for it visible.
   */
  start: storeProcedure.mutation(async ({ ctx }) => {
    const { app, session, store } = ctx;
    const hasReturnPlugin = await ctx.limitOwnerLookup(store, () =>
      findReturnPlugin(app, store.url),
    );
    return startConnect({ ctx: app, input: { session, store, hasReturnPlugin } });
  }),

  /**
   * Other stores of this store's domain that are connected: a domain has one connection, so
   * connecting this store ends theirs. `isShared`: there may be stores that are not known here.
   */
  domain: storeProcedure.query(({ ctx }) =>
    readDomain({ ctx: ctx.app, input: { store: ctx.store } }),
  ),

  /** Finishes with the address that the owner copied. */
  finishPasted: storeProcedure
    .meta({ securityEvent: 'security.connect_exchange' })
    .input(z.object({ address: z.string().min(1).max(4000) }))
    .mutation(async ({ ctx, input }) => {
      await finishConnect({
        ctx: ctx.app,
        input: { session: ctx.session, returned: readReturn(input.address) },
      });
      return {};
    }),

  /**
   * Deletes the token here, and revokes it. `revokeUrl` is null, or where the owner has to revoke it because
   * the service couldn't be reached.
   */
  disconnect: storeProcedure
    .meta({ securityEvent: 'security.disconnect' })
    .mutation(async ({ ctx }) => ({
      revokeUrl: await disconnect({ ctx: ctx.app, input: { storeId: ctx.store.id } }),
    })),
});

/** A store that cannot be asked now may still be connected: by pasting. */
async function findReturnPlugin({ policy }: WooAppContext, url: string): Promise<boolean> {
  try {
    return (await findStore(url, { policy })).hasReturnPlugin;
  } catch (error) {
    if (error instanceof WooStoreError) return false;
    throw error;
  }
}
