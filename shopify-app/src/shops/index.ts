/** The shops that installed the app, from the first visit to erasure. */
export { eraseShop, uninstall, type LeaveContext } from './leave.ts';
export {
  admitShop,
  endGuide,
  findShop,
  forgetConnection,
  recordAccess,
  rememberSettings,
  saveConnection,
  type ShopRow,
} from './shop.ts';
