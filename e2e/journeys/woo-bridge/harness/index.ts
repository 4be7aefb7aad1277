/** What every journey of the WooCommerce app starts with. */
export { useBridgeJourney, type BridgeJourney } from './bridge-journey.ts';
export {
  approveInStore,
  confirmKey,
  enter,
  findStore,
  logInToStore,
  newestKeySuffix,
  generate,
  openStorePage,
  pasteKeys,
  waitForRun,
} from './steps.ts';
