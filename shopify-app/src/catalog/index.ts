/** The Shopify implementation of `StoreCatalog`. */
export { openStore, type OpenStoreContext } from './open-store.ts';
export { productGid, productNumber } from './product-id.ts';
export { readRunSettings, RUN_FIELDS, RunSettingsSchema } from './run-settings.ts';
export { ProductFilterSchema, searchQuery, type ProductFilter } from './search.ts';
export { SHOPIFY_REFUSED, shopifyCatalog, type ShopifySelection } from './shopify-catalog.ts';
export { SHOPIFY_FIELDS, shopifyMediaIn } from './store-product.ts';
