import { textForm } from '@wareword/publishing';
import { z } from 'zod';
import { readBrowser } from '@wareword/server/http';
import { makeSecret } from '@wareword/security/secrets';
import {
  ACCESS_MS,
  startAccess,
  cancelAccess,
  confirmAccess,
  findWaitingAccess,
  hasOpenAccess,
  saveVerifiedKeys,
  removeStore,
  type WaitingAccess,
} from '../access/index.ts';
import { turnOffAutomatic } from '../automatic/index.ts';
import { BROWSER_COOKIE, SESSION_COOKIE, type Notice } from '../callers/index.ts';
import {
  clearExpiredSessions,
  endSession,
  endSessionsOfStore,
  listSessions,
  SESSION_MS,
} from '../sessions/index.ts';
import { findStoreById, presentStore, type SignedIn, type StoreView } from '../stores/index.ts';
import { findStore, normalizeStoreUrl } from '../woocommerce/index.ts';
import {
  publicProcedure,
  router,
  storeProcedure,
  type CallContext,
  type EventDetails,
} from './procedure.ts';

const address = z.string().trim().min(1).max(2000);

/** Access to a store: the current session, and signing in. */
export const accessRouter = router({
  /**
   * The app's first call. `store` is null if the browser is not signed in. `waiting` is a store
   * that granted keys, which this browser must `confirm`. `notice` is what went wrong on the way
   * back from the store's or Wareword's page, shown once.
   */
  state: publicProcedure.query(
    async ({
      ctx,
    }): Promise<{
      store: StoreView | null;
      waiting: WaitingAccess | null;
      notice: Notice | null;
    }> => {
      const { app, cookies, session } = ctx;
      const notice = cookies.takeNotice();
      const browser = cookies.get(BROWSER_COOKIE);
      const waiting = (await findWaitingAccess({ ctx: app, input: { browser } })) ?? null;
      if (session === undefined) return { store: null, waiting, notice };
      const store = await findStoreById({ ctx: app, input: session });
      return { store: presentStore(store), waiting, notice };
    },
  ),

  /**
   * Checks whether there is a WooCommerce store at an address that the owner typed. If `canAuthorize` is
   * false, keys must be pasted. Errors have a `WooErrorCode`.
   */
  look: publicProcedure.input(z.object({ address })).mutation(async ({ ctx, input }) => {
    const { policy, publicUrl } = ctx.app;
    const found = await ctx.limitLookup(() =>
      findStore(normalizeStoreUrl(input.address, policy), { policy }),
    );
    // A store posts keys only to https, except in development.
    const canDeliver = policy.allowPrivate || new URL(publicUrl).protocol === 'https:';
    return {
      url: found.url,
      name: textForm(found.name, 'entities'),
      seoPlugin: found.seoPlugin ?? null,
      isClosed: found.isClosed,
      canAuthorize: canDeliver && found.canAuthorize,
    };
  }),

  /**
   * Starts an access request; send the browser to `url`, the store's approval page. It comes back to
   * `/access/return`, which leaves a notice or a store in `waiting`; see `state`.
   */
  start: publicProcedure.input(z.object({ address })).mutation(async ({ ctx, input }) => {
    const browser = makeSecret();
    const before = ctx.cookies.get(BROWSER_COOKIE);
    const url = await ctx.limitLookup(() =>
      startAccess({ ctx: ctx.app, input: { address: input.address, browser, before } }),
    );
    ctx.cookies.set(BROWSER_COOKIE, browser, ACCESS_MS);
    return { url };
  }),

  /**
   * Signs in once the store granted keys: `code` is the last characters of the new key, which the store
   * shows, and `storeUrl` is the one of `waiting` that this tab shows.
   */
  confirm: publicProcedure
    .meta({ securityEvent: 'security.store_access' })
    .input(z.object({ storeUrl: address, code: z.string().trim().max(200) }))
    .mutation(async ({ ctx, input }): Promise<StoreView> => {
      const browser = ctx.cookies.get(BROWSER_COOKIE);
      const { storeUrl } = input;
      ctx.about.target = storeUrl;
      // Owners copy the leading dots too.
      const code = input.code.replace(/^(?:…|\.{3})/, '').toLowerCase();
      const { client } = ctx;
      const entered = await ctx.limitLookup(() =>
        confirmAccess({ ctx: ctx.app, input: { browser, storeUrl, code, client } }),
      );
      await forgetBrowser(ctx, browser);
      return startSession(ctx, entered);
    }),

  /** Discards the keys that were granted for a store. */
  cancel: publicProcedure
    .input(z.object({ storeUrl: address }))
    .mutation(async ({ ctx, input }) => {
      const browser = ctx.cookies.get(BROWSER_COOKIE);
      await cancelAccess({ ctx: ctx.app, input: { browser, storeUrl: input.storeUrl } });
      await forgetBrowser(ctx, browser);
      return {};
    }),

  /** Signs in with keys made by hand (WooCommerce → Settings → Advanced → REST API). */
  pasteKeys: publicProcedure
    .meta({ securityEvent: 'security.store_access' })
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
      const { consumerKey, consumerSecret } = input;
      const keys = { consumerKey, consumerSecret };
      const about = { address: input.address, keys, client: ctx.client };
      const entered = await ctx.limitLookup(() => saveVerifiedKeys({ ctx: ctx.app, input: about }));
      return startSession(ctx, entered);
    }),

  /** The browsers that are signed in to this store, the last used one first. */
  sessions: storeProcedure.query(async ({ ctx }) => {
    const list = await listSessions({ ctx: ctx.app, input: { session: ctx.session } });
    return list.map(({ id, isCurrent, address: from, userAgent, createdAt, seenAt }) => ({
      id,
      isCurrent,
      ...readBrowser(userAgent),
      /** IP address that it signed in from. */
      address: from,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: seenAt.toISOString(),
    }));
  }),

  /** Signs out one other browser, or all others if no `id` is given. */
  endSessions: storeProcedure
    .meta({ securityEvent: 'security.sign_out' })
    .input(z.object({ id: z.uuid().optional() }))
    .mutation(async ({ ctx, input }) => {
      await endSessionsOfStore({
        ctx: ctx.app,
        input: { session: ctx.session, id: input.id },
      });
      return {};
    }),

  /** Signs this browser out; the store stays as it is. */
  signOut: publicProcedure
    .meta({ securityEvent: 'security.sign_out' })
    .mutation(async ({ ctx }) => {
      const token = ctx.cookies.get(SESSION_COOKIE);
      ctx.about.actor = ctx.session?.storeId;
      if (token !== undefined) await endSession({ ctx: ctx.app, input: { token } });
      ctx.cookies.clear(SESSION_COOKIE);
      return {};
    }),

  /**
   * Deletes the store's keys, deletes and revokes its connection, and signs out every browser. What was
   * published stays in the store. Tell the owner to revoke the key in WooCommerce and, if `revokeUrl` isn't
   * null, the connection there.
   */
  removeStore: storeProcedure
    .meta({ securityEvent: 'security.store_remove' })
    .mutation(async ({ ctx }) => {
      const input = { storeId: ctx.store.id };
      await turnOffAutomatic({ ctx: ctx.app, input });
      const revokeUrl = await removeStore({ ctx: ctx.app, input });
      ctx.cookies.clear(SESSION_COOKIE);
      return { revokeUrl };
    }),
});

/** Clears the browser's cookie, unless another tab still needs it. */
async function forgetBrowser(
  { app, cookies }: CallContext,
  browser: string | undefined,
): Promise<void> {
  const isNeeded = await hasOpenAccess({ ctx: app, input: { browser } });
  if (!isNeeded) cookies.clear(BROWSER_COOKIE);
}

/** Gives the browser its new session, and ends the one that it had before. */
async function startSession(
  { app, cookies, about }: CallContext & { about: EventDetails },
  { storeId, token }: SignedIn,
): Promise<StoreView> {
  const before = cookies.get(SESSION_COOKIE);
  if (before !== undefined) await endSession({ ctx: app, input: { token: before } });
  await clearExpiredSessions({ ctx: app });
  cookies.set(SESSION_COOKIE, token, SESSION_MS);
  const store = await findStoreById({ ctx: app, input: { storeId } });
  about.actor = storeId;
  about.target = store.url;
  return presentStore(store);
}
