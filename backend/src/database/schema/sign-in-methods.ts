import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Id, UserId } from '../../identifiers.ts';
import { users } from './accounts.ts';
import { bytea } from './bytea.ts';

/** Passkeys, as stored by better-auth: the public half. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().$type<Id<'psk'>>().primaryKey(),
    name: text(),
    publicKey: text('public_key').notNull(),
    userId: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    /** The kind of authenticator, by which it can be named. */
    aaguid: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Authenticator apps, as stored by better-auth: secret and recovery codes are encrypted. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text().$type<Id<'tfa'>>().primaryKey(),
    userId: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until the first code from the app was right. */
    verified: boolean().notNull().default(true),
    /** Not used: `attempt-limits.ts` counts wrong codes by account and address. */
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('two_factors_user').on(table.userId)],
);

/**
 * Changes of email addresses, one per user, which have to be confirmed at both addresses. Only the
 * SHA-256 of the tokens in the links is stored.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text('user_id')
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    /** Links to the current and to the new address. */
    currentHash: bytea('current_hash').notNull().unique(),
    newHash: bytea('new_hash').notNull().unique(),
    currentConfirmedAt: timestamp('current_confirmed_at', { withTimezone: true }),
    newConfirmedAt: timestamp('new_confirmed_at', { withTimezone: true }),
    /** The version of the password that was entered to ask for it; a new password voids it. */
    passwordVersion: integer('password_version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('email_changes_expiry').on(table.expiresAt)],
);

/** Addresses that people had before; what others keep of them is erased with the account. */
export const formerEmails = pgTable(
  'former_emails',
  {
    userId: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.email] })],
);
