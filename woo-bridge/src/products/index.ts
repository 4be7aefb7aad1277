/** The store's products, for selection. */
export {
  listCategories,
  listProducts,
  type CategoryLine,
  type ProductLine,
  type ProductList,
  type ProductsContext,
} from './list-products.ts';
