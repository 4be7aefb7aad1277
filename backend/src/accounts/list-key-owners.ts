import { and, asc, eq, isNull } from 'drizzle-orm';
import { tokens, users, type Orm } from '../database/index.ts';

/** The addresses of everybody who has a live API key (document, "Versioning" 5). */
export async function listKeyOwners({ ctx }: { ctx: { orm: Orm } }): Promise<string[]> {
  const rows = await ctx.orm
    .selectDistinct({ email: users.email })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(eq(tokens.scope, 'api'), isNull(tokens.revokedAt)))
    .orderBy(asc(users.email));
  return rows.map(({ email }) => email);
}
