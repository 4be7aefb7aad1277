/** The WooCommerce implementation of `StoreCatalog`. */
export { wooMediaIn } from './media.ts';
export { openStore } from './open-store.ts';
export { WooSelectionSchema, type WooSelection } from './woo-catalog.ts';
