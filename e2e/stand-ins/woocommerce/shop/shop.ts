import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { cleanHtml } from './kses.ts';
import type {
  KeyPermissions,
  KeyRecord,
  ProductRecord,
  Role,
  TermRecord,
  UserRecord,
  WebhookRecord,
} from './records.ts';

const Kept = z.object({
  lastId: z.int(),
  products: z.array(z.custom<ProductRecord>()),
  categories: z.array(z.custom<TermRecord>()),
  tags: z.array(z.custom<TermRecord>()),
  webhooks: z.array(z.custom<WebhookRecord>()),
  keys: z.array(z.custom<KeyRecord>()),
});

export type Taxonomy = 'categories' | 'tags';

/** The shop's in-memory database, with the rules that WordPress applies to every row. */
export class Shop {
  readonly products = new Map<number, ProductRecord>();
  readonly categories = new Map<number, TermRecord>();
  readonly tags = new Map<number, TermRecord>();
  readonly webhooks = new Map<number, WebhookRecord>();
  readonly keys = new Map<string, KeyRecord>();
  readonly users: readonly UserRecord[] = [
    { id: 1, login: 'owner', password: 'owner-password', role: 'administrator' },
    { id: 2, login: 'manager', password: 'manager-password', role: 'shop_manager' },
    { id: 3, login: 'customer', password: 'customer-password', role: 'customer' },
  ];
  readonly now: () => number;
  #productsBySlug = new Map<string, number>();
  #productsBySku = new Map<string, number>();
  #lastId = 10;

  constructor(now: () => number) {
    this.now = now;
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Larger ids from now on, as in a shop whose database has been merged or moved. */
  skipIdsTo(id: number): void {
    this.#lastId = id;
  }

  /** The current time in whole seconds, as WordPress stores it. */
  second(): number {
    return Math.floor(this.now() / 1000) * 1000;
  }

  /** Every save advances `date_modified`, so two within a second still differ here. */
  touch(product: ProductRecord): void {
    product.modifiedAt = Math.max(this.second(), product.modifiedAt + 1000);
  }

  addProduct(product: ProductRecord): void {
    this.products.set(product.id, product);
    this.#productsBySlug.set(product.slug, product.id);
    if (product.sku !== '') this.#productsBySku.set(product.sku, product.id);
  }

  removeProduct(id: number): void {
    const product = this.products.get(id);
    if (product === undefined) return;
    this.products.delete(id);
    this.#productsBySlug.delete(product.slug);
    this.#productsBySku.delete(product.sku);
  }

  productBySlug(slug: string): ProductRecord | undefined {
    const id = this.#productsBySlug.get(slug);
    return id === undefined ? undefined : this.products.get(id);
  }

  productIdBySku(sku: string): number | undefined {
    return this.#productsBySku.get(sku);
  }

  setSku(product: ProductRecord, sku: string): void {
    this.#productsBySku.delete(product.sku);
    product.sku = sku;
    if (sku !== '') this.#productsBySku.set(sku, product.id);
  }

  /** A unique slug. */
  freeSlug(wanted: string): string {
    const base = slugOf(wanted);
    let slug = base;
    for (let number = 2; this.#productsBySlug.has(slug); number++) slug = `${base}-${number}`;
    return slug;
  }

  terms(taxonomy: Taxonomy): Map<number, TermRecord> {
    return taxonomy === 'categories' ? this.categories : this.tags;
  }

  /** Finds by name, ignoring case. */
  termByName(taxonomy: Taxonomy, name: string): TermRecord | undefined {
    const wanted = cleanHtml(name).trim().toLowerCase();
    for (const term of this.terms(taxonomy).values()) {
      if (term.name.toLowerCase() === wanted) return term;
    }
    return undefined;
  }

  addTerm(taxonomy: Taxonomy, name: string, parent = 0): TermRecord {
    const term: TermRecord = {
      id: this.nextId(),
      name: cleanHtml(name).trim(),
      slug: slugOf(name),
      parent,
      description: '',
    };
    this.terms(taxonomy).set(term.id, term);
    return term;
  }

  /** Removes a term from every product that has it, as WordPress does. */
  removeTerm(taxonomy: Taxonomy, id: number): void {
    this.terms(taxonomy).delete(id);
    const other = (one: number) => one !== id;
    for (const product of this.products.values()) {
      if (taxonomy === 'tags') product.tagIds = product.tagIds.filter(other);
      else product.categoryIds = product.categoryIds.filter(other);
    }
  }

  /** The default category, for products without one. */
  defaultCategory(): TermRecord {
    const name = 'Uncategorized';
    return this.termByName('categories', name) ?? this.addTerm('categories', name);
  }

  addKey(input: { userId: number; permissions: KeyPermissions; description: string }): KeyRecord {
    const key: KeyRecord = {
      id: this.nextId(),
      ...input,
      consumerKey: `ck_${randomBytes(20).toString('hex')}`,
      consumerSecret: `cs_${randomBytes(20).toString('hex')}`,
    };
    this.keys.set(key.consumerKey, key);
    return key;
  }

  /** Everything except the users, for another process to {@link recall}. */
  keep(): string {
    return JSON.stringify({
      lastId: this.#lastId,
      products: [...this.products.values()],
      categories: [...this.categories.values()],
      tags: [...this.tags.values()],
      webhooks: [...this.webhooks.values()],
      keys: [...this.keys.values()],
    });
  }

  /** Fills an empty shop with the result of {@link keep}. */
  recall(text: string): void {
    const kept = Kept.parse(JSON.parse(text));
    this.#lastId = kept.lastId;
    for (const product of kept.products) this.addProduct(product);
    for (const term of kept.categories) this.categories.set(term.id, term);
    for (const term of kept.tags) this.tags.set(term.id, term);
    for (const webhook of kept.webhooks) this.webhooks.set(webhook.id, webhook);
    for (const key of kept.keys) this.keys.set(key.consumerKey, key);
  }

  userOf(role: Role): UserRecord {
    const user = this.users.find((candidate) => candidate.role === role);
    if (user === undefined) throw new Error(`no user is ${role}`);
    return user;
  }

  userById(id: number): UserRecord | undefined {
    return this.users.find((user) => user.id === id);
  }
}

/** Whether a role may manage the shop: customers may not. */
export function managesShop(role: Role): boolean {
  return role !== 'customer';
}

function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/&[a-z]+;/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return slug === '' ? 'product' : slug;
}
