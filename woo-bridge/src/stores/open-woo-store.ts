import type { Database } from '@wareword/store-app/database';
import type { Vault } from '@wareword/security/secrets';
import { createWooStore, type AddressPolicy, type WooStore } from '../woocommerce/index.ts';
import { AppError } from '../app-error.ts';
import { hasConnection } from './connection.ts';
import { readKeys } from './keys.ts';
import { recordRefusedKeys, type Store } from './store.ts';

/**
 * The store's API, with its keys. Close it when done. If the store rejects the keys in any call,
 * that is recorded.
 * @throws AppError `keys_missing`
 */
export function openWooStore(
  ctx: { readonly database: Database; readonly vault: Vault; readonly policy: AddressPolicy },
  store: Store,
): WooStore {
  const keys = readKeys(ctx.vault, store);
  if (keys === undefined) {
    throw new AppError(
      'keys_missing',
      "Wareword doesn't have access to your store. Give access again.",
    );
  }
  const { url, keysInQuery } = store;
  return createWooStore({
    ...{ url, ...keys, keysInQuery, policy: ctx.policy },
    connected: hasConnection(store),
    onKeysRefused: () => recordRefusedKeys({ ctx, input: { store } }),
  });
}
