import { and, desc, eq, gt, lt, ne, notInArray, or } from 'drizzle-orm';
import type { Database, Orm } from '@wareword/store-app/database';
import { hashSecret, makeSecret } from '@wareword/security/secrets';
import { sessions, type StoreId } from '../database/index.ts';
import { AppError } from '../app-error.ts';

const DAY_MS = 86_400_000;
/** Absolute lifetime of a session. */
export const SESSION_MS = 30 * DAY_MS;
/** Idle lifetime of a session. */
const IDLE_MS = 7 * DAY_MS;
/** How long after sign-in a session may end others. */
const RECENT_SIGN_IN_MS = 10 * 60_000;
/** Minimum time between recorded uses. */
const LAST_USED_PRECISION_MS = 60_000;

const MAX_USER_AGENT = 300;
/** Maximum sessions of a store; the list of them shows all. */
const MAX_SESSIONS = 100;

interface Context {
  readonly database: Database;
  readonly now: () => Date;
}

/** A browser that provided a store's keys. */
export interface Session {
  readonly hash: string;
  readonly storeId: StoreId;
  readonly signedInAt: Date;
}

/** User agent and address. */
export interface Client {
  readonly address: string | undefined;
  readonly userAgent: string | undefined;
}

/**
 * Signs a browser in to a store, in the transaction that saves the store's keys, so that new keys
 * end this session too. If the store has too many, those that were not used for longest end.
 * @returns the cookie's value; only its hash is stored
 */
export async function startSession({
  ctx,
  input,
}: {
  ctx: { readonly orm: Pick<Orm, 'insert' | 'select' | 'delete'>; readonly now: () => Date };
  input: { readonly storeId: StoreId; readonly client: Client };
}): Promise<string> {
  const token = makeSecret();
  const { storeId, client } = input;
  const now = ctx.now();
  await ctx.orm.insert(sessions).values({
    hash: hashSecret(token),
    storeId,
    address: client.address,
    userAgent: client.userAgent?.slice(0, MAX_USER_AGENT),
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
  const ofStore = eq(sessions.storeId, storeId);
  const kept = ctx.orm
    .select({ hash: sessions.hash })
    .from(sessions)
    .where(ofStore)
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
    .limit(MAX_SESSIONS);
  await ctx.orm.delete(sessions).where(and(ofStore, notInArray(sessions.hash, kept)));
  return token;
}

/** The session of a cookie; undefined if there is none or it has expired. */
export async function findSession({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly token: string | undefined };
}): Promise<Session | undefined> {
  if (input.token === undefined) return undefined;
  const { orm } = ctx.database;
  const now = ctx.now();
  const isThisSession = eq(sessions.hash, hashSecret(input.token));
  const [session] = await orm
    .select({
      hash: sessions.hash,
      storeId: sessions.storeId,
      signedInAt: sessions.createdAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(and(isThisSession, isAlive(now)));
  if (session === undefined) return undefined;
  if (now.getTime() - session.seenAt.getTime() > LAST_USED_PRECISION_MS) {
    await orm.update(sessions).set({ seenAt: now }).where(isThisSession);
  }
  return { hash: session.hash, storeId: session.storeId, signedInAt: session.signedInAt };
}

/** Whether any browser is signed in to a store. */
export async function hasSessions({
  ctx,
  input,
}: {
  ctx: { readonly orm: Pick<Orm, '$count'>; readonly now: () => Date };
  input: { readonly storeId: StoreId };
}): Promise<boolean> {
  const alive = and(eq(sessions.storeId, input.storeId), isAlive(ctx.now()));
  return (await ctx.orm.$count(sessions, alive)) > 0;
}

/** The browsers that are signed in to a store, the last used one first. */
export async function listSessions({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly session: Session };
}) {
  const { hash, storeId } = input.session;
  const rows = await ctx.database.orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.storeId, storeId), isAlive(ctx.now())))
    .orderBy(desc(sessions.seenAt))
    .limit(MAX_SESSIONS);
  return rows.map((row) => ({ ...row, isCurrent: row.hash === hash }));
}

/** Deletes expired sessions. */
export async function clearExpiredSessions({ ctx }: { ctx: Context }): Promise<void> {
  const now = ctx.now();
  await ctx.database.orm
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.seenAt, idleSince(now))));
}

export async function endSession({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'database'>;
  input: { readonly token: string };
}): Promise<void> {
  await ctx.database.orm.delete(sessions).where(eq(sessions.hash, hashSecret(input.token)));
}

/**
 * Ends other sessions of the same store, if the current one has just provided the store's keys: a
 * cookie that is stolen later signs no one out.
 * @param input.id which one; absent: all but the current one
 * @throws AppError `sign_in_again`
 */
export async function endSessionsOfStore({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly session: Session; readonly id?: string | undefined };
}): Promise<void> {
  const { session, id } = input;
  if (ctx.now().getTime() - session.signedInAt.getTime() > RECENT_SIGN_IN_MS) {
    throw new AppError(
      'sign_in_again',
      'To sign out other browsers, first click "Give access again with a new key" on this page. A new key signs them all out.',
    );
  }
  const which = id === undefined ? ne(sessions.hash, session.hash) : eq(sessions.id, id);
  await ctx.database.orm.delete(sessions).where(and(eq(sessions.storeId, session.storeId), which));
}

function isAlive(now: Date) {
  return and(gt(sessions.expiresAt, now), gt(sessions.seenAt, idleSince(now)));
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_MS);
}
