import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ClientId, Id, TokenId, UserId, WorkspaceId } from '../../identifiers.ts';
import { users, workspaces } from './accounts.ts';
import { bytea } from './bytea.ts';

/** OAuth clients that registered themselves (RFC 7591). None has a secret. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    id: text().$type<Id<'cli'>>().primaryKey(),
    /** The name that the client gives itself. It is shown to people and proves nothing. */
    name: text().notNull(),
    redirectUris: text('redirect_uris').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When a code was last exchanged; until then it expires soon, and makes room for others. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('oauth_clients_expiry').on(table.expiresAt),
    index('oauth_clients_unused')
      .on(table.createdAt)
      .where(sql`used_at is null`),
  ],
);

/** One-time codes of approved agents, stored as SHA-256. */
export const oauthCodes = pgTable(
  'oauth_codes',
  {
    hash: bytea().primaryKey(),
    clientId: text('client_id').$type<ClientId>().notNull(),
    clientName: text('client_name').notNull(),
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    redirectUri: text('redirect_uri').notNull(),
    /** PKCE: base64url of the verifier's SHA-256. */
    codeChallenge: text('code_challenge').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the exchange responded, by the clock of its process; a later time while it is in progress. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** The token it was exchanged for; a replay of the code revokes it. */
    tokenId: text('token_id').$type<TokenId>(),
  },
  (table) => [
    index('oauth_codes_expiry').on(table.expiresAt),
    // For deleting a user, a workspace, and what a member had.
    index('oauth_codes_user').on(table.userId),
    index('oauth_codes_workspace').on(table.workspaceId, table.userId),
  ],
);
