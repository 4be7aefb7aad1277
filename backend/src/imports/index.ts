/** A product's details from a page that its owner names. */
export { importProduct, type ImportedProduct } from './import-product.ts';
export { createPageReader, type PageReader, type PageReaderOptions } from './page-reader.ts';
