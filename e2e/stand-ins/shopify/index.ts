export { startShopifyDemo, type ShopifyDemo, type ShopifyDemoOptions } from './demo.ts';
export { SHOP, startShopify, type ShopifyOptions } from './server.ts';
export type { ShopifyStandIn } from './handle.ts';
export type { Fault, FaultRule } from './faults.ts';
export type { ProductRecord, ProductStatus, WriteRecord } from './shop/records.ts';
export type { ProductDraft } from './shop/catalog.ts';
export type { ShopOptions } from './shop/shop.ts';
