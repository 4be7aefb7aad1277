import type { StoreId } from '../database/index.ts';
import { keepStore, type StoreKeys } from '../stores/index.ts';
import { createWooStore, findStore, normaliseStoreAddress } from '../woocommerce/index.ts';
import type { AccessContext } from './context.ts';

/**
 * Tries keys on the store that they are said to be of, and keeps them if it takes them.
 * @throws WooStoreError where there is no store at the address, or it refuses the keys
 */
export async function keepProvedKeys({
  ctx,
  input,
}: {
  ctx: AccessContext;
  input: { readonly address: string; readonly keys: StoreKeys };
}): Promise<StoreId> {
  const { policy } = ctx;
  const found = await findStore(normaliseStoreAddress(input.address, policy), { policy });
  const store = createWooStore({ url: found.url, ...input.keys, policy });
  try {
    await store.verifyKeys();
  } finally {
    store.close();
  }
  return keepStore({ ctx, input: { found, keys: input.keys } });
}
