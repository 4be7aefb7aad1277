import { hash } from 'node:crypto';
import type { ConnectClient } from '@wareword/security/settings';
import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import { hashSecret, makeSecret } from '@wareword/security/secrets';
import type { Orm } from '../database/index.ts';
import type { ConnectContext } from './context.ts';

/** Lifetime of a connect code (contract §11.6). */
const CONNECT_MS = 10 * 60_000;

/** Tabs of one browser that can be connecting at the same time; earlier ones have to start over. */
const MAX_TABS = 5;

/**
 * Starts the connect flow for a store. Earlier flows of the same holder can still be finished.
 * @param input.lock locks what the flow belongs to in the first statement, so that it can't be deleted
 *   in between; returns whether it still exists
 * @returns the service's consent page, to send the browser to; undefined if `lock` found nothing
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
    readonly lock: (tx: Orm) => Promise<boolean>;
  };
}): Promise<string | undefined> {
  const { holder, storeId, client, lock } = input;
  const { orm, connectRequests } = ctx;
  const state = makeSecret();
  const stateHash = hashSecret(state);
  const verifier = makeSecret();
  await orm.delete(connectRequests).where(lt(connectRequests.expiresAt, ctx.now()));
  const started = await orm.transaction(async (tx) => {
    if (!(await lock(tx))) return false;
    const ofHolder = eq(connectRequests.holder, holder);
    const newest = tx
      .select({ stateHash: connectRequests.stateHash })
      .from(connectRequests)
      .where(ofHolder)
      .orderBy(desc(connectRequests.expiresAt))
      .limit(MAX_TABS - 1);
    await tx
      .delete(connectRequests)
      .where(and(ofHolder, notInArray(connectRequests.stateHash, newest)));
    await tx.insert(connectRequests).values({
      stateHash,
      holder,
      storeId,
      verifier: ctx.vault.seal(verifier, `connect_requests:${stateHash}:verifier`),
      expiresAt: new Date(ctx.now().getTime() + CONNECT_MS),
    });
    return true;
  });
  if (!started) return undefined;
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
