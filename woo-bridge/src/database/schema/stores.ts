import type { RunSettings } from '@wareword/publishing';
import { connectRequestsTable } from '@wareword/store-app/connect';
import { isNotNull, sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { typeidUnboxed } from 'typeid-js';
import { z } from 'zod';
import type { SeoPlugin } from '../../woocommerce/index.ts';
import { wooApp } from './woo-app.ts';
import { wordPressId } from './word-press-id.ts';

export const StoreIdSchema = z
  .string()
  .regex(/^sto_[0-9a-z]{26}$/)
  .brand<'sto'>();
export type StoreId = z.output<typeof StoreIdSchema>;

export const newStoreId = () => StoreIdSchema.parse(typeidUnboxed('sto'));

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A store whose keys were verified. */
export const stores = wooApp.table(
  'stores',
  {
    id: text().$type<StoreId>().primaryKey(),
    /** Normalized, with the subfolder if it has one. */
    url: text().notNull().unique(),
    /** The store's own title: untrusted text. */
    name: text().notNull(),
    seoPlugin: text('seo_plugin').$type<SeoPlugin>(),
    /** Consumer key and secret, encrypted; null after the owner removed the store. */
    keys: text(),
    /** The consumer key's last characters, to find it in WooCommerce's list. */
    keysHint: text('keys_hint'),
    /** The store's host drops the `Authorization` header: keys go in the query, over https. */
    keysInQuery: boolean('keys_in_query').notNull().default(false),
    /** When the store rejected them; null while they work. */
    keysRefusedAt: time('keys_refused_at'),
    /** The store's token for Wareword, encrypted; null while not connected. */
    token: text(),
    tokenPrefix: text('token_prefix'),
    connectedAt: time('connected_at'),
    /** When the service rejected the token; null while it works. */
    tokenRefusedAt: time('token_refused_at'),
    /** Since when a store without a token has none: when it was disconnected, removed or added. */
    disconnectedAt: time('disconnected_at').notNull().defaultNow(),
    /** The settings of the last run. */
    preferences: jsonb().$type<RunSettings>(),
    /** Whether automatic publishing is on. */
    automatic: boolean().notNull().default(false),
    /** Products created before this time, by the store's clock, are ignored when they change. */
    automaticSince: time('automatic_since'),
    /** Id of the webhook for new products. */
    webhookId: wordPressId('webhook_id'),
    /** Id of the webhook for changed products; null if an earlier version turned this on. */
    updateWebhookId: wordPressId('update_webhook_id'),
    webhookSecret: text('webhook_secret'),
    /** When the webhooks were last found or made active; null if never. */
    webhooksCheckedAt: time('webhooks_checked_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('stores_origin').on(originOf(table.url)).where(isNotNull(table.token))],
);

/** Scheme and host of a store, by which Wareword knows it. */
export const ORIGIN = originOf(stores.url);

function originOf(url: AnyPgColumn): SQL {
  return sql`(split_part(${url}, '/', 1) || '//' || split_part(${url}, '/', 3))`;
}

/** A signed-in browser. */
export const sessions = wooApp.table(
  'sessions',
  {
    hash: text().primaryKey(),
    /** Public id, for lists; the hash is never exposed. */
    id: text()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    storeId: text('store_id')
      .$type<StoreId>()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull().defaultNow(),
    /** When it was last used, to within a minute. */
    seenAt: time('seen_at').notNull().defaultNow(),
    /** Where it was started, so that the owner can recognize it. */
    address: text(),
    userAgent: text('user_agent'),
    /** Absolute expiry. */
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_store').on(table.storeId),
  ],
);

/** A one-time request for a store's keys (`/wc-auth/v1/authorize`) from one browser. */
export const accessRequests = wooApp.table(
  'access_requests',
  {
    nonceHash: text('nonce_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    storeUrl: text('store_url').notNull(),
    /** `begun` → `delivered` (unverified keys arrived) → `returned` (the browser returned). */
    state: text().$type<'begun' | 'delivered' | 'returned'>().notNull(),
    keys: text(),
    permissions: text(),
    /** Number of wrong confirmation codes. */
    wrongCodes: integer('wrong_codes').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('access_requests_expiry').on(table.expiresAt),
    index('access_requests_browser').on(table.browserHash),
  ],
);

/** Connect flows in progress; each belongs to a session. */
export const connectRequests = connectRequestsTable(wooApp, {
  holder: {
    column: 'session_hash',
    index: 'connect_requests_session',
    references: () => sessions.hash,
  },
  store: () => stores.id,
});
