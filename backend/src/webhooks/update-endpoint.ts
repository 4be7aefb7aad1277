import type { WebhookEvent } from '@wareword/shared-schema';
import { and, eq, ne, sql } from 'drizzle-orm';
import { webhookEndpoints } from '../database/index.ts';
import type { WebhooksContext } from './context.ts';
import { urlTaken } from './create-endpoint.ts';
import { failUnsent } from './fail-unsent.ts';
import { lockChanger, type Changer } from './lock-changer.ts';
import { parseEndpointUrl } from './parse-endpoint-url.ts';
import { endpointNotFound, requireEndpointId, type EndpointReference } from './read-endpoint.ts';

/**
 * Changes the given fields. Pausing an endpoint drops its pending deliveries; enabling it resumes
 * delivery from then on.
 * @throws {DomainError} `invalid`, `not_found`, `conflict` if the workspace has this address already, and as
 *   for `lockChanger`
 */
export async function updateEndpoint({
  ctx,
  input,
}: {
  ctx: Omit<WebhooksContext, 'vault'>;
  input: EndpointReference & {
    by: Changer;
    url?: string | undefined;
    events?: readonly WebhookEvent[] | undefined;
    enabled?: boolean | undefined;
  };
}): Promise<void> {
  const { workspaceId, id } = requireEndpointId(input);
  const { events, enabled, by } = input;
  const url = input.url === undefined ? undefined : parseEndpointUrl(input.url, ctx.addresses);
  const isThis = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.workspaceId, workspaceId));
  await ctx.database.orm.transaction(async (tx) => {
    // If two calls run concurrently, the second waits here and then sees the other's URL.
    await lockChanger(tx, workspaceId, by);
    const [known] = await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(isThis);
    if (known === undefined) throw endpointNotFound();
    if (url !== undefined) {
      const isOther = and(
        eq(webhookEndpoints.workspaceId, workspaceId),
        eq(webhookEndpoints.url, url),
        ne(webhookEndpoints.id, id),
      );
      if ((await tx.$count(webhookEndpoints, isOther)) > 0) throw urlTaken();
    }
    const [changed] = await tx
      .update(webhookEndpoints)
      .set({
        id,
        ...(url !== undefined && { url, userId: by.userId }),
        ...(events !== undefined && { events: [...events] }),
        ...(enabled === true && { disabledAt: null, disabledReason: null, failingSince: null }),
        ...(enabled === false && {
          disabledAt: sql`coalesce(disabled_at, now())`,
          disabledReason: sql`coalesce(disabled_reason, 'paused')`,
        }),
      })
      .where(isThis)
      .returning({ disabledAt: webhookEndpoints.disabledAt });
    if (changed === undefined) throw endpointNotFound();
    if (changed.disabledAt !== null) await failUnsent(tx, [id]);
  });
}
