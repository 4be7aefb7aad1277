import { resolve } from 'node:path';
import type { StoreAppIdentity } from '@wareword/store-app/app';

/** What distinguishes this app from the service and from other store apps. */
export const IDENTITY: StoreAppIdentity = {
  name: 'woo-bridge',
  schema: 'woo_bridge',
  migrationsFolder: resolve(import.meta.dirname, 'database/migrations'),
  migrationLock: 7_263_004,
  metricPrefix: 'wareword_woocommerce',
};
