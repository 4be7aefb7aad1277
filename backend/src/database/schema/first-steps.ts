import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { UserId } from '../../identifiers.ts';
import { users } from './accounts.ts';

/** Members who don't want to see the first steps anymore. */
export const dismissedFirstSteps = pgTable('dismissed_first_steps', {
  userId: text('user_id')
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  dismissedAt: timestamp('dismissed_at', { withTimezone: true }).notNull().defaultNow(),
});
