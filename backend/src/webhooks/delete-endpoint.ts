import type { Database } from '../database/index.ts';
import { endpointNotFound, requireEndpointId, type EndpointReference } from './read-endpoint.ts';

/**
 * Deletes an endpoint and its undelivered events. Its other deliveries are deleted later.
 * @returns its URL
 * @throws {DomainError} `not_found`
 */
export async function deleteEndpoint({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: EndpointReference;
}): Promise<{ url: string }> {
  const { sql } = ctx.database;
  const { workspaceId, id } = requireEndpointId(input);
  const [deleted] = await sql<{ url: string }[]>`
    with gone as (
      delete from webhook_endpoints where id = ${id} and workspace_id = ${workspaceId}
      returning id, url
    ),
    unsent as (
      delete from webhook_deliveries d using gone
      where d.endpoint_id = gone.id and d.state in ('waiting', 'pending')
    )
    select url from gone
  `;
  if (deleted === undefined) throw endpointNotFound();
  return deleted;
}
