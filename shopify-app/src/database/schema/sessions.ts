import { bigint, boolean, index, text, timestamp } from 'drizzle-orm/pg-core';
import { shopifyApp } from './shopify-app.ts';

/**
 * Access to shops' Admin API: the columns of `@shopify/shopify-app-session-storage-drizzle`. Both
 * tokens are encrypted.
 */
export const sessions = shopifyApp.table(
  'sessions',
  {
    id: text().primaryKey(),
    shop: text().notNull(),
    state: text().notNull(),
    isOnline: boolean('is_online').default(false).notNull(),
    scope: text(),
    expires: timestamp({ mode: 'date' }),
    accessToken: text('access_token').notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text(),
    accountOwner: boolean('account_owner'),
    locale: text(),
    collaborator: boolean(),
    emailVerified: boolean('email_verified'),
    refreshToken: text('refresh_token'),
    refreshTokenExpires: timestamp('refresh_token_expires', { mode: 'date' }),
  },
  (table) => [index('sessions_of_shop').on(table.shop)],
);
