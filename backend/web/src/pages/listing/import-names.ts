import type { Platform } from '@wareword/shared-schema';
import { t } from '../../messages/listing.ts';

/** What each platform's own import is called. */
export const IMPORT_NAMES: Readonly<Record<Platform, () => string>> = {
  amazon: () => t('amazonInventoryFile'),
  shopify: () => t('shopifyImport'),
  woocommerce: () => t('wooCommerceImport'),
};
