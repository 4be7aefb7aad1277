import type { RunSettings } from '@wareword/publishing';
import { boolean, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { SeoPlugin } from '../../woocommerce/index.ts';
import { bridge } from './bridge.ts';

declare const brand: unique symbol;
export type StoreId = string & { readonly [brand]: 'store' };

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A store that somebody proved to hold the keys of. */
export const stores = bridge.table('stores', {
  id: text().$type<StoreId>().primaryKey(),
  /** Normalised, with the sub-folder where it has one. */
  url: text().notNull().unique(),
  /** The store's own title: untrusted text. */
  name: text().notNull(),
  seoPlugin: text('seo_plugin').$type<SeoPlugin>(),
  /** Consumer key and secret, sealed; null once the owner removed the store from here. */
  keys: text(),
  /** The consumer key's last characters, to tell it in WooCommerce's list. */
  keysHint: text('keys_hint'),
  /** When the store refused them; null as long as it takes them. */
  keysRefusedAt: time('keys_refused_at'),
  /** The store connection token, sealed; null while not connected. */
  token: text(),
  tokenPrefix: text('token_prefix'),
  connectedAt: time('connected_at'),
  /** How the owner liked their last run. */
  preferences: jsonb().$type<RunSettings>(),
  /** Whether listings of new products go live without a click. */
  automatic: boolean().notNull().default(false),
  webhookId: integer('webhook_id'),
  webhookSecret: text('webhook_secret'),
  createdAt: time('created_at').notNull().defaultNow(),
});

/** Who proved to hold a store's keys, in which browser. */
export const sessions = bridge.table(
  'sessions',
  {
    hash: text().primaryKey(),
    storeId: text('store_id')
      .$type<StoreId>()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_expiry').on(table.expiresAt)],
);

/** Asking a store for keys (`/wc-auth/v1/authorize`), from one browser, once. */
export const accessRequests = bridge.table(
  'access_requests',
  {
    nonceHash: text('nonce_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    storeUrl: text('store_url').notNull(),
    /** `begun` → `delivered` (the keys are here, unproved) → `finished`. */
    state: text().$type<'begun' | 'delivered' | 'finished'>().notNull(),
    keys: text(),
    permissions: text(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('access_requests_expiry').on(table.expiresAt)],
);

/** A connect flow under way: what the service's answer is compared with. */
export const connectRequests = bridge.table(
  'connect_requests',
  {
    stateHash: text('state_hash').primaryKey(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.hash, { onDelete: 'cascade' }),
    storeId: text('store_id')
      .$type<StoreId>()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** PKCE verifier, sealed. */
    verifier: text().notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    index('connect_requests_session').on(table.sessionHash),
    index('connect_requests_expiry').on(table.expiresAt),
  ],
);
