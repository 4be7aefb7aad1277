/** A shop's products, for lists and pages. */
export {
  FIND_STOREFRONT_URL,
  LIST_PRODUCTS,
  NAMED_PRODUCTS,
  PREVIEW_PRODUCTS,
  type ListedProduct,
} from './operations.ts';
