import type { GenericEndpointContext } from 'better-auth';
import { getSessionFromCtx } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { passkeys, users, workspaces, type Database } from '../database/index.ts';
import { parseId, type UserId } from '../identifiers.ts';
import { isIdle } from './session-lifetime.ts';

/** The account that sent a request, with the password version from before anything was checked. */
export interface RequestingAccount {
  readonly userId: UserId;
  readonly email: string;
  readonly passwordVersion: number;
  readonly twoFactorEnabled: boolean;
  /** When the account will be erased; null unless its user asked for that. */
  readonly eraseAt: Date | null;
}

const COLUMNS = {
  userId: users.id,
  email: users.email,
  passwordVersion: users.passwordVersion,
  twoFactorEnabled: users.twoFactorEnabled,
  eraseAt: workspaces.eraseAt,
};

const OWN_WORKSPACE = eq(workspaces.ownerId, users.id);

/** better-auth's cookie of a sign-in that waits for its code. */
const CHALLENGE_COOKIE = 'two_factor';

const PasskeyResponse = z.object({ response: z.object({ id: z.string().max(1024) }) });

/**
 * The account of the session.
 * @returns undefined also for a session of an earlier password, or one that has been idle for too long
 */
export async function findSignedIn(
  database: Database,
  ctx: GenericEndpointContext,
): Promise<RequestingAccount | undefined> {
  const found = await getSessionFromCtx(ctx);
  if (found === null || isIdle(found.session)) return undefined;
  const version: unknown = found.session['passwordVersion'];
  return findAccount(database, found.user.id, version);
}

/**
 * The account that a code is for. Like the library, this prefers the session: attempts would otherwise be
 * counted for another account than the one whose code is compared.
 */
export async function findForCode(
  database: Database,
  ctx: GenericEndpointContext,
): Promise<RequestingAccount | undefined> {
  const hasSession = (await getSessionFromCtx(ctx)) !== null;
  return hasSession ? findSignedIn(database, ctx) : findChallenged(database, ctx);
}

/** The account whose password was right, and whose code is awaited. */
async function findChallenged(
  database: Database,
  ctx: GenericEndpointContext,
): Promise<RequestingAccount | undefined> {
  const { name } = ctx.context.createAuthCookie(CHALLENGE_COOKIE);
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
  if (typeof challenge !== 'string') return undefined;
  const row = await ctx.context.internalAdapter.findVerificationValue(challenge);
  if (row === null) return undefined;
  const version = z.object({ passwordVersion: z.number() }).safeParse(row);
  return findAccount(database, row.value, version.data?.passwordVersion);
}

/** The account of the passkey that a response is signed with. */
export async function findByPasskey(
  { orm }: Database,
  ctx: GenericEndpointContext,
): Promise<RequestingAccount | undefined> {
  const given = PasskeyResponse.safeParse(ctx.body);
  if (!given.success) return undefined;
  const [account] = await orm
    .select(COLUMNS)
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .leftJoin(workspaces, OWN_WORKSPACE)
    .where(eq(passkeys.credentialID, given.data.response.id));
  return account;
}

async function findAccount(
  { orm }: Database,
  id: string,
  version: unknown,
): Promise<RequestingAccount | undefined> {
  const userId = parseId('usr', id);
  if (userId === undefined || typeof version !== 'number') return undefined;
  const [account] = await orm
    .select(COLUMNS)
    .from(users)
    .leftJoin(workspaces, OWN_WORKSPACE)
    .where(and(eq(users.id, userId), eq(users.passwordVersion, version)));
  return account;
}
