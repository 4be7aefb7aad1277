/** What every journey of the WooCommerce app starts with. */
export { useWooJourney, type WooJourney } from './woo-journey.ts';
export {
  approveInStore,
  confirmKey,
  enter,
  findStore,
  logInToStore,
  newestKeySuffix,
  writeListings,
  openStorePage,
  pasteKeys,
  waitForRun,
} from './steps.ts';
