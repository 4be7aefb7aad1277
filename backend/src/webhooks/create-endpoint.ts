import { WEBHOOK_LIMITS, type WebhookEvent } from '@wareword/shared-schema';
import { formatCount } from '@wareword/shared-schema/format';
import { eq } from 'drizzle-orm';
import { webhookEndpoints } from '../database/index.ts';
import { conflict, limitExceeded, type DomainError } from '../errors.ts';
import { newId, type WebhookEndpointId, type WorkspaceId } from '../identifiers.ts';
import type { WebhooksContext } from './context.ts';
import { lockChanger, type Changer } from './lock-changer.ts';
import { parseEndpointUrl } from './parse-endpoint-url.ts';
import { makeSecret } from './secrets.ts';

/**
 * Creates an endpoint, which receives events from now on.
 * @returns its secret, which cannot be shown again
 * @throws {DomainError} `invalid`, `conflict` if the workspace has this address already,
 *   `limit_exceeded`, and as for `lockChanger`
 */
export async function createEndpoint({
  ctx,
  input,
}: {
  ctx: WebhooksContext;
  input: {
    workspaceId: WorkspaceId;
    by: Changer;
    url: string;
    events: readonly WebhookEvent[];
  };
}): Promise<{ readonly id: WebhookEndpointId; readonly secret: string }> {
  const { workspaceId, by } = input;
  const url = parseEndpointUrl(input.url, ctx.addresses);
  const id = newId('whk');
  const { secret, sealed } = makeSecret(ctx.vault, id);
  await ctx.database.orm.transaction(async (tx) => {
    // If two calls run concurrently, the second waits here, so that its count includes the first.
    await lockChanger(tx, workspaceId, by);
    const others = await tx
      .select({ url: webhookEndpoints.url })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.workspaceId, workspaceId));
    if (others.some((other) => other.url === url)) throw urlTaken();
    if (others.length >= WEBHOOK_LIMITS.endpoints) {
      throw limitExceeded(
        `This workspace has reached its limit of ${formatCount(WEBHOOK_LIMITS.endpoints, 'webhook endpoint')}. Delete one you no longer use, then try again.`,
        'webhooks',
      );
    }
    const events = [...input.events];
    await tx
      .insert(webhookEndpoints)
      .values({ id, workspaceId, userId: by.userId, url, events, secret: sealed });
  });
  return { id, secret };
}

export function urlTaken(): DomainError {
  return conflict(
    'This workspace already has an endpoint with this URL. Change its events instead.',
    'webhook_url_taken',
  );
}
