import { nextTurn, TimeSlicer } from '@wareword/event-loop';
import { latestItems, textForm, type ActionContext, type LatestItem } from '@wareword/publishing';
import type { Database } from '@wareword/store-app/database';
import type { Vault } from '@wareword/security/secrets';
import { currencyOf } from './currency.ts';
import { openWooStore, type Store } from '../stores/index.ts';
import type { AddressPolicy, ListProductsQuery, WooStore } from '../woocommerce/index.ts';

export interface ProductsContext {
  readonly database: Database;
  readonly vault: Vault;
  readonly policy: AddressPolicy;
  readonly publishing: ActionContext;
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
  /** The price as in the store, without a currency. */
  readonly price: string;
  readonly permalink: string;
  readonly imageUrl: string | null;
  readonly categories: readonly string[];
  /** Its state in its most recent run. */
  readonly latest: LatestItem | null;
}

export interface ProductList {
  /** The currency of the prices, as ISO 4217; null if the store does not say. */
  readonly currency: string | null;
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
  const { page, currency } = await withStore(ctx, store, async (woo) => {
    const [found, code] = await Promise.all([woo.listProducts(query), currencyOf(woo)]);
    return { page: found, currency: code };
  });
  const latest = await latestItems({
    ctx: ctx.publishing,
    input: { storeId: store.id, productIds: page.items.map(({ id }) => String(id)) },
  });
  const byProduct = new Map(latest.map((item) => [item.productId, item]));
  const products: ProductLine[] = [];
  for (const item of page.items) {
    await nextTurn();
    products.push({
      id: String(item.id),
      name: shownName(item.name),
      type: item.type,
      status: item.status,
      sku: item.sku,
      price: item.price,
      permalink: item.permalink,
      imageUrl: item.imageUrl ?? null,
      categories: item.categories.map(({ name }) => shownName(name)),
      latest: byProduct.get(String(item.id)) ?? null,
    });
  }
  return { currency, total: page.total, pages: page.pages, products };
}

/** Maximum characters of a name shown in a list. */
const MAX_SHOWN_NAME = 200;

function shownName(raw: string): string {
  return textForm(raw, 'entities').slice(0, MAX_SHOWN_NAME).toWellFormed();
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
  const lines: CategoryLine[] = [];
  const slices = new TimeSlicer();
  for (const { id, name, parent, count } of categories) {
    await slices.yieldIfDue();
    lines.push({ id, name: shownName(name), parent, count });
  }
  return lines;
}

async function withStore<Result>(
  ctx: ProductsContext,
  store: Store,
  work: (woo: WooStore) => Promise<Result>,
): Promise<Result> {
  const woo = openWooStore(ctx, store);
  try {
    return await work(woo);
  } finally {
    woo.close();
  }
}
