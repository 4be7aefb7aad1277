import { hash } from 'node:crypto';
import { eq, lt, or } from 'drizzle-orm';
import { connectRequests } from '../database/index.ts';
import { hashToken, makeToken } from '../secrets/index.ts';
import type { Session } from '../sessions/index.ts';
import type { Store } from '../stores/index.ts';
import { BRIDGE_RETURN_PATH, returnPluginUrl } from '../woocommerce/index.ts';
import type { ConnectContext } from './context.ts';

/** As long as a connect code is good for (document, "Connect code"). */
export const CONNECT_MS = 10 * 60_000;

/**
 * How the browser comes back. The return address must be on the store's own origin: the bridge is
 * mounted there (`mounted`), the WordPress plugin sends on from there (`plugin`), or the owner
 * copies the address that they land on (`pasted`).
 */
export type ReturnWay = 'mounted' | 'plugin' | 'pasted';

export interface ConnectBeginning {
  /** The service's consent page. */
  readonly url: string;
  readonly way: ReturnWay;
}

/** Begins the connect flow for the session's store; whatever it began before is over. */
export async function beginConnect({
  ctx,
  input,
}: {
  ctx: ConnectContext;
  input: {
    readonly session: Session;
    readonly store: Store;
    /** Whether the WordPress plugin is active there. */
    readonly hasReturnPlugin: boolean;
  };
}): Promise<ConnectBeginning> {
  const { session, store } = input;
  const { orm } = ctx.database;
  const state = makeToken();
  const stateHash = hashToken(state);
  const verifier = makeToken();
  await orm
    .delete(connectRequests)
    .where(
      or(lt(connectRequests.expiresAt, ctx.now()), eq(connectRequests.sessionHash, session.hash)),
    );
  await orm.insert(connectRequests).values({
    stateHash,
    sessionHash: session.hash,
    storeId: store.id,
    verifier: ctx.vault.seal(verifier, `connect_requests:${stateHash}:verifier`),
    expiresAt: new Date(ctx.now().getTime() + CONNECT_MS),
  });
  const site = new URL(store.url).origin;
  const away = input.hasReturnPlugin ? 'plugin' : 'pasted';
  const way = new URL(ctx.publicUrl).origin === site ? 'mounted' : away;
  const url = new URL('/connect', ctx.warewordPublicUrl);
  url.searchParams.set('site', site);
  url.searchParams.set('platform', 'woocommerce');
  url.searchParams.set('return_url', returnUrl(ctx, store, way));
  url.searchParams.set('state', state);
  url.searchParams.set('code_challenge', hash('sha256', verifier, 'base64url'));
  url.searchParams.set('code_challenge_method', 'S256');
  return { url: url.href, way };
}

function returnUrl(ctx: ConnectContext, store: Store, way: ReturnWay): string {
  switch (way) {
    case 'mounted':
      return ctx.publicUrl + BRIDGE_RETURN_PATH;
    case 'plugin':
      return returnPluginUrl(store.url);
    case 'pasted':
      return `${store.url}/`;
  }
}
