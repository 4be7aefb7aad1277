import { textForm, type RunSettings } from '@wareword/publishing';
import { eq, sql } from 'drizzle-orm';
import { typeidUnboxed } from 'typeid-js';
import { stores, type Database, type StoreId } from '../database/index.ts';
import { BridgeRefusal } from '../refusal.ts';
import type { Vault } from '../secrets/index.ts';
import { SEO_PLUGINS, type FoundStore } from '../woocommerce/index.ts';
import { readSettings } from './settings.ts';

export type Store = typeof stores.$inferSelect;

/** A store's own credentials. */
export interface StoreKeys {
  readonly consumerKey: string;
  readonly consumerSecret: string;
}

/** A store as its owner sees it. */
export interface StoreView {
  /** The address; the host is what the owner knows it by. */
  readonly url: string;
  readonly host: string;
  readonly name: string;
  /** Whose fields keyphrase and meta description go to; null where none is installed. */
  readonly seoPlugin: string | null;
  /** The last characters of the consumer key, to find it in WooCommerce's list. */
  readonly keysHint: string | null;
  /** The store refused the keys the last time: give it new ones. */
  readonly keysRefused: boolean;
  readonly connected: boolean;
  /** What the next run begins with: the last one's. */
  readonly preferences: RunSettings;
  /** Whether listings of new products go live without a click. */
  readonly automatic: boolean;
}

interface Context {
  readonly database: Database;
  readonly vault: Vault;
}

/** Keeps the keys of a store, which were proved to work, and forgets any before them. */
export async function keepStore({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly found: FoundStore; readonly keys: StoreKeys };
}): Promise<StoreId> {
  const { orm } = ctx.database;
  const { found, keys } = input;
  const name = textForm(found.name, 'entities');
  const [store] = await orm
    .insert(stores)
    .values({
      id: typeidUnboxed('sto') as string as StoreId,
      url: found.url,
      name,
      seoPlugin: found.seoPlugin ?? null,
    })
    .onConflictDoUpdate({
      target: stores.url,
      set: { name, seoPlugin: found.seoPlugin ?? null },
    })
    .returning({ id: stores.id });
  if (store === undefined) throw new Error('The store was not kept.');
  await orm
    .update(stores)
    .set({
      keys: ctx.vault.seal(JSON.stringify(keys), `stores:${store.id}:keys`),
      keysHint: keys.consumerKey.slice(-7),
      keysRefusedAt: null,
    })
    .where(eq(stores.id, store.id));
  return store.id;
}

/** @throws BridgeRefusal `signed_out` where it is gone */
export async function findStoreById({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'database'>;
  input: { readonly storeId: StoreId };
}): Promise<Store> {
  const [store] = await ctx.database.orm.select().from(stores).where(eq(stores.id, input.storeId));
  if (store === undefined) throw new BridgeRefusal('signed_out', 'Sign in to your store again.');
  return store;
}

export function presentStore(store: Store): StoreView {
  return {
    url: store.url,
    host: new URL(store.url).host,
    name: store.name,
    seoPlugin: store.seoPlugin === null ? null : SEO_PLUGINS[store.seoPlugin].name,
    keysHint: store.keysHint,
    keysRefused: store.keys === null || store.keysRefusedAt !== null,
    connected: store.token !== null,
    // What was kept by an earlier version may lack what was added since.
    preferences: readSettings(store.preferences),
    automatic: store.automatic,
  };
}

/** Remembers how the owner likes their runs. */
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

/** Notes that a store does not take its keys any more; cleared when it is given new ones. */
export async function noteKeysRefused({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'database'>;
  input: { readonly storeId: StoreId };
}): Promise<void> {
  await ctx.database.orm
    .update(stores)
    .set({ keysRefusedAt: sql`coalesce(${stores.keysRefusedAt}, now())` })
    .where(eq(stores.id, input.storeId));
}
