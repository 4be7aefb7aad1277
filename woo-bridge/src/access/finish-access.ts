import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { accessRequests, type StoreId } from '../database/index.ts';
import { BridgeRefusal } from '../refusal.ts';
import { hashToken, sameHash } from '../secrets/index.ts';
import { keepProvedKeys } from './prove-keys.ts';
import type { AccessContext } from './context.ts';

const Keys = z.object({ consumerKey: z.string(), consumerSecret: z.string() });

/**
 * Finishes what {@link beginAccess} began, in the same browser and once: tries the keys that the
 * store delivered, and keeps them.
 * @param input.nonce `user_id` of the return address
 * @param input.browser what the browser's cookie holds
 * @throws BridgeRefusal `access_expired`, `read_only_keys`; WooStoreError where the keys do not work
 */
export async function finishAccess({
  ctx,
  input,
}: {
  ctx: AccessContext;
  input: { readonly nonce: string; readonly browser: string | undefined };
}): Promise<StoreId> {
  const nonceHash = hashToken(input.nonce);
  const { orm } = ctx.database;
  const [request] = await orm
    .select()
    .from(accessRequests)
    .where(eq(accessRequests.nonceHash, nonceHash));
  // One answer for all that was not begun here: a stolen address, another browser, a guess.
  if (
    request === undefined ||
    input.browser === undefined ||
    !sameHash(request.browserHash, hashToken(input.browser))
  ) {
    throw expired();
  }
  const [taken] = await orm
    .update(accessRequests)
    .set({ state: 'finished' })
    .where(
      and(
        eq(accessRequests.nonceHash, nonceHash),
        eq(accessRequests.state, 'delivered'),
        gt(accessRequests.expiresAt, ctx.now()),
      ),
    )
    .returning();
  if (taken === undefined || taken.keys === null) throw expired();
  // Whatever comes of it, the keys wait no longer.
  await orm.delete(accessRequests).where(eq(accessRequests.nonceHash, nonceHash));
  if (taken.permissions !== 'read_write') {
    throw new BridgeRefusal('read_only_keys', 'The keys must be allowed to read and to write.');
  }
  const sealed = ctx.vault.open(taken.keys, `access_requests:${nonceHash}:keys`);
  const keys = Keys.parse(JSON.parse(sealed));
  return keepProvedKeys({ ctx, input: { address: taken.storeUrl, keys } });
}

function expired(): BridgeRefusal {
  return new BridgeRefusal(
    'access_expired',
    'This was not begun in this browser, or it was too long ago. Start again from here.',
  );
}
