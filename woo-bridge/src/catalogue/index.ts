/** The WooCommerce implementation of `StoreCatalogue`. */
export { wooMediaIn } from './media.ts';
export { openStore } from './open-store.ts';
export { WooSelectionSchema, type WooSelection } from './woo-catalogue.ts';
