import type { Platform } from '@wareword/shared-schema';

/** What each platform's own import is called. */
export const IMPORT_NAMES: Readonly<Record<Platform, string>> = {
  amazon: 'Amazon inventory file',
  shopify: 'Shopify import',
  woocommerce: 'WooCommerce import',
};
