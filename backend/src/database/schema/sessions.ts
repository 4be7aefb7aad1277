import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Id, UserId, WorkspaceId } from '../../identifiers.ts';
import { bytea } from './bytea.ts';
import { users, workspaces } from './accounts.ts';

/** Who is signed in, as better-auth keeps it. A cookie holds the token and our signature of it. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().$type<Id<'ses'>>().primaryKey(),
    token: text().notNull().unique(),
    userId: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Links that were mailed to reset a password, as better-auth keeps them: hashed. */
export const verifications = pgTable(
  'verifications',
  {
    id: text().$type<Id<'ver'>>().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expiry').on(table.expiresAt),
  ],
);

/** Invitations to work in a workspace. Of the link's token only the SHA-256 is kept. */
export const invitations = pgTable(
  'invitations',
  {
    id: text().$type<Id<'inv'>>().primaryKey(),
    hash: bytea().notNull().unique(),
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Only the account with this address may accept, in lower case. */
    email: text().notNull(),
    invitedBy: text('invited_by')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  // What can still be accepted, however much was asked before.
  (table) => [
    index('invitations_open')
      .on(table.workspaceId, table.expiresAt)
      .where(sql`accepted_at is null and revoked_at is null`),
  ],
);
