import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { BrandId, WorkspaceId } from '../../identifiers.ts';
import { workspaces } from './accounts.ts';

/**
 * Brand workspaces. Locked is not a column: the oldest brands up to the plan's number are
 * unlocked (decisions 20), so a change of plan locks and unlocks by itself.
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  // Apart, so that what was put away is in nobody's way, however much it is.
  (table) => [
    index('brands_live')
      .on(table.workspaceId, table.createdAt, table.id)
      .where(sql`archived_at is null`),
    index('brands_archived')
      .on(table.workspaceId, table.archivedAt, table.id)
      .where(sql`archived_at is not null`),
  ],
);
