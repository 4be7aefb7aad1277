/** The store's products, to be picked from. */
export {
  listCategories,
  listProducts,
  type CategoryLine,
  type ProductLine,
  type ProductList,
  type ProductsContext,
} from './list-products.ts';
