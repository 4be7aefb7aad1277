/** A product's details from a page that its owner names. */
export { importProduct, type ImportedProduct } from './import-product.ts';
export {
  createProductPageFetcher,
  type ProductPageFetcher,
  type ProductPageFetcherOptions,
} from './product-page-fetcher.ts';
