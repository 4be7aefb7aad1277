import { eq, lt } from 'drizzle-orm';
import { hashSecret, makeSecret } from '@wareword/security/secrets';
import { accessRequests } from '../database/index.ts';
import { authorizeUrl, findStore, normalizeStoreUrl } from '../woocommerce/index.ts';
import type { AccessContext } from './context.ts';

/** Time limit for the owner on the store's approval page. */
export const ACCESS_MS = 15 * 60_000;

/** Shown on the store's page; WooCommerce strips other characters. */
const APP_NAME = 'Wareword';

/**
 * Starts an access request: sends the browser to the store's approval page.
 * @param input.browser the new value of the browser's cookie; only this browser can finish
 * @param input.before its previous value, so that requests from other tabs stay valid
 * @returns the page's address
 * @throws WooStoreError if there is no store at the address
 */
export async function startAccess({
  ctx,
  input,
}: {
  ctx: AccessContext;
  input: {
    readonly address: string;
    readonly browser: string;
    readonly before: string | undefined;
  };
}): Promise<string> {
  const { policy, publicUrl } = ctx;
  const found = await findStore(normalizeStoreUrl(input.address, policy), { policy });
  const nonce = makeSecret();
  const { orm } = ctx.database;
  await orm.delete(accessRequests).where(lt(accessRequests.expiresAt, ctx.now()));
  if (input.before !== undefined) {
    await orm
      .update(accessRequests)
      .set({ browserHash: hashSecret(input.browser) })
      .where(eq(accessRequests.browserHash, hashSecret(input.before)));
  }
  await orm.insert(accessRequests).values({
    nonceHash: hashSecret(nonce),
    browserHash: hashSecret(input.browser),
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
