import { z } from 'zod';
import type { Vault } from '@wareword/security/secrets';
import type { stores } from '../database/index.ts';

/** How many of a key's last characters WooCommerce shows in its list. */
export const KEY_HINT_LENGTH = 7;

/** A store's own credentials. */
export const StoreKeysSchema = z
  .object({ consumerKey: z.string(), consumerSecret: z.string() })
  .readonly();
export type StoreKeys = z.infer<typeof StoreKeysSchema>;

/**
 * The keys of a store; undefined if it was removed.
 * @throws Error if they were encrypted with a key that is no longer set
 */
export function readKeys(
  vault: Vault,
  store: Pick<typeof stores.$inferSelect, 'id' | 'keys'>,
): StoreKeys | undefined {
  if (store.keys === null) return undefined;
  return StoreKeysSchema.parse(JSON.parse(vault.open(store.keys, `stores:${store.id}:keys`)));
}
