import { and, eq, gt } from 'drizzle-orm';
import { hashSecret } from '@wareword/security/secrets';
import { accessRequests } from '../database/index.ts';
import type { KeysCallback } from '../woocommerce/index.ts';
import type { AccessContext } from './context.ts';

/**
 * Receives the keys that a store posts after its owner's approval. Anyone can post, so nothing is
 * trusted: the keys are stored encrypted until the browser that started returns, and are then
 * verified.
 * @returns whether a request is waiting for them; a store deletes keys that are not accepted with a
 *   200
 */
export async function receiveKeys({
  ctx,
  input,
}: {
  ctx: AccessContext;
  input: KeysCallback;
}): Promise<boolean> {
  const nonceHash = hashSecret(input.user_id);
  const keys = { consumerKey: input.consumer_key, consumerSecret: input.consumer_secret };
  const taken = await ctx.database.orm
    .update(accessRequests)
    .set({
      state: 'delivered',
      keys: ctx.vault.seal(JSON.stringify(keys), `access_requests:${nonceHash}:keys`),
      permissions: input.key_permissions,
    })
    .where(
      and(
        eq(accessRequests.nonceHash, nonceHash),
        eq(accessRequests.state, 'begun'),
        gt(accessRequests.expiresAt, ctx.now()),
      ),
    )
    .returning({ nonceHash: accessRequests.nonceHash });
  return taken.length > 0;
}
