import { z } from 'zod';
import type { Vault } from '@wareword/security/secrets';
import type { stores } from '../database/index.ts';

/** A store's own credentials. */
export interface StoreKeys {
  readonly consumerKey: string;
  readonly consumerSecret: string;
}

/** How many of a key's last characters WooCommerce shows in its list. */
export const KEY_HINT_LENGTH = 7;

const Keys = z.object({ consumerKey: z.string(), consumerSecret: z.string() });

/**
 * The keys of a store; undefined if it was removed.
 * @throws Error if they were encrypted with a key that is no longer set
 */
export function readKeys(
  vault: Vault,
  store: Pick<typeof stores.$inferSelect, 'id' | 'keys'>,
): StoreKeys | undefined {
  if (store.keys === null) return undefined;
  return Keys.parse(JSON.parse(vault.open(store.keys, `stores:${store.id}:keys`)));
}
