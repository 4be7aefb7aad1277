import { readBrowser, type Browser } from '@wareword/server/http';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { sessions, type Orm } from '../database/index.ts';
import type { Id } from '../identifiers.ts';
import type { MemberView } from './read-session.ts';
import { MAX_IDLE_MS } from './session-lifetime.ts';

/** Maximum sessions listed, most recently used first. */
const MAX_SESSIONS = 100;

/** A browser in which the user is signed in. */
export interface SessionView extends Browser {
  readonly id: Id<'ses'>;
  readonly address: string | null;
  readonly signedInAt: Date;
  /** Accurate to the hour. */
  readonly lastUsedAt: Date;
  /** Whether this is the session of the current request. */
  readonly isCurrent: boolean;
}

/** Lists the user's sessions; the current one comes first. */
export async function listSessions({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: Pick<MemberView, 'userId' | 'sessionId' | 'passwordVersion'>;
}): Promise<readonly SessionView[]> {
  const isCurrent = sql<boolean>`${sessions.id} = ${input.sessionId}`;
  const rows = await ctx.orm
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.ipAddress,
      signedInAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
      isCurrent,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, input.userId),
        eq(sessions.passwordVersion, input.passwordVersion),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.updatedAt, new Date(Date.now() - MAX_IDLE_MS)),
      ),
    )
    .orderBy(desc(isCurrent), desc(sessions.updatedAt), desc(sessions.id))
    .limit(MAX_SESSIONS);
  return rows.map(({ userAgent, address, ...session }) => ({
    ...session,
    ...readBrowser(userAgent),
    address: address === '' ? null : address,
  }));
}
