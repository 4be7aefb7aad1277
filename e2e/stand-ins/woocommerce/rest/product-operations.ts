import type { ProductRecord } from '../shop/records.ts';
import type { Shop } from '../shop/shop.ts';
import { checkProductBody, textOf, type Json } from './product-body.ts';
import { RestError } from './rest-error.ts';
import { saveProduct } from './save-product.ts';

/** Also finds trashed products. */
export function getProduct(shop: Shop, id: number): ProductRecord {
  const product = shop.products.get(id);
  if (product === undefined) throw unknownProduct(404);
  return product;
}

/** A body's own `id` wins over the one in the address. */
export function updateProduct(shop: Shop, id: number, body: Json): ProductRecord {
  checkProductBody(body);
  const product = shop.products.get('id' in body ? Number(body['id']) : id);
  if (product === undefined) throw unknownProduct(400);
  saveProduct(shop, product, body);
  return product;
}

export function createProduct(shop: Shop, body: Json): ProductRecord {
  checkProductBody(body);
  const name = textOf(body, 'name') ?? 'Product';
  const sku = textOf(body, 'sku') ?? '';
  const holder = sku === '' ? undefined : shop.productIdBySku(sku);
  if (holder !== undefined) {
    throw new RestError(400, 'product_invalid_sku', 'Invalid or duplicated SKU.', {
      resource_id: holder,
      unique_sku: `${sku}-1`,
    });
  }
  const type = textOf(body, 'type');
  const now = shop.second();
  const product: ProductRecord = {
    id: shop.nextId(),
    name: '',
    slug: shop.freeSlug(textOf(body, 'slug') ?? name),
    type: type === 'variable' || type === 'grouped' || type === 'external' ? type : 'simple',
    status: 'publish',
    description: '',
    shortDescription: '',
    sku: '',
    regularPrice: '',
    salePrice: '',
    categoryIds: [],
    tagIds: [],
    attributes: [],
    images: [],
    variationIds: [],
    meta: [],
    createdAt: now,
    // A save advances it by a second, so the one below makes it `now`.
    modifiedAt: now - 1000,
  };
  saveProduct(shop, product, { name, ...body });
  shop.addProduct(product);
  return product;
}

/** Moves to the trash, or deletes permanently with `force`. */
export function deleteProduct(shop: Shop, id: number, force: boolean): ProductRecord {
  const product = getProduct(shop, id);
  if (force) {
    shop.removeProduct(id);
    return product;
  }
  if (product.status === 'trash') {
    throw new RestError(
      410,
      'woocommerce_rest_already_trashed',
      'The product has already been deleted.',
    );
  }
  product.status = 'trash';
  shop.touch(product);
  return product;
}

function unknownProduct(status: 400 | 404): RestError {
  return new RestError(status, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');
}
