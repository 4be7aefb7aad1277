import { identifyActor } from '@wareword/security/events';
import { and, eq, lt, sql } from 'drizzle-orm';
import { sessions, type Orm } from '../database/index.ts';
import { parseId } from '../identifiers.ts';
import { preferLanguage } from '../request-language.ts';
import type { Authentication } from './authentication.ts';
import { readMember, type MemberView } from './read-member.ts';
import { isIdle } from './session-lifetime.ts';

/** Minimum time between updates of a session's last use, in milliseconds. */
const TOUCH_INTERVAL_MS = 3_600_000;

/**
 * Reads who is signed in from a request's cookies. A session ends after its absolute lifetime,
 * after being idle for too long, and when the password changes.
 * @returns undefined for a visitor
 */
export async function readSession({
  ctx,
  input,
}: {
  ctx: { authentication: Authentication; orm: Orm };
  input: { headers: Headers };
}): Promise<MemberView | undefined> {
  const found = await ctx.authentication.api
    .getSession({ headers: input.headers, query: { disableRefresh: true } })
    .catch(async (error: unknown) => {
      // better-auth hides why it couldn't read the session. If the database is unavailable, this query's
      // error says so.
      await ctx.orm.execute(sql`select 1`);
      throw error;
    });
  if (found === null) return undefined;
  const { session } = found;
  const userId = parseId('usr', session.userId);
  const sessionId = parseId('ses', session.id);
  if (userId === undefined || sessionId === undefined || isIdle(session)) return undefined;
  const { passwordVersion } = session;
  const member = await readMember({ ctx, input: { userId, sessionId, passwordVersion } });
  if (member === undefined) return undefined;
  identifyActor(member.userId);
  if (member.language !== null) preferLanguage(member.language);
  if (Date.now() - session.updatedAt.getTime() > TOUCH_INTERVAL_MS) {
    await ctx.orm
      .update(sessions)
      .set({ updatedAt: sql`now()` })
      .where(and(eq(sessions.id, sessionId), lt(sessions.updatedAt, sql`now()`)));
  }
  return member;
}
