import { lt } from 'drizzle-orm';
import { accessRequests } from '../database/index.ts';
import { hashToken, makeToken } from '../secrets/index.ts';
import { authorizeUrl, findStore, normaliseStoreAddress } from '../woocommerce/index.ts';
import type { AccessContext } from './context.ts';

/** How long an owner may take on the store's page. */
export const ACCESS_MS = 15 * 60_000;

/** Shown on the store's page; other characters are dropped there. */
const APP_NAME = 'Wareword';

/**
 * Sends a browser to the store's own page, where the owner grants access.
 * @param input.browser what the browser's cookie holds: only this browser can finish
 * @returns the page's address
 * @throws WooStoreError where there is no store at the address
 */
export async function beginAccess({
  ctx,
  input,
}: {
  ctx: AccessContext;
  input: { readonly address: string; readonly browser: string };
}): Promise<string> {
  const { policy, publicUrl } = ctx;
  const found = await findStore(normaliseStoreAddress(input.address, policy), { policy });
  const nonce = makeToken();
  const { orm } = ctx.database;
  await orm.delete(accessRequests).where(lt(accessRequests.expiresAt, ctx.now()));
  await orm.insert(accessRequests).values({
    nonceHash: hashToken(nonce),
    browserHash: hashToken(input.browser),
    storeUrl: found.url,
    state: 'begun',
    expiresAt: new Date(ctx.now().getTime() + ACCESS_MS),
  });
  return authorizeUrl({
    store: found.url,
    appName: APP_NAME,
    nonce,
    returnUrl: `${publicUrl}/access/return`,
    callbackUrl: `${publicUrl}/access/callback`,
  });
}
