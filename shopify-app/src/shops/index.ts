/** The shops that installed the app, from the first visit to erasure. */
export { eraseShop, uninstall, type UninstallContext } from './uninstall.ts';
export {
  ensureShop,
  recordGuideDismissed,
  findShop,
  forgetConnection,
  lockInstalled,
  recordAccess,
  recordRefusedToken,
  rememberSettings,
  saveConnection,
  type ShopRow,
} from './shop.ts';
