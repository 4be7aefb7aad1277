import { boolean, primaryKey, text } from 'drizzle-orm/pg-core';
import { wordPressId } from './word-press-id.ts';
import { wooApp } from './woo-app.ts';
import { stores, type StoreId } from './stores.ts';

/** Tags that publishing created in a store; an undo deletes those that are no longer used. */
export const createdTags = wooApp.table(
  'created_tags',
  {
    storeId: text('store_id')
      .$type<StoreId>()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    tagId: wordPressId('tag_id').notNull(),
    /**
     * An undo removed it from a product, and it has not been checked yet whether it is still used.
     */
    unused: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.tagId] })],
);
