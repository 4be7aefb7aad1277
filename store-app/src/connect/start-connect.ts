import { hash } from 'node:crypto';
import type { ConnectClient } from '@wareword/security/settings';
import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import { hashToken, makeToken } from '@wareword/security/secrets';
import type { ConnectContext } from './context.ts';

/** Lifetime of a connect code (contract §11.6). */
const CONNECT_MS = 10 * 60_000;

/** Tabs of one browser that can be connecting at the same time; earlier ones have to start over. */
const MAX_TABS = 5;

/**
 * Starts the connect flow for a store. Earlier flows of the same holder can still be finished.
 * @returns the service's consent page, to send the browser to
 */
export async function startConnect({
  ctx,
  input,
}: {
  ctx: ConnectContext;
  input: {
    /** Identifies who started the flow; only they can finish it. Never shown. */
    readonly holder: string;
    readonly storeId: string;
    /** The store's origin. */
    readonly site: string;
    /** Where the browser returns to, on that origin. */
    readonly returnUrl: string;
    /** This app's credentials, if it vouches for the origin. */
    readonly client: ConnectClient | undefined;
  };
}): Promise<string> {
  const { holder, storeId, client } = input;
  const { orm, connectRequests } = ctx;
  const state = makeToken();
  const stateHash = hashToken(state);
  const verifier = makeToken();
  await orm.delete(connectRequests).where(lt(connectRequests.expiresAt, ctx.now()));
  const ofHolder = eq(connectRequests.holder, holder);
  const newest = orm
    .select({ stateHash: connectRequests.stateHash })
    .from(connectRequests)
    .where(ofHolder)
    .orderBy(desc(connectRequests.expiresAt))
    .limit(MAX_TABS - 1);
  await orm
    .delete(connectRequests)
    .where(and(ofHolder, notInArray(connectRequests.stateHash, newest)));
  await orm.insert(connectRequests).values({
    stateHash,
    holder,
    storeId,
    verifier: ctx.vault.seal(verifier, `connect_requests:${stateHash}:verifier`),
    expiresAt: new Date(ctx.now().getTime() + CONNECT_MS),
  });
  const url = new URL('/connect', ctx.service.warewordPublicUrl);
  url.searchParams.set('site', input.site);
  url.searchParams.set('platform', ctx.platform);
  url.searchParams.set('return_url', input.returnUrl);
  url.searchParams.set('state', state);
  url.searchParams.set('code_challenge', hash('sha256', verifier, 'base64url'));
  url.searchParams.set('code_challenge_method', 'S256');
  if (client !== undefined) url.searchParams.set('client_id', client.id);
  return url.href;
}
