import { and, eq, ne } from 'drizzle-orm';
import { ORIGIN, stores } from '../database/index.ts';
import { IS_CONNECTED, type Store } from '../stores/index.ts';
import type { ConnectContext } from './context.ts';

/** The domain that a store shares with others in folders next to it. */
export interface StoreDomain {
  readonly host: string;
  /** The store is in a folder, so other stores may be on its domain. */
  readonly isShared: boolean;
  /** URLs of the connected ones, without the scheme. */
  readonly connected: readonly string[];
}

/** Maximum addresses listed. */
const MAX_NAMED = 10;

/** Wareword identifies a store by its origin, so each origin has one connection. */
export async function readDomain({
  ctx,
  input,
}: {
  ctx: Pick<ConnectContext, 'database'>;
  input: { readonly store: Store };
}): Promise<StoreDomain> {
  const { store } = input;
  const { origin, host, pathname } = new URL(store.url);
  const others = await ctx.database.orm
    .select({ url: stores.url })
    .from(stores)
    .where(and(ne(stores.id, store.id), IS_CONNECTED, eq(ORIGIN, origin)))
    .orderBy(stores.url)
    .limit(MAX_NAMED);
  const connected = others.map(({ url }) => url.replace(/^https?:\/\//, ''));
  return { host, isShared: pathname !== '/' || connected.length > 0, connected };
}
