import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Scope, StorePlatform } from '@wareword/shared-schema';
import type { TokenId, UserId, WorkspaceId } from '../../identifiers.ts';
import { users, workspaces } from './accounts.ts';
import { bytea } from './bytea.ts';

/** API keys and store connections. Only the SHA-256 of a token is kept (decisions 2). */
export const tokens = pgTable(
  'tokens',
  {
    id: text().$type<TokenId>().primaryKey(),
    hash: bytea().notNull().unique(),
    prefix: text().notNull(),
    scope: text().$type<Scope>().notNull(),
    name: text().notNull(),
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    siteUrl: text('site_url'),
    platform: text().$type<StorePlatform>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Written at most once a minute. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    index('tokens_workspace').on(table.workspaceId, table.createdAt),
    // What the pages list: the live ones, newest first, however many were revoked before.
    index('tokens_live')
      .on(table.workspaceId, table.scope, table.createdAt, table.id)
      .where(sql`revoked_at is null`),
    // One live token an origin, whichever account it belonged to (decisions 26).
    uniqueIndex('tokens_live_site')
      .on(table.siteUrl)
      .where(sql`revoked_at is null and scope = 'plugin'`),
  ],
);

/**
 * The passes of the last minute, oldest first, for each key: a token's id, or `ip:` and an
 * address. Never longer than the limit, so a window is one short row whatever the traffic.
 */
export const rateWindows = pgTable('rate_windows', {
  key: text().primaryKey(),
  passes: timestamp({ withTimezone: true }).array().notNull(),
});

/** One-time codes of the connect flow, kept as SHA-256 (decisions 25). */
export const connectCodes = pgTable(
  'connect_codes',
  {
    hash: bytea().primaryKey(),
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    siteUrl: text('site_url').notNull(),
    platform: text().$type<StorePlatform>().notNull(),
    /** PKCE: base64url of the verifier's SHA-256 (decisions 24). */
    codeChallenge: text('code_challenge'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('connect_codes_expiry').on(table.expiresAt)],
);
