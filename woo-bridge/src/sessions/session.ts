import { and, eq, gt, lt } from 'drizzle-orm';
import { sessions, type Database, type StoreId } from '../database/index.ts';
import { hashToken, makeToken } from '../secrets/index.ts';

/** How long a browser stays signed in to its store. */
export const SESSION_MS = 30 * 86_400_000;

interface Context {
  readonly database: Database;
  readonly now: () => Date;
}

/** A browser that proved to hold a store's keys. */
export interface Session {
  readonly hash: string;
  readonly storeId: StoreId;
}

/**
 * Signs a browser in to a store, and out of the one it was signed in to before.
 * @returns what the cookie holds; only its hash is kept
 */
export async function startSession({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly storeId: StoreId; readonly before: string | undefined };
}): Promise<string> {
  const token = makeToken();
  const { orm } = ctx.database;
  if (input.before !== undefined) await endSession({ ctx, input: { token: input.before } });
  await orm.delete(sessions).where(lt(sessions.expiresAt, ctx.now()));
  await orm.insert(sessions).values({
    hash: hashToken(token),
    storeId: input.storeId,
    expiresAt: new Date(ctx.now().getTime() + SESSION_MS),
  });
  return token;
}

/** The session of a cookie; undefined where it is none, or over. */
export async function findSession({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly token: string | undefined };
}): Promise<Session | undefined> {
  if (input.token === undefined) return undefined;
  const [session] = await ctx.database.orm
    .select({ hash: sessions.hash, storeId: sessions.storeId })
    .from(sessions)
    .where(and(eq(sessions.hash, hashToken(input.token)), gt(sessions.expiresAt, ctx.now())));
  return session;
}

export async function endSession({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly token: string };
}): Promise<void> {
  await ctx.database.orm.delete(sessions).where(eq(sessions.hash, hashToken(input.token)));
}
