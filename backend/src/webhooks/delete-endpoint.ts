import type { Database } from '../database/index.ts';
import { endpointNotFound, requireEndpointId, type EndpointReference } from './read-endpoint.ts';

/**
 * Deletes an endpoint: nothing more is sent to it. What was sent before is deleted later.
 * @throws {DomainError} `not_found`
 */
export async function deleteEndpoint({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: EndpointReference;
}): Promise<void> {
  const { sql } = ctx.database;
  const { workspaceId, id } = requireEndpointId(input);
  const deleted = await sql`
    with gone as (
      delete from webhook_endpoints where id = ${id} and workspace_id = ${workspaceId} returning id
    ),
    unsent as (
      delete from webhook_deliveries d using gone
      where d.endpoint_id = gone.id and d.state in ('waiting', 'pending')
    )
    select from gone
  `;
  if (deleted.length === 0) throw endpointNotFound();
}
