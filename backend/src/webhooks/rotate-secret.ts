import type { WebhooksContext } from './context.ts';
import { endpointNotFound, requireEndpointId, type EndpointReference } from './read-endpoint.ts';
import { makeSecret } from './secrets.ts';

/** How long the secret before signs too. */
const OVERLAP = '24 hours';

/**
 * Makes a new secret. The one before signs too for a day; one before that never again.
 * @returns the secret, which cannot be shown again
 * @throws {DomainError} `not_found`
 */
export async function rotateSecret({
  ctx,
  input,
}: {
  ctx: Omit<WebhooksContext, 'addresses'>;
  input: EndpointReference;
}): Promise<string> {
  const { sql } = ctx.database;
  const { workspaceId, id } = requireEndpointId(input);
  const { secret, sealed } = makeSecret(ctx.vault, id);
  const rotated = await sql`
    update webhook_endpoints set
      secret = ${sealed}, previous_secret = secret, previous_until = now() + ${OVERLAP}::interval
    where id = ${id} and workspace_id = ${workspaceId}
    returning id
  `;
  if (rotated.length === 0) throw endpointNotFound();
  return secret;
}
