import { StoreError, type OpenStore } from '@wareword/publishing';
import type { Database } from '@wareword/store-app/database';
import { serviceClient, type ServiceContext } from '@wareword/store-app/service';
import type { StoreId } from '../database/index.ts';
import { AppError } from '../app-error.ts';
import { findStoreById, openWooStore } from '../stores/index.ts';
import type { AddressPolicy, WooStore } from '../woocommerce/index.ts';
import { createdTagsOf } from './created-tags.ts';
import { tagLockOf } from './tag-lock.ts';
import { wooCatalog } from './woo-catalog.ts';

/** Opens the connections that a run needs: the store's API, and Wareword on the store's behalf. */
export async function openStore(
  ctx: ServiceContext & { readonly database: Database; readonly policy: AddressPolicy },
  storeId: StoreId,
): Promise<OpenStore> {
  const store = await findStoreById({ ctx, input: { storeId } });
  let woo: WooStore | undefined;
  const open = (): WooStore => {
    try {
      return (woo ??= openWooStore(ctx, store));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new StoreError('access_denied', error.code, error.message);
    }
  };
  return {
    catalog: wooCatalog({
      open,
      createdTags: createdTagsOf(ctx.database, storeId),
      tagLock: tagLockOf(ctx.database, storeId),
    }),
    client: serviceClient(ctx, store),
    close: () => woo?.close(),
  };
}
