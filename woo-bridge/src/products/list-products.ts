import { latestItems, textForm, type ClickContext, type LatestItem } from '@wareword/publishing';
import { noteKeysRefused, openWooStore, type Store } from '../stores/index.ts';
import type { Database } from '../database/index.ts';
import type { Vault } from '../secrets/index.ts';
import {
  WooStoreError,
  type AddressPolicy,
  type ListProductsQuery,
  type WooStore,
} from '../woocommerce/index.ts';

export interface ProductsContext {
  readonly database: Database;
  readonly vault: Vault;
  readonly policy: AddressPolicy;
  readonly publishing: ClickContext;
}

/** A product of the store, as one line of its list. Texts are the store's own: untrusted. */
export interface ProductLine {
  readonly id: string;
  /** Plain text. */
  readonly name: string;
  /** `simple`, `variable`, … */
  readonly type: string;
  /** `publish`, `draft`, `pending`, `private`, `future` or `trash`. */
  readonly status: string;
  readonly sku: string;
  /** As the store has it, without a currency. */
  readonly price: string;
  readonly permalink: string;
  readonly imageUrl: string | null;
  readonly categories: readonly string[];
  /** Where it stands in the last run that it was part of. */
  readonly latest: LatestItem | null;
}

export interface ProductList {
  readonly products: readonly ProductLine[];
  readonly total: number;
  readonly pages: number;
}

/** A page of the store's products. @throws WooStoreError */
export async function listProducts({
  ctx,
  input,
}: {
  ctx: ProductsContext;
  input: { readonly store: Store; readonly query: ListProductsQuery };
}): Promise<ProductList> {
  const { store, query } = input;
  const page = await withStore(ctx, store, (woo) => woo.listProducts(query));
  const latest = await latestItems({
    ctx: ctx.publishing,
    input: { storeId: store.id, productIds: page.items.map(({ id }) => String(id)) },
  });
  const byProduct = new Map(latest.map((item) => [item.productId, item]));
  return {
    total: page.total,
    pages: page.pages,
    products: page.items.map((item) => ({
      id: String(item.id),
      name: textForm(item.name, 'entities'),
      type: item.type,
      status: item.status,
      sku: item.sku,
      price: item.price,
      permalink: item.permalink,
      imageUrl: item.imageUrl ?? null,
      categories: item.categories.map(({ name }) => textForm(name, 'entities')),
      latest: byProduct.get(String(item.id)) ?? null,
    })),
  };
}

export interface CategoryLine {
  readonly id: number;
  readonly name: string;
  /** 0 at the top. */
  readonly parent: number;
  readonly count: number;
}

/** The store's categories, by name, for a filter. @throws WooStoreError */
export async function listCategories({
  ctx,
  input,
}: {
  ctx: ProductsContext;
  input: { readonly store: Store };
}): Promise<CategoryLine[]> {
  const categories = await withStore(ctx, input.store, (woo) => woo.listCategories());
  return categories.map(({ id, name, parent, count }) => ({
    id,
    name: textForm(name, 'entities'),
    parent,
    count,
  }));
}

async function withStore<Result>(
  ctx: ProductsContext,
  store: Store,
  work: (woo: WooStore) => Promise<Result>,
): Promise<Result> {
  const woo = openWooStore(ctx, store);
  try {
    return await work(woo);
  } catch (error) {
    if (error instanceof WooStoreError && error.code === 'keys_refused') {
      await noteKeysRefused({ ctx, input: { storeId: store.id } });
    }
    throw error;
  } finally {
    woo.close();
  }
}
