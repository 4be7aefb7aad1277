import { resolve } from 'node:path';
import type { StoreAppIdentity } from '@wareword/store-app/app';

/** What distinguishes this app from other store apps. */
export const IDENTITY: StoreAppIdentity = {
  name: 'shopify-app',
  schema: 'shopify_app',
  migrationsFolder: resolve(import.meta.dirname, 'database/migrations'),
  migrationLock: 7_263_003,
  metricPrefix: 'wareword_shopify',
};
