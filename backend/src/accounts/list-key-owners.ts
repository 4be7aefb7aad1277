import { and, asc, eq, isNull } from 'drizzle-orm';
import { tokens, users, type Orm } from '../database/index.ts';

/** The email addresses of everyone with a live API key (contract §12.4). */
export async function listKeyOwners({ ctx }: { ctx: { orm: Orm } }): Promise<string[]> {
  const rows = await ctx.orm
    .selectDistinct({ email: users.email })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(eq(tokens.scope, 'api'), isNull(tokens.revokedAt)))
    .orderBy(asc(users.email));
  return rows.map(({ email }) => email);
}
