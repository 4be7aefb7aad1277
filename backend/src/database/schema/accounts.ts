import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PlanName } from '../../config.ts';
import type { BrandId, Id, UserId, WorkspaceId } from '../../identifiers.ts';

/** People who can sign in. E-mail addresses are kept in lower case. */
export const users = pgTable('users', {
  id: text().$type<UserId>().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  /** Where they work now: their own workspace, or one that they joined (decisions 19). */
  currentWorkspaceId: text('current_workspace_id').$type<WorkspaceId>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** How a user proves who they are, as better-auth keeps it; `password` is its scrypt hash. */
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

/** Owns plan, pool, brands, tokens and history (decisions 19). One for each owner. */
export const workspaces = pgTable('workspaces', {
  id: text().$type<WorkspaceId>().primaryKey(),
  ownerId: text('owner_id')
    .$type<UserId>()
    .notNull()
    .unique()
    .references(() => users.id),
  plan: text().$type<PlanName>().notNull(),
  activeBrandId: text('active_brand_id').$type<BrandId>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Who works in a workspace besides its owner. */
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('members_user').on(table.userId),
  ],
);
