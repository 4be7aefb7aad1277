export { normaliseStoreAddress } from './address.ts';
export type { AddressPolicy } from './address-policy.ts';
export {
  authorizeUrl,
  KeysCallbackSchema,
  type AuthorizeInput,
  type KeysCallback,
} from './authorize-url.ts';
export { WooStoreError, type WooErrorCode, type WooErrorDetails } from './errors.ts';
export { findStore, type FindStoreOptions, type FoundStore } from './find-store.ts';
export {
  notRestorable,
  plainText,
  productMaterial,
  seoMeta,
  seoValues,
  type NotRestorable,
  type ProductMaterial,
} from './product.ts';
export { BRIDGE_RETURN_PATH, RETURN_NAMESPACE, returnPluginUrl } from './return-plugin.ts';
export { SEO_PLUGINS, type SeoMetaKey, type SeoPlugin } from './seo.ts';
export { createWooStore, MAX_BATCH, type WooStore, type WooStoreOptions } from './store.ts';
export { mergeTags, tagsToWrite } from './tags.ts';
export { TEXT_FIELDS } from './types.ts';
export type {
  ListProductsQuery,
  ProductPage,
  TextField,
  WooAttribute,
  WooCategory,
  WooProduct,
  WooProductChange,
  WooProductSummary,
  WooTagWrite,
  WooTerm,
  WooUpdateOutcome,
  WooWebhook,
  WrittenField,
} from './types.ts';
export { verifyWebhookSignature } from './webhook-signature.ts';
