import { textForm } from '@wareword/publishing';
import { z } from 'zod';
import { ACCESS_MS, beginAccess, keepProvedKeys, removeStore } from '../access/index.ts';
import { turnOffAutomatic } from '../automatic/index.ts';
import { BROWSER_COOKIE, SESSION_COOKIE, type Notice } from '../http/cookies.ts';
import { makeToken } from '../secrets/index.ts';
import { endSession, findSession, SESSION_MS, startSession } from '../sessions/index.ts';
import { findStoreById, presentStore, type StoreView } from '../stores/index.ts';
import { findStore, normaliseStoreAddress } from '../woocommerce/index.ts';
import { open, router, signedIn } from './procedure.ts';

const address = z.string().trim().min(1).max(2000);

/** Access to a store: who this browser is, and how it becomes somebody. */
export const accessRouter = router({
  /**
   * The first call of the front. `store` is null for a browser that is signed in to none. `notice`
   * is what went wrong on the way back from the store's or Wareword's page, told once.
   */
  state: open.query(
    async ({ ctx }): Promise<{ store: StoreView | null; notice: Notice | null }> => {
      const input = { token: ctx.cookies.get(SESSION_COOKIE) };
      const session = await findSession({ ctx: ctx.bridge, input });
      const notice = ctx.cookies.takeNotice();
      if (session === undefined) return { store: null, notice };
      const store = await findStoreById({ ctx: ctx.bridge, input: session });
      return { store: presentStore(store), notice };
    },
  ),

  /**
   * Looks whether a WooCommerce store answers at an address that the owner typed. `canAuthorize`:
   * offer the button; else keys must be pasted. Errors are a `WooErrorCode`.
   */
  look: open.input(z.object({ address })).mutation(async ({ ctx, input }) => {
    ctx.countTry();
    const { policy, publicUrl } = ctx.bridge;
    const found = await findStore(normaliseStoreAddress(input.address, policy), { policy });
    // A store posts keys to https alone, except where it is one for development.
    const canAuthorize = policy.allowPrivate || new URL(publicUrl).protocol === 'https:';
    return {
      url: found.url,
      name: textForm(found.name, 'entities'),
      seoPlugin: found.seoPlugin ?? null,
      canAuthorize,
    };
  }),

  /**
   * Begins to ask the store for keys; send the browser to `url`. It comes back to
   * `/access/return`, which signs it in, or leaves a notice, and sends it on to the front.
   */
  begin: open.input(z.object({ address })).mutation(async ({ ctx, input }) => {
    ctx.countTry();
    const browser = makeToken();
    const url = await beginAccess({
      ctx: ctx.bridge,
      input: { address: input.address, browser },
    });
    ctx.cookies.set(BROWSER_COOKIE, browser, ACCESS_MS);
    return { url };
  }),

  /** Signs in with keys made by hand (WooCommerce → Settings → Advanced → REST API). */
  pasteKeys: open
    .input(
      z.object({
        address,
        consumerKey: z
          .string()
          .trim()
          .regex(/^ck_[A-Za-z0-9]{1,128}$/),
        consumerSecret: z
          .string()
          .trim()
          .regex(/^cs_[A-Za-z0-9]{1,128}$/),
      }),
    )
    .mutation(async ({ ctx, input }): Promise<StoreView> => {
      ctx.countTry();
      const { consumerKey, consumerSecret } = input;
      const storeId = await keepProvedKeys({
        ctx: ctx.bridge,
        input: { address: input.address, keys: { consumerKey, consumerSecret } },
      });
      const before = ctx.cookies.get(SESSION_COOKIE);
      const token = await startSession({ ctx: ctx.bridge, input: { storeId, before } });
      ctx.cookies.set(SESSION_COOKIE, token, SESSION_MS);
      return presentStore(await findStoreById({ ctx: ctx.bridge, input: { storeId } }));
    }),

  /** Signs this browser out; the store stays as it is. */
  signOut: open.mutation(async ({ ctx }) => {
    const token = ctx.cookies.get(SESSION_COOKIE);
    if (token !== undefined) await endSession({ ctx: ctx.bridge, input: { token } });
    ctx.cookies.clear(SESSION_COOKIE);
    return {};
  }),

  /**
   * Forgets the store's keys and its connection, and signs out every browser. What was published
   * stays in the store. Tell the owner to delete the key in WooCommerce, and the connection in
   * Wareword.
   */
  removeStore: signedIn.mutation(async ({ ctx }) => {
    const input = { storeId: ctx.store.id };
    await turnOffAutomatic({ ctx: ctx.bridge, input });
    await removeStore({ ctx: ctx.bridge, input });
    ctx.cookies.clear(SESSION_COOKIE);
    return {};
  }),
});
