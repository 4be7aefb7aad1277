import { and, eq, gt } from 'drizzle-orm';
import { hashSecret, sameHash } from '@wareword/security/secrets';
import { accessRequests } from '../database/index.ts';
import { AppError } from '../app-error.ts';
import { KEYS_PAGE } from '../woocommerce/index.ts';
import type { AccessContext } from './context.ts';
import { accessExpired } from './expired.ts';

/** How long the browser then has to confirm the last characters of the key. */
export const CONFIRM_MS = 10 * 60_000;

/**
 * Records that a browser returned from the store's page. Only the browser that started continues,
 * to {@link confirmAccess}. Otherwise the request ends and its keys are discarded, because someone
 * may have sent the owner the link to the store's page.
 * @param input.nonce `user_id` of the return address
 * @param input.browser what the browser's cookie holds
 * @param input.granted whether the store says that its owner approved
 * @throws AppError
 */
export async function returnAccess({
  ctx,
  input,
}: {
  ctx: AccessContext;
  input: {
    readonly nonce: string;
    readonly browser: string | undefined;
    readonly granted: boolean;
  };
}): Promise<void> {
  const { orm } = ctx.database;
  const isThisRequest = eq(accessRequests.nonceHash, hashSecret(input.nonce));
  const [request] = await orm.select().from(accessRequests).where(isThisRequest);
  if (request === undefined) throw input.granted ? accessExpired() : denied();
  // A repeated return changes nothing: confirmation is still pending.
  const isHere =
    input.browser !== undefined && sameHash(request.browserHash, hashSecret(input.browser));
  if (isHere && input.granted && request.permissions === 'read_write') {
    const returned = await orm
      .update(accessRequests)
      .set({ state: 'returned', expiresAt: new Date(ctx.now().getTime() + CONFIRM_MS) })
      .where(
        and(
          isThisRequest,
          eq(accessRequests.state, 'delivered'),
          gt(accessRequests.expiresAt, ctx.now()),
        ),
      )
      .returning({ state: accessRequests.state });
    if (returned.length > 0 || request.state === 'returned') return;
  }
  await orm.delete(accessRequests).where(isThisRequest);
  if (!isHere) throw otherBrowser(request.storeUrl);
  if (!input.granted) throw denied();
  if (request.permissions !== null && request.permissions !== 'read_write') {
    throw new AppError(
      'read_only_keys',
      'These keys can\'t change products. Give access again, and allow "Read/Write".',
    );
  }
  throw accessExpired();
}

function denied(): AppError {
  return new AppError(
    'access_denied',
    "You didn't grant Wareword access to your store. Nothing changed.",
  );
}

function otherBrowser(storeUrl: string): AppError {
  return new AppError(
    'access_other_browser',
    'You approved access that was requested in another browser, so we discarded the keys. If you didn\'t request it yourself, someone may have sent you the link. Revoke the key named "Wareword" in WooCommerce, and start again from here if you want to use Wareword.',
    `${storeUrl}${KEYS_PAGE}`,
  );
}
