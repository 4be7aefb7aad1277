import { endLeases, textForm, type RunSettings } from '@wareword/publishing';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '@wareword/store-app/database';
import { toStorableText } from '@wareword/store-app/run-settings';
import { revokeDeletedToken, type ServiceContext } from '@wareword/store-app/service';
import type { Vault } from '@wareword/security/secrets';
import { newStoreId, publishing, sessions, stores, type StoreId } from '../database/index.ts';
import { signedOut } from '../app-error.ts';
import { hasSessions, startSession, type Client } from '../sessions/index.ts';
import { SEO_PLUGINS, type FoundStore } from '../woocommerce/index.ts';
import { disconnected } from './connection.ts';
import { KEY_HINT_LENGTH, readKeys, type StoreKeys } from './keys.ts';
import { readSettings } from './settings.ts';

export type Store = typeof stores.$inferSelect;

/** A store as its owner sees it. */
export interface StoreView {
  readonly url: string;
  /** Display name: the host, plus the folder if there is one. */
  readonly host: string;
  readonly name: string;
  /** The plugin whose fields get the keyphrase and the meta description; null if none is installed. */
  readonly seoPlugin: string | null;
  /** The last characters of the consumer key, to find it in WooCommerce's list. */
  readonly keysHint: string | null;
  /** The host drops the `Authorization` header, so keys go in the address, over https. */
  readonly keysInQuery: boolean;
  /** Whether the store rejected the keys on the last call. */
  readonly keysRefused: boolean;
  /** Whether it has a token, even one that the service rejected: the connection's status says so. */
  readonly connected: boolean;
  /** What the next run begins with: the last one's. */
  readonly preferences: RunSettings;
  /** Whether automatic publishing is on. */
  readonly automatic: boolean;
}

interface Context {
  readonly database: Database;
  readonly vault: Vault;
}

/** A browser that is signed in to a store from now on. */
export interface SignedIn {
  readonly storeId: StoreId;
  /** What its cookie holds. */
  readonly token: string;
}

/**
 * Saves a store's verified keys in place of any earlier ones, and signs in the browser that provided
 * them. Sessions that earlier keys opened end: whoever holds the new keys decides who is signed in. If
 * no one was, that may be a new owner of the domain, so the connection, which may be the previous
 * owner's, ends too, and is revoked afterward. One transaction, which locks the store's row in its
 * first statement, so that no session of earlier keys starts after they were replaced.
 */
export async function saveStore({
  ctx,
  input,
}: {
  ctx: Context & Pick<ServiceContext, 'service'> & { readonly now: () => Date };
  input: {
    readonly found: FoundStore;
    readonly keys: StoreKeys;
    readonly keysInQuery: boolean;
    readonly client: Client;
  };
}): Promise<SignedIn> {
  const { found, keys, keysInQuery, client } = input;
  // A site that hides its index from visitors reveals neither; what was known stays.
  const name = found.isClosed ? undefined : toStorableText(textForm(found.name, 'entities'));
  const seoPlugin = found.isClosed ? undefined : (found.seoPlugin ?? null);
  const { signedIn, dropped } = await ctx.database.orm.transaction(async (tx) => {
    const [store] = await tx
      .insert(stores)
      .values({
        id: newStoreId(),
        url: found.url,
        name: name ?? new URL(found.url).host,
        seoPlugin,
      })
      .onConflictDoUpdate({ target: stores.url, set: { keysInQuery, name, seoPlugin } })
      .returning();
    if (store === undefined) throw new Error('The store was not saved.');
    let dropped: string | null = null;
    if (!hasKeys(ctx, store, keys)) {
      const about = { storeId: store.id };
      if (!(await hasSessions({ ctx: { orm: tx, now: ctx.now }, input: about }))) {
        dropped = store.token;
        await tx.update(stores).set(disconnected(ctx.now())).where(eq(stores.id, store.id));
        await endLeases({ ctx: { orm: tx, tables: publishing }, input: about });
      }
      await tx.delete(sessions).where(eq(sessions.storeId, store.id));
    }
    await tx
      .update(stores)
      .set({
        keys: ctx.vault.seal(JSON.stringify(keys), `stores:${store.id}:keys`),
        keysHint: keys.consumerKey.slice(-KEY_HINT_LENGTH),
        keysRefusedAt: null,
        keysInQuery,
      })
      .where(eq(stores.id, store.id));
    const about = { storeId: store.id, client };
    const token = await startSession({ ctx: { orm: tx, now: ctx.now }, input: about });
    return { signedIn: { storeId: store.id, token }, dropped };
  });
  await revokeDeletedToken(ctx, { id: signedIn.storeId, token: dropped });
  return signedIn;
}

/** Keys that cannot be decrypted are treated as missing; the owner is just providing new ones. */
function hasKeys({ vault }: Context, store: Store, keys: StoreKeys): boolean {
  try {
    const kept = readKeys(vault, store);
    return kept?.consumerKey === keys.consumerKey && kept.consumerSecret === keys.consumerSecret;
  } catch {
    return false;
  }
}

/** @throws AppError `signed_out` if it is gone */
export async function findStoreById({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'database'>;
  input: { readonly storeId: StoreId };
}): Promise<Store> {
  const [store] = await ctx.database.orm.select().from(stores).where(eq(stores.id, input.storeId));
  if (store === undefined) throw signedOut();
  return store;
}

export function presentStore(store: Store): StoreView {
  return {
    url: store.url,
    host: store.url.replace(/^https?:\/\//, ''),
    name: store.name,
    seoPlugin: store.seoPlugin === null ? null : SEO_PLUGINS[store.seoPlugin].name,
    keysHint: store.keysHint,
    keysInQuery: store.keysInQuery,
    keysRefused: store.keys === null || store.keysRefusedAt !== null,
    connected: store.token !== null,
    // Preferences saved by an earlier version may lack fields that were added since.
    preferences: readSettings(store.preferences),
    automatic: store.automatic,
  };
}

/** Saves the owner's run settings. */
export async function rememberSettings({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'database'>;
  input: { readonly storeId: StoreId; readonly settings: RunSettings };
}): Promise<void> {
  await ctx.database.orm
    .update(stores)
    .set({ preferences: input.settings })
    .where(eq(stores.id, input.storeId));
}

/**
 * Records that a store rejected its keys; cleared with new keys. Ignored if the keys were replaced
 * in the meantime.
 * @param input.store as it was when the keys were used
 */
export async function recordRefusedKeys({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'database'>;
  input: { readonly store: Pick<Store, 'id' | 'keys'> };
}): Promise<void> {
  const { id, keys } = input.store;
  if (keys === null) return;
  await ctx.database.orm
    .update(stores)
    .set({ keysRefusedAt: sql`coalesce(${stores.keysRefusedAt}, now())` })
    .where(and(eq(stores.id, id), eq(stores.keys, keys)));
}
