import { z } from 'zod';
import {
  beginConnect,
  disconnect,
  finishConnect,
  readReturn,
  readStatus,
} from '../connect/index.ts';
import type { BridgeContext } from '../context.ts';
import { findStore, WooStoreError } from '../woocommerce/index.ts';
import { router, signedIn } from './procedure.ts';

/** The store's connection to Wareword. */
export const connectionRouter = router({
  /** Plan, credits, brands, capabilities; and what is wrong, with the way out. */
  status: signedIn.query(({ ctx }) => readStatus({ ctx: ctx.bridge, input: ctx })),

  /**
   * Begins to connect; send the browser to `url`. `way` in the answer says how it comes back:
   * `mounted` and `plugin` by themselves, to `/connect/return`, which sends it on to the front with
   * a notice where it failed; `pasted` needs the address that the owner lands on, for
   * `finishPasted`: open `url` in another tab, and keep the field for it at hand.
   */
  begin: signedIn.mutation(async ({ ctx }) => {
    const { bridge, session, store } = ctx;
    const hasReturnPlugin = await findReturnPlugin(bridge, store.url);
    return beginConnect({ ctx: bridge, input: { session, store, hasReturnPlugin } });
  }),

  /** Finishes with the address that the owner copied. */
  finishPasted: signedIn
    .input(z.object({ address: z.string().min(1).max(4000) }))
    .mutation(async ({ ctx, input }) => {
      await finishConnect({
        ctx: ctx.bridge,
        input: { session: ctx.session, returned: readReturn(input.address) },
      });
      return {};
    }),

  /** Forgets the token here. `revokeAt` is where the owner revokes it for good. */
  disconnect: signedIn.mutation(async ({ ctx }) => ({
    revokeAt: await disconnect({ ctx: ctx.bridge, input: { storeId: ctx.store.id } }),
  })),
});

/** A store that cannot be asked now may still be connected: by pasting. */
async function findReturnPlugin({ policy }: BridgeContext, url: string): Promise<boolean> {
  try {
    return (await findStore(url, { policy })).hasReturnPlugin;
  } catch (error) {
    if (error instanceof WooStoreError) return false;
    throw error;
  }
}
