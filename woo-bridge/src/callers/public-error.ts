import * as storeApp from '@wareword/store-app/errors';
import { WooStoreError } from '../woocommerce/index.ts';

/** Undefined for unexpected errors, which are logged and never shown. */
export function describeError(error: unknown): storeApp.PublicError | undefined {
  if (!(error instanceof WooStoreError)) return storeApp.describeError(error);
  const link = error.details.remedyUrl ?? null;
  return { code: error.code, message: error.message, link, transient: error.transient };
}
