/** WooCommerce behind the port that runs know. */
export { openStore } from './open-store.ts';
export { WOO_FORMATS, WooSelectionSchema, type WooSelection } from './woo-catalogue.ts';
