import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Orm } from '@wareword/store-app/database';
import { stores, type StoreId } from '../database/index.ts';

/**
 * Whether a store is connected to Wareword: it has a token that the service has not rejected. Its
 * pages go on showing a rejected one, so that its owner sees what happened.
 */
export function hasConnection(
  store: Pick<typeof stores.$inferSelect, 'token' | 'tokenRefusedAt'>,
): boolean {
  return store.token !== null && store.tokenRefusedAt === null;
}

/** The same check as an SQL condition. */
export const IS_CONNECTED = and(isNotNull(stores.token), isNull(stores.tokenRefusedAt));

/** The same check for one store. */
export async function isConnected(
  { database }: { readonly database: Database },
  storeId: StoreId,
): Promise<boolean> {
  return (await database.orm.$count(stores, and(eq(stores.id, storeId), IS_CONNECTED))) > 0;
}

/**
 * Locks a store whose connection is about to be deleted.
 * @returns its token, sealed, which is to be revoked afterward; null if there is none
 */
export async function lockToken(orm: Orm, storeId: StoreId): Promise<string | null> {
  const [store] = await orm
    .select({ token: stores.token })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('update');
  return store?.token ?? null;
}

/** What changes when a store's connection ends. */
export function disconnected(now: Date) {
  const token = { token: null, tokenPrefix: null, tokenRefusedAt: null };
  return { ...token, connectedAt: null, disconnectedAt: now };
}

/**
 * Records that the service rejected a store's token; cleared with a new one. Ignored if the token
 * was replaced in the meantime.
 */
export async function recordRefusedToken({
  ctx,
  input,
}: {
  ctx: { readonly database: Database; readonly now: () => Date };
  input: { readonly storeId: StoreId; readonly token: string };
}): Promise<void> {
  const { storeId, token } = input;
  await ctx.database.orm
    .update(stores)
    .set({ tokenRefusedAt: ctx.now() })
    .where(and(eq(stores.id, storeId), eq(stores.token, token), isNull(stores.tokenRefusedAt)));
}
