import { draftOf, makeProduct, type ProductDraft } from './catalog.ts';
import { Bucket } from './bucket.ts';
import type { ProductRecord, WriteRecord } from './records.ts';

export interface ShopOptions {
  /** Before `.myshopify.com`. */
  readonly name: string;
  /** The first 30 are written by hand, the others generated. 30 if absent. */
  readonly products?: number;
  /** Its display name. */
  readonly title?: string;
  /** Language of the admin. `en` if absent. */
  readonly locale?: string;
  /** Whether the app is installed already. */
  readonly installed?: boolean;
}

/** Ids as long as Shopify's. */
const FIRST_ID = 8_100_000_000_001;
const HOUR_MS = 3_600_000;

/** One shop: its products and their changes. */
export class Shop {
  readonly name: string;
  readonly domain: string;
  readonly title: string;
  readonly products = new Map<number, ProductRecord>();
  /** Every write that was accepted, in order. */
  readonly writes: WriteRecord[] = [];
  readonly bucket: Bucket;
  locale: string;
  /** The granted scopes; undefined while the app is not installed. */
  granted: readonly string[] | undefined;
  readonly #now: () => number;
  #lastId = FIRST_ID;

  constructor(options: ShopOptions, scopes: readonly string[], now: () => number) {
    this.name = options.name;
    this.domain = `${options.name}.myshopify.com`;
    this.title = options.title ?? 'Oak & Linen';
    this.locale = options.locale ?? 'en';
    this.granted = options.installed === true ? scopes : undefined;
    this.bucket = new Bucket(now);
    this.#now = now;
    const newest = now() - 24 * HOUR_MS;
    for (let index = 0; index < (options.products ?? 30); index++) {
      this.#insert(draftOf(index), newest - index * HOUR_MS);
    }
  }

  /** A product by its number or its exact title. */
  product(key: number | string): ProductRecord {
    const found =
      typeof key === 'number'
        ? this.products.get(key)
        : [...this.products.values()].find(({ title }) => title === key);
    if (found === undefined) throw new Error(`${this.domain} has no product ${key}`);
    return found;
  }

  addProduct(draft: ProductDraft): ProductRecord {
    return this.#insert(draft, this.#now());
  }

  /** Saves a product like the admin's own pages. */
  editProduct(
    key: number | string,
    edit: Partial<
      Pick<
        ProductRecord,
        'title' | 'descriptionHtml' | 'status' | 'tags' | 'seoTitle' | 'seoDescription' | 'vendor'
      >
    >,
  ): ProductRecord {
    const product = Object.assign(this.product(key), edit);
    this.touch(product);
    return product;
  }

  deleteProduct(key: number | string): void {
    this.products.delete(this.product(key).id);
  }

  /** A sale reduces the stock, which Shopify counts as an update of the product. */
  sell(key: number | string): void {
    const product = this.product(key);
    const [variant] = product.variants;
    if (variant !== undefined) variant.inventory -= 1;
    this.touch(product);
  }

  touch(product: ProductRecord): void {
    // Two changes within a second have the same time, as in Shopify.
    product.updatedAt = Math.floor(this.#now() / 1000) * 1000;
  }

  #insert(draft: ProductDraft, at: number): ProductRecord {
    const product = makeProduct(draft, { next: () => ++this.#lastId }, at);
    this.products.set(product.id, product);
    return product;
  }
}
