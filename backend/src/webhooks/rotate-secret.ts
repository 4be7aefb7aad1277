import { and, eq, sql } from 'drizzle-orm';
import { webhookEndpoints } from '../database/index.ts';
import type { WebhooksContext } from './context.ts';
import { lockChanger, type Changer } from './lock-changer.ts';
import { endpointNotFound, requireEndpointId, type EndpointReference } from './read-endpoint.ts';
import { makeSecret } from './secrets.ts';

/** How long the previous secret also signs. */
const OVERLAP = '24 hours';

/**
 * Creates a new secret. For a day, the previous one signs too; older ones never again.
 * @returns the secret, which cannot be shown again
 * @throws {DomainError} `not_found`, and as for `lockChanger`
 */
export async function rotateSecret({
  ctx,
  input,
}: {
  ctx: Omit<WebhooksContext, 'addresses'>;
  input: EndpointReference & { by: Changer };
}): Promise<string> {
  const { workspaceId, id } = requireEndpointId(input);
  const { secret, sealed } = makeSecret(ctx.vault, id);
  await ctx.database.orm.transaction(async (tx) => {
    await lockChanger(tx, workspaceId, input.by);
    const rotated = await tx
      .update(webhookEndpoints)
      .set({
        secret: sealed,
        previousSecret: webhookEndpoints.secret,
        previousUntil: sql`now() + ${OVERLAP}::interval`,
      })
      .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.workspaceId, workspaceId)))
      .returning({ id: webhookEndpoints.id });
    if (rotated.length === 0) throw endpointNotFound();
  });
  return secret;
}
