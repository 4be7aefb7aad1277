/** What every journey over the WooCommerce bridge begins with. */
export { useBridgeJourney, type BridgeJourney } from './bridge-journey.ts';
export {
  approveInStore,
  enter,
  findStore,
  generate,
  openStorePage,
  pasteKeys,
  runIsAtRest,
} from './steps.ts';
