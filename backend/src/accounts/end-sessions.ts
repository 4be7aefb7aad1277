import { and, eq, ne } from 'drizzle-orm';
import { sessions, type Database, type Orm } from '../database/index.ts';
import { parseId } from '../identifiers.ts';
import { confirmPassword } from './confirm-password.ts';
import type { MemberView } from './read-session.ts';

type SignedIn = Pick<MemberView, 'userId' | 'sessionId'>;

/**
 * Signs the user out in one browser after confirming their password. Does nothing if they are
 * already signed out there.
 * @throws {DomainError} as for `confirmPassword`
 */
export async function endSession({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: Pick<SignedIn, 'userId'> & { id: string; currentPassword: string };
}): Promise<void> {
  await confirmPassword({ ctx, input });
  const id = parseId('ses', input.id);
  if (id === undefined) return;
  await ctx.database.orm
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, input.userId)));
}

/** Signs a user out everywhere, on behalf of the operator. @returns how many sessions ended */
export async function endAllSessions({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: Pick<SignedIn, 'userId'>;
}): Promise<number> {
  const ended = await ctx.orm
    .delete(sessions)
    .where(eq(sessions.userId, input.userId))
    .returning({ id: sessions.id });
  return ended.length;
}

/**
 * Signs the user out everywhere except in the current browser, after confirming their password.
 * @throws {DomainError} as for `confirmPassword`
 */
export async function endOtherSessions({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: SignedIn & { currentPassword: string };
}): Promise<void> {
  await confirmPassword({ ctx, input });
  await ctx.database.orm
    .delete(sessions)
    .where(and(eq(sessions.userId, input.userId), ne(sessions.id, input.sessionId)));
}
