import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '../../languages.ts';
import { PLAN_NAMES } from '../../plan-names.ts';
import { MEMBER_ROLES } from '../../roles.ts';
import type { BrandId, Id, UserId, WorkspaceId } from '../../identifiers.ts';
import { unionText } from './union-text.ts';

/** Users. Email addresses are stored in lowercase. */
export const users = pgTable(
  'users',
  {
    id: text().$type<UserId>().primaryKey(),
    email: text().notNull().unique(),
    name: text().notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    /**
     * Incremented with each new password. Anything granted under an earlier version (a session, a
     * reset link, a known browser) is invalid, whichever of the two was written first.
     */
    passwordVersion: integer('password_version').notNull().default(1),
    /** Whether a sign-in with the password also takes a code; set and read by better-auth. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Which emails they want. */
    notifyUsage: boolean('notify_usage').notNull().default(true),
    notifyFailedRuns: boolean('notify_failed_runs').notNull().default(true),
    notifyDisconnected: boolean('notify_disconnected').notNull().default(true),
    /** The language of the pages; null follows the browser. */
    language: unionText(LANGUAGES)(),
    /** The language of the page that they last signed in on, for emails while they have chosen none. */
    lastLanguage: unionText(LANGUAGES)('last_language'),
    /** The current workspace: their own, or one they joined (contract §10.4). */
    currentWorkspaceId: text('current_workspace_id').$type<WorkspaceId>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('users_unconfirmed')
      .on(table.createdAt)
      .where(sql`not email_verified`),
  ],
);

/** How a user authenticates, as stored by better-auth; `password` is its scrypt hash. */
export const userCredentials = pgTable(
  'user_credentials',
  {
    id: text().$type<Id<'acc'>>().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
    scope: text(),
    password: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('user_credentials_user').on(table.userId)],
);

/** Owns plan, credits, brands, tokens and history (contract §9.1). One per owner. */
export const workspaces = pgTable(
  'workspaces',
  {
    id: text().$type<WorkspaceId>().primaryKey(),
    ownerId: text('owner_id')
      .$type<UserId>()
      .notNull()
      .unique()
      .references(() => users.id),
    plan: unionText(PLAN_NAMES)().notNull(),
    activeBrandId: text('active_brand_id').$type<BrandId>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /**
     * When it will be erased with its owner's account; null unless the owner asked for that. Until
     * then it is closed, and its owner can change their mind.
     */
    eraseAt: timestamp('erase_at', { withTimezone: true }),
  },
  (table) => [
    index('workspaces_erase')
      .on(table.eraseAt)
      .where(sql`erase_at is not null`),
  ],
);

/** The members of a workspace other than its owner, who is in `workspaces.owner_id`. */
export const members = pgTable(
  'members',
  {
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The default is for the release before 0.1.0, whose members could do what admins can. */
    role: unionText(MEMBER_ROLES)().notNull().default('admin'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('members_user').on(table.userId),
  ],
);
