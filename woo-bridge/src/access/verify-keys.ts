import { saveStore, type SignedIn, type StoreKeys } from '../stores/index.ts';
import type { Client } from '../sessions/index.ts';
import {
  createWooStore,
  findStore,
  normalizeStoreUrl,
  type FoundStore,
} from '../woocommerce/index.ts';
import type { AccessContext } from './context.ts';

/** Keys that the store accepted. */
export interface VerifiedKeys {
  readonly found: FoundStore;
  readonly keys: StoreKeys;
  readonly keysInQuery: boolean;
}

/**
 * Verifies keys with the store they claim to belong to.
 * @throws WooStoreError if there is no store at the address, or it rejects the keys
 */
export async function verifyKeys({
  ctx,
  input,
}: {
  ctx: Pick<AccessContext, 'policy'>;
  input: { readonly address: string; readonly keys: StoreKeys };
}): Promise<VerifiedKeys> {
  const { policy } = ctx;
  const { address, keys } = input;
  const found = await findStore(normalizeStoreUrl(address, policy), { policy });
  const store = createWooStore({ url: found.url, ...keys, policy });
  try {
    return { found, keys, keysInQuery: (await store.verifyKeys()) === 'query' };
  } finally {
    store.close();
  }
}

/**
 * Verifies keys with the store they claim to belong to, and signs the browser in if it accepts
 * them.
 * @throws WooStoreError if there is no store at the address, or it rejects the keys
 */
export async function saveVerifiedKeys({
  ctx,
  input,
}: {
  ctx: AccessContext;
  input: { readonly address: string; readonly keys: StoreKeys; readonly client: Client };
}): Promise<SignedIn> {
  const proved = await verifyKeys({ ctx, input });
  return saveStore({ ctx, input: { ...proved, client: input.client } });
}
