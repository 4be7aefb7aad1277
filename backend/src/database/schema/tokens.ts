import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { SCOPES, STORE_PLATFORMS } from '@wareword/shared-schema';
import type { ClientId, TokenId, UserId, WorkspaceId } from '../../identifiers.ts';
import { users, workspaces } from './accounts.ts';
import { bytea } from './bytea.ts';
import { unionText } from './union-text.ts';

/** API keys, store connections and agents. Only the SHA-256 of a token is stored (contract §2.4). */
export const tokens = pgTable(
  'tokens',
  {
    id: text().$type<TokenId>().primaryKey(),
    hash: bytea().notNull().unique(),
    prefix: text().notNull(),
    scope: unionText(SCOPES)().notNull(),
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
    platform: unionText(STORE_PLATFORMS)(),
    /** Whether the store's app has asked for listings that were sent to it. */
    takesListings: boolean('takes_listings').notNull().default(false),
    /** The OAuth client of an agent, which may have been deleted since. */
    clientId: text('client_id').$type<ClientId>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Updated at most once every ten seconds. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    // For deleting a user.
    index('tokens_user').on(table.userId),
    index('tokens_workspace').on(table.workspaceId, table.createdAt),
    // For the pages: live tokens, newest first, however many were revoked before.
    index('tokens_live')
      .on(table.workspaceId, table.scope, table.createdAt, table.id)
      .where(sql`revoked_at is null`),
    index('tokens_disconnected')
      .on(table.revokedAt)
      .where(sql`revoked_at is not null and scope = 'plugin'`),
    // One live token per origin, whichever account it belonged to (contract §11.9).
    uniqueIndex('tokens_live_site')
      .on(table.siteUrl)
      .where(sql`revoked_at is null and scope = 'plugin'`),
  ],
);

/** Requests of a token on a day, in UTC. Added to at most once every ten seconds by each process. */
export const tokenDays = pgTable(
  'token_days',
  {
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    tokenId: text('token_id')
      .$type<TokenId>()
      .notNull()
      .references(() => tokens.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    requests: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.tokenId, table.day] }),
    // For deleting a token.
    index('token_days_token').on(table.tokenId),
    index('token_days_age').on(table.day),
  ],
);

/** An error that a request with a token got. */
export interface StoredTokenError {
  readonly code: string;
  readonly endpoint: string;
  readonly requestId: string;
  /** In ISO 8601. */
  readonly at: string;
}

/** The last errors of a token, newest first: one row, however many there are. */
export const tokenErrors = pgTable(
  'token_errors',
  {
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    tokenId: text('token_id')
      .$type<TokenId>()
      .notNull()
      .references(() => tokens.id, { onDelete: 'cascade' }),
    errors: jsonb().$type<readonly StoredTokenError[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.tokenId] }),
    // For deleting a token.
    index('token_errors_token').on(table.tokenId),
  ],
);

/**
 * A token's requests of the last minute, oldest first. At most 102 entries, so a window is one short row
 * whatever the limit and the traffic.
 */
export const tokenRates = pgTable(
  'token_rates',
  {
    workspaceId: text('workspace_id').$type<WorkspaceId>().notNull(),
    tokenId: text('token_id')
      .$type<TokenId>()
      .notNull()
      .references(() => tokens.id, { onDelete: 'cascade' }),
    passes: timestamp({ withTimezone: true }).array().notNull(),
    /** Requests that each entry stands for (`take_token_rates`); where it is null, one. */
    counts: integer().array(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.tokenId] }),
    // For deleting a token.
    index('token_rates_token').on(table.tokenId),
  ],
);

/**
 * Attempts under a key, oldest first: `ip:` and an address, or `try:`, an action and a hash of its
 * subject.
 */
export const rateWindows = pgTable('rate_windows', {
  key: text().primaryKey(),
  passes: timestamp({ withTimezone: true }).array().notNull(),
  /** Only written by processes of the release before 0.1.0; removable after it. */
  counts: integer().array(),
});

/** One-time codes of the connect flow, stored as SHA-256 (contract §11.6). */
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
    platform: unionText(STORE_PLATFORMS)().notNull(),
    /** PKCE: base64url of the verifier's SHA-256 (contract §11.4). */
    codeChallenge: text('code_challenge'),
    /** The only trusted store app that may exchange it; null if any app may. */
    clientId: text('client_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the exchange responded, by the clock of its process; a later time while it is in progress. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** The token it was exchanged for; a replay of the code revokes it. */
    tokenId: text('token_id').$type<TokenId>(),
  },
  (table) => [index('connect_codes_expiry').on(table.expiresAt)],
);

/**
 * A workspace's claim on a store that is connected to another workspace. Each row refers to one
 * connection, `formerTokenId`: once that is ended or replaced, the row allows nothing.
 */
export const storeTransfers = pgTable(
  'store_transfers',
  {
    siteUrl: text('site_url').notNull(),
    /** The workspace that wants the store. */
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    formerTokenId: text('former_token_id').$type<TokenId>().notNull(),
    /** SHA-256 of the token in the former owner's email; null if no email was sent. */
    requestHash: bytea('request_hash').unique(),
    requestedAt: timestamp('requested_at', { withTimezone: true }),
    declinedAt: timestamp('declined_at', { withTimezone: true }),
    /** Who or what allowed the transfer, and until when. */
    allowedBy: unionText(['origin', 'owner'])('allowed_by'),
    allowedUntil: timestamp('allowed_until', { withTimezone: true }),
    /** When the whole row has expired. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteUrl, table.workspaceId] }),
    index('store_transfers_expiry').on(table.expiresAt),
  ],
);
