import type { Request } from 'express';
import { readMember, type Authentication, type MemberView } from '../../accounts/index.ts';
import type { Database } from '../../database/index.ts';

export interface SignedInContext {
  readonly authentication: Authentication;
  readonly database: Pick<Database, 'orm'>;
}

/** Whose session the request brings, or undefined. */
export async function signedIn(
  ctx: SignedInContext,
  request: Request,
): Promise<MemberView | undefined> {
  const headers = new Headers({ cookie: request.headers.cookie ?? '' });
  const session = await ctx.authentication.api.getSession({ headers });
  if (session === null) return undefined;
  return readMember({ ctx: { orm: ctx.database.orm }, input: { userId: session.user.id } });
}
