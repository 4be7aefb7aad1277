import type { ProductRecord } from '../shop/records.ts';
import type { Shop } from '../shop/shop.ts';
import { EDGE_CASE_PRODUCTS } from './edge-case-products.ts';
import { SAMPLE_PRODUCTS } from './sample-products.ts';
import type { Recipe } from './recipe.ts';
import { generatedRecipe } from './generated.ts';

const FIXED_PRODUCTS: readonly Recipe[] = SAMPLE_PRODUCTS.flatMap((plain, index) => {
  const odd = EDGE_CASE_PRODUCTS[index];
  return odd === undefined ? [plain] : [plain, odd];
});
/** Products were created an hour apart, the last one a day ago. */
const HOUR_MS = 3_600_000;

/** Fills an empty shop: first the 30 handwritten products, then generated ones. */
export function fillCatalog(shop: Shop, count: number): void {
  const newest = shop.second() - 24 * HOUR_MS;
  for (let index = 0; index < count; index++) {
    const recipe = FIXED_PRODUCTS[index] ?? generatedRecipe(index);
    shop.addProduct(productFrom(shop, recipe, newest - index * HOUR_MS));
  }
}

function productFrom(shop: Shop, recipe: Recipe, createdAt: number): ProductRecord {
  const id = shop.nextId();
  const variations = recipe.variations ?? [];
  return {
    id,
    name: recipe.name,
    slug: shop.freeSlug(recipe.name),
    type: variations.length > 0 ? 'variable' : 'simple',
    status: recipe.status ?? 'publish',
    description: recipe.description ?? '',
    shortDescription: recipe.short ?? '',
    sku: recipe.sku ?? '',
    regularPrice: recipe.price ?? '',
    salePrice: recipe.sale ?? '',
    categoryIds: recipe.categories.map((path) => categoryId(shop, path)),
    tagIds: (recipe.tags ?? []).map(
      (name) => (shop.termByName('tags', name) ?? shop.addTerm('tags', name)).id,
    ),
    attributes: Object.entries(recipe.attributes ?? {}).map(([name, options], position) => ({
      id: 0,
      name,
      position,
      visible: true,
      variation: variations.includes(name),
      options: [...options],
    })),
    images: Array.from({ length: recipe.images ?? 0 }, (_, index) => ({
      id: shop.nextId(),
      src: `/wp-content/uploads/${id}-${index + 1}.svg`,
      alt: '',
    })),
    variationIds: variations.length > 0 ? [shop.nextId(), shop.nextId()] : [],
    meta: Object.entries(recipe.meta ?? {}).map(([key, value]) => ({
      id: shop.nextId(),
      key,
      value,
    })),
    createdAt,
    modifiedAt: createdAt,
  };
}

function categoryId(shop: Shop, path: string): number {
  let parent = 0;
  for (const name of path.split(' > ')) {
    parent = (shop.termByName('categories', name) ?? shop.addTerm('categories', name, parent)).id;
  }
  return parent;
}
