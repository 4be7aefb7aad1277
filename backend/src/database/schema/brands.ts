import { sql } from 'drizzle-orm';
import type { BrandStyle } from '@wareword/shared-schema';
import { index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { BrandId, WorkspaceId } from '../../identifiers.ts';
import { workspaces } from './accounts.ts';

/**
 * The brands of workspaces. There is no column for locked: the oldest brands up to the plan's limit are
 * unlocked (contract §9.6), so a plan change locks and unlocks them automatically.
 */
export const brands = pgTable(
  'brands',
  {
    id: text().$type<BrandId>().primaryKey(),
    workspaceId: text('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The brand's voice; null if it has none. */
    style: json().$type<BrandStyle>(),
    /** When what the writers read of it last changed. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  // Separate indexes, so that archived brands do not slow down the others.
  (table) => [
    index('brands_live')
      .on(table.workspaceId, table.createdAt, table.id)
      .where(sql`archived_at is null`),
    index('brands_archived')
      .on(table.workspaceId, table.archivedAt, table.id)
      .where(sql`archived_at is not null`),
  ],
);
