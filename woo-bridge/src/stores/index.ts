/** The stores that the bridge has, or had, access to. */
export { openWooStore, readKeys } from './open-woo-store.ts';
export { anonymousClient, serviceClient } from './service-client.ts';
export { readSettings, RunSettingsSchema } from './settings.ts';
export {
  findStoreById,
  keepStore,
  noteKeysRefused,
  presentStore,
  rememberSettings,
  type Store,
  type StoreKeys,
  type StoreView,
} from './store.ts';
