import { StoreFailure, type OpenStore } from '@wareword/publishing';
import type { Database, StoreId } from '../database/index.ts';
import { BridgeRefusal } from '../refusal.ts';
import type { Vault } from '../secrets/index.ts';
import { findStoreById, noteKeysRefused, openWooStore, serviceClient } from '../stores/index.ts';
import type { AddressPolicy, WooStore } from '../woocommerce/index.ts';
import { wooCatalogue } from './woo-catalogue.ts';

/** The doors of a store for a run: its own API, and the service in its name. */
export async function openStore(
  ctx: {
    readonly database: Database;
    readonly vault: Vault;
    readonly policy: AddressPolicy;
    readonly warewordUrl: string;
  },
  storeId: StoreId,
): Promise<OpenStore> {
  const store = await findStoreById({ ctx, input: { storeId } });
  let woo: WooStore | undefined;
  const open = (): WooStore => {
    try {
      return (woo ??= openWooStore(ctx, store));
    } catch (error) {
      if (!(error instanceof BridgeRefusal)) throw error;
      throw new StoreFailure('access_denied', error.code, error.message);
    }
  };
  return {
    catalogue: wooCatalogue(open, () => noteKeysRefused({ ctx, input: { storeId } })),
    client: serviceClient(ctx, store),
    close: () => woo?.close(),
  };
}
