/** The shops that installed the app, from the first visit to erasure. */
export { eraseShop } from './erase-shop.ts';
export { uninstall, type UninstallContext } from './uninstall.ts';
export {
  ensureShop,
  recordGuideDismissed,
  findShop,
  deleteConnection,
  lockInstalled,
  recordAccess,
  recordRefusedToken,
  rememberSettings,
  saveConnection,
  type ShopRow,
} from './shop.ts';
