import { and, eq, sql } from 'drizzle-orm';
import { users, type Database } from '../database/index.ts';
import { requireId } from '../identifiers.ts';
import { requestLanguage } from '../request-language.ts';

/** Saves the language of the page that someone signs in on, for emails that aren't triggered by a request. */
export async function saveAccountLanguage({ orm }: Database, userId: string): Promise<void> {
  const language = requestLanguage();
  if (language === undefined) return;
  await orm
    .update(users)
    .set({ lastLanguage: language })
    .where(
      and(
        eq(users.id, requireId('usr', userId)),
        sql`${users.lastLanguage} is distinct from ${language}`,
      ),
    );
}
