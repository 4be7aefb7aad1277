import type { RunSettings } from '@wareword/publishing';
import { jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { shopifyApp } from './shopify-app.ts';

declare const brand: unique symbol;
/** A shop's permanent domain: `example.myshopify.com`. */
export type ShopDomain = string & { readonly [brand]: 'shop' };

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A shop that has or had the app installed. */
export const shops = shopifyApp.table('shops', {
  id: text().$type<ShopDomain>().primaryKey(),
  installedAt: time('installed_at').notNull(),
  /** When it was reinstalled; null if it never was. */
  reinstalledAt: time('reinstalled_at'),
  /**
   * When Shopify last gave access in exchange for a session token, which it does only for installed apps; null
   * if that was when the shop was first seen.
   */
  accessGrantedAt: time('access_granted_at'),
  /** Null while the app is installed. */
  uninstalledAt: time('uninstalled_at'),
  /** The store's token for Wareword, encrypted; null while not connected. */
  token: text(),
  tokenPrefix: text('token_prefix'),
  connectedAt: time('connected_at'),
  /** When the service rejected the token; null while it works. */
  tokenRefusedAt: time('token_refused_at'),
  /** The settings of its last run. */
  preferences: jsonb().$type<RunSettings>(),
  /** When the setup guide was finished or dismissed; it stays hidden. */
  guideDoneAt: time('guide_done_at'),
});
