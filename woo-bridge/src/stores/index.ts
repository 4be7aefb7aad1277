/** The stores that the app has, or had, access to. */
export {
  disconnected,
  lockToken,
  hasConnection,
  IS_CONNECTED,
  isConnected,
  recordRefusedToken,
} from './connection.ts';
export { deleteUnconnected } from './delete-unconnected.ts';
export { KEY_HINT_LENGTH, StoreKeysSchema, type StoreKeys } from './keys.ts';
export { openWooStore } from './open-woo-store.ts';
export { readSettings, RunSettingsSchema } from './settings.ts';
export {
  findStoreById,
  saveStore,
  presentStore,
  rememberSettings,
  type SignedIn,
  type Store,
  type StoreView,
} from './store.ts';
