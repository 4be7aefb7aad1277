import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Id, UserId, WorkspaceId } from '../../identifiers.ts';
import { MEMBER_ROLES } from '../../roles.ts';
import { bytea } from './bytea.ts';
import { users, workspaces } from './accounts.ts';
import { unionText } from './union-text.ts';

/** Sessions, as stored by better-auth. A cookie holds the token and our signature of it. */
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
    /**
     * The user's `passwordVersion` when the sign-in started; if it differs now, the session has
     * ended.
     */
    passwordVersion: integer('password_version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was last used, accurate to the hour. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/**
 * What better-auth waits for, hashed: a password reset link that was emailed, a code after a
 * password, a passkey's response.
 */
export const verifications = pgTable(
  'verifications',
  {
    id: text().$type<Id<'ver'>>().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    /** The version of the password that it follows; null if it follows none. */
    passwordVersion: integer('password_version'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expiry').on(table.expiresAt),
  ],
);

/** Invitations to a workspace. Only the SHA-256 of the link's token is stored. */
export const invitations = pgTable(
  'invitations',
  {
    id: text().$type<Id<'inv'>>().primaryKey(),
    hash: bytea().notNull().unique(),
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Only the account with this address, in lowercase, may accept. */
    email: text().notNull(),
    /** The default is for the release before 0.1.0, whose members could do what admins can. */
    role: unionText(MEMBER_ROLES)().notNull().default('admin'),
    invitedBy: text('invited_by')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  // Open invitations only, however many there were before.
  (table) => [
    index('invitations_open')
      .on(table.workspaceId, table.expiresAt)
      .where(sql`accepted_at is null and revoked_at is null`),
    index('invitations_expiry').on(table.expiresAt),
  ],
);
