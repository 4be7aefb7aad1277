import type { IncomingHttpHeaders } from 'node:http';
import type { Delivery, Topic } from './deliveries.ts';
import type { FaultRule } from './faults.ts';
import { createProduct, deleteProduct } from './rest/product-operations.ts';
import type { KeyPermissions, KeyRecord, ProductRecord, Role } from './shop/records.ts';
import type { Shop } from './shop/shop.ts';
import type { Settings, Store } from './store.ts';

/** One request as received, including those that a fault met. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** The parts of a product that its owner can edit in the shop's own pages. */
export type OwnerEdit = Partial<
  Pick<
    ProductRecord,
    | 'name'
    | 'description'
    | 'shortDescription'
    | 'status'
    | 'type'
    | 'regularPrice'
    | 'tagIds'
    | 'categoryIds'
    | 'attributes'
    | 'parentId'
  >
>;

/** A running store, and what its owner, its plugins and failures can do to it. */
export interface WooStandIn {
  /** Scheme, host, port and subfolder, without a trailing slash. */
  readonly url: string;
  /** Where it listens on loopback, whatever its URL is. */
  readonly listensOn: number;
  /** PEM, if the store serves https. */
  readonly certificate: string | undefined;
  /** The owner's keys, which may read and write. */
  readonly consumerKey: string;
  readonly consumerSecret: string;
  /** The database, for tests to inspect. */
  readonly shop: Shop;
  /** Settings that take effect with the next request. */
  readonly settings: Settings;
  readonly requests: readonly ReceivedRequest[];
  /** All requests since the start. */
  readonly count: number;
  /** Resolves once this many requests have been received since the start. */
  received(count: number): Promise<void>;
  addKey(options?: { role?: Role; permissions?: KeyPermissions }): KeyRecord;
  revokeKey(consumerKey: string): void;
  revokeAllKeys(): void;
  /** Scripts a fault for future requests. */
  fail(rule: FaultRule): void;
  clearFaults(): void;
  /**
   * Saves as the shop's own pages do: nothing is sanitized, `date_modified` advances. Its webhooks
   * are due at the next cron.
   */
  edit(id: number, edit: OwnerEdit): ProductRecord;
  /**
   * Creates a product on the shop's own pages, of any status and type. Its webhooks are due at
   * the next cron, for drafts, auto-drafts and variations too.
   */
  addProduct(product: OwnerEdit): ProductRecord;
  /** Reports an event of a product; its webhooks are due at the next cron. */
  announce(topic: Topic, id: number): void;
  trash(id: number): void;
  /** Deletes permanently. */
  remove(id: number): void;
  /** Runs WP-Cron: sends the webhooks that are due, late and merged. */
  runCron(): Promise<readonly Delivery[]>;
  close(): Promise<void>;
}

export interface HandleParts {
  readonly store: Store;
  readonly listensOn: number;
  readonly requests: readonly ReceivedRequest[];
  readonly certificate: string | undefined;
  readonly keys: { readonly consumerKey: string; readonly consumerSecret: string } | undefined;
  readonly count: () => number;
  readonly onRequest: (listener: () => void) => () => void;
  readonly close: () => Promise<void>;
}

export function makeHandle(parts: HandleParts): WooStandIn {
  const { store, requests, certificate } = parts;
  const { shop, settings, deliveries, faults } = store;
  const addKey: WooStandIn['addKey'] = ({ role = 'administrator', permissions } = {}) =>
    shop.addKey({
      userId: shop.userOf(role).id,
      permissions: permissions ?? 'read_write',
      description: 'Made by hand',
    });
  const own = addKey();
  if (parts.keys !== undefined) {
    shop.keys.delete(own.consumerKey);
    Object.assign(own, parts.keys);
    shop.keys.set(own.consumerKey, own);
  }
  const known = (id: number) => {
    const product = shop.products.get(id);
    if (product === undefined) throw new Error(`the store has no product ${id}`);
    return product;
  };

  return {
    url: store.url,
    listensOn: parts.listensOn,
    certificate,
    consumerKey: own.consumerKey,
    consumerSecret: own.consumerSecret,
    shop,
    settings,
    requests,
    get count() {
      return parts.count();
    },
    received(target) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const look = () => {
        if (parts.count() < target) return;
        stop();
        resolve(undefined);
      };
      const stop = parts.onRequest(look);
      look();
      return promise;
    },
    addKey,
    revokeKey: (consumerKey) => void shop.keys.delete(consumerKey),
    revokeAllKeys: () => shop.keys.clear(),
    fail: (rule) => faults.add(rule),
    clearFaults: () => faults.clear(),
    edit(id, edit) {
      const product = Object.assign(known(id), edit);
      shop.touch(product);
      store.announce('product.updated', product.id);
      return product;
    },
    addProduct(edit) {
      const product = Object.assign(createProduct(shop, { name: edit.name ?? 'Product' }), edit);
      store.announce('product.created', product.id);
      return product;
    },
    announce: (topic, id) => store.announce(topic, id),
    trash: (id) => void deleteProduct(shop, id, false),
    remove: (id) => shop.removeProduct(id),
    runCron: () => deliveries.run(),
    close: parts.close,
  };
}
