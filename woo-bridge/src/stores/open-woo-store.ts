import { z } from 'zod';
import type { Vault } from '../secrets/index.ts';
import { createWooStore, type AddressPolicy, type WooStore } from '../woocommerce/index.ts';
import { BridgeRefusal } from '../refusal.ts';
import type { Store, StoreKeys } from './store.ts';

const Keys = z.object({ consumerKey: z.string(), consumerSecret: z.string() });

/** The keys of a store; undefined where it was removed from here. */
export function readKeys(vault: Vault, store: Store): StoreKeys | undefined {
  if (store.keys === null) return undefined;
  return Keys.parse(JSON.parse(vault.open(store.keys, `stores:${store.id}:keys`)));
}

/**
 * The store's own API, with its keys. Close it when done.
 * @throws BridgeRefusal `keys_missing`
 */
export function openWooStore(
  ctx: { readonly vault: Vault; readonly policy: AddressPolicy },
  store: Store,
): WooStore {
  const keys = readKeys(ctx.vault, store);
  if (keys === undefined) {
    throw new BridgeRefusal('keys_missing', 'Give the bridge access to the store again.');
  }
  return createWooStore({ url: store.url, ...keys, policy: ctx.policy });
}
