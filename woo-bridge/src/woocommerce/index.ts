export { normalizeStoreUrl } from './address.ts';
export type { AddressPolicy } from '@wareword/security/outbound';
export {
  authorizeUrl,
  KeysCallbackSchema,
  type AuthorizeInput,
  type KeysCallback,
} from './authorize-url.ts';
export { KEYS_PAGE, WooStoreError, type WooErrorCode, type WooErrorDetails } from './errors.ts';
export { findStore, type FindStoreOptions, type FoundStore } from './find-store.ts';
export {
  notRestorable,
  OVERSIZED,
  plainText,
  productDetails,
  seoMeta,
  seoValues,
  shortcodesIn,
  type NotRestorable,
  type WooProductDetails,
} from './product.ts';
export { CONNECT_RETURN_PATH, RETURN_NAMESPACE, returnPluginUrl } from './return-plugin.ts';
export { SEO_PLUGINS, type SeoMetaKey, type SeoPlugin } from './seo.ts';
export { createWooStore, type WooStore, type WooStoreOptions } from './store.ts';
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
  WooTopic,
  WooUpdateOutcome,
  WooWebhook,
  WrittenField,
} from './types.ts';
export { variationReason } from './variation.ts';
export { MAX_SCANNED } from './saved-text.ts';
export { parseBounded } from './bounded-json.ts';
export { GmtSchema } from './wire.ts';
export { isWebhookSignature, verifyWebhookSignature } from './webhook-signature.ts';
