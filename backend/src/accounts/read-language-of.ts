import { eq } from 'drizzle-orm';
import { users, type Orm } from '../database/index.ts';
import type { PageLanguage } from '../languages.ts';

/**
 * The language that the account with an address has chosen, or else that of the page it last signed in on.
 * @returns null if neither is known, undefined if there is no account
 */
export async function readLanguageOf({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { address: string };
}): Promise<PageLanguage | null | undefined> {
  const [user] = await ctx.orm
    .select({ language: users.language, lastLanguage: users.lastLanguage })
    .from(users)
    .where(eq(users.email, input.address.toLowerCase()));
  return user && (user.language ?? user.lastLanguage);
}
