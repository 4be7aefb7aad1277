import { identifyActor } from '@wareword/security/events';
import { z } from 'zod';
import { parseUnions, type Database } from '../database/index.ts';
import type { Id, UserId, WorkspaceId } from '../identifiers.ts';
import { LANGUAGES } from '../languages.ts';
import { PLAN_NAMES } from '../plan-names.ts';
import { preferLanguage } from '../request-language.ts';
import { ROLES } from '../roles.ts';
import type { Authentication } from './authentication.ts';
import { ensureWorkspace } from './ensure-workspace.ts';
import { readSessionToken } from './session-cookie.ts';
import { isIdle } from './session-lifetime.ts';

/** Minimum time between updates of a session's last use, in milliseconds. */
const TOUCH_INTERVAL_MS = 3_600_000;

const Unions = z.object({
  language: z.enum(LANGUAGES).nullable(),
  plan: z.enum(PLAN_NAMES).nullable(),
  role: z.enum(ROLES),
});

interface MemberRow {
  readonly userId: UserId;
  readonly sessionId: Id<'ses'>;
  /** The version of the password they signed in with. */
  readonly passwordVersion: number;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly workspaceId: WorkspaceId;
  /** When their account will be erased; null unless they asked for that. */
  readonly eraseAt: Date | null;
}

interface SessionRow extends Omit<MemberRow, 'workspaceId'> {
  /** Null after a sign-up that was interrupted. */
  readonly workspaceId: WorkspaceId | null;
  readonly updatedAt: Date;
}

type Session = SessionRow & z.infer<typeof Unions>;

/** A signed-in user, in their current workspace. */
export interface MemberView extends MemberRow {
  /** The one they chose for the pages, if any. */
  readonly language: Session['language'];
  readonly plan: NonNullable<Session['plan']>;
  readonly role: Session['role'];
}

/**
 * Reads who is signed in from a request's cookies. A session ends after its absolute lifetime,
 * after being idle for too long, and when the password changes.
 * @param input.cookies the request's `Cookie` header
 * @returns undefined for a visitor
 */
export async function readSession({
  ctx,
  input,
}: {
  ctx: { authentication: Authentication; database: Pick<Database, 'sql' | 'orm'> };
  input: { cookies: string };
}): Promise<MemberView | undefined> {
  const token = await readSessionToken(ctx.authentication, input.cookies);
  if (token === undefined) return undefined;
  const session = await findSession(ctx.database, token);
  if (session === undefined || isIdle(session)) return undefined;
  const { updatedAt, workspaceId, plan, ...user } = session;
  identifyActor(user.userId);
  if (user.language !== null) preferLanguage(user.language);
  if (Date.now() - updatedAt.getTime() > TOUCH_INTERVAL_MS) {
    await ctx.database.sql`
      update sessions set updated_at = now() where id = ${user.sessionId} and updated_at < now()
    `;
  }
  if (workspaceId !== null && plan !== null) return { ...user, workspaceId, plan };
  return {
    ...user,
    workspaceId: await ensureWorkspace({ ctx: ctx.database, input: user }),
    plan: 'free',
  };
}

/**
 * One statement and no library, because every request from the dashboard waits for it (ADR-0082). A user
 * who was removed from the workspace they had selected gets their own.
 */
async function findSession(
  { sql }: Pick<Database, 'sql'>,
  token: string,
): Promise<Session | undefined> {
  const [row] = await sql<SessionRow[]>`
    select
      s.id as "sessionId", s.password_version as "passwordVersion", s.updated_at as "updatedAt",
      u.id as "userId", u.email, u.email_verified as "emailVerified", u.language,
      w.id as "workspaceId", w.plan, own.erase_at as "eraseAt",
      -- Someone in a workspace who is not one of its members is its owner.
      coalesce(m.role, 'owner') as role
    from sessions s
    join users u on u.id = s.user_id and u.password_version = s.password_version
    left join workspaces own on own.owner_id = u.id
    -- No one works in a workspace that is being deleted.
    left join workspaces joined on joined.id = u.current_workspace_id and joined.erase_at is null
    left join members m on m.user_id = u.id and m.workspace_id = joined.id
    left join workspaces w on w.id = coalesce(m.workspace_id, own.id)
    where s.token = ${token} and s.expires_at > now()
  `;
  return row && parseUnions(row, Unions);
}
