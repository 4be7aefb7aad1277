import type { WebhookEvent } from '@wareword/shared-schema';
import postgres from 'postgres';
import type { UserId } from '../identifiers.ts';
import type { WebhooksContext } from './context.ts';
import { addressTaken } from './create-endpoint.ts';
import { dropUnsent } from './disable-endpoint.ts';
import { parseAddress } from './parse-address.ts';
import { endpointNotFound, requireEndpointId, type EndpointReference } from './read-endpoint.ts';

/** Why a delivery was not sent. */
export const PAUSED = 'The endpoint was paused.';

const UNIQUE_VIOLATION = '23505';

/**
 * Changes what is given. Pausing an endpoint drops what it was not sent yet; enabling it starts anew.
 * @throws {DomainError} `invalid`, `not_found`, `conflict` if the workspace has this address already
 */
export async function updateEndpoint({
  ctx,
  input,
}: {
  ctx: Omit<WebhooksContext, 'vault'>;
  input: EndpointReference & {
    userId: UserId;
    url?: string | undefined;
    events?: readonly WebhookEvent[] | undefined;
    enabled?: boolean | undefined;
  };
}): Promise<void> {
  const { sql } = ctx.database;
  const { workspaceId, id } = requireEndpointId(input);
  const { events, enabled, userId } = input;
  const url = input.url === undefined ? undefined : parseAddress(input.url, ctx.addresses);
  try {
    const updated = await sql`
      with changed as (
        update webhook_endpoints set
          id = id
          ${url === undefined ? sql`` : sql`, url = ${url}, user_id = ${userId}`}
          ${events === undefined ? sql`` : sql`, events = ${sql.array([...events])}`}
          ${
            enabled === undefined
              ? sql``
              : enabled
                ? sql`, disabled_at = null, disabled_reason = null, failing_since = null`
                : sql`, disabled_at = coalesce(disabled_at, now()), disabled_reason = coalesce(disabled_reason, 'paused')`
          }
        where id = ${id} and workspace_id = ${workspaceId}
        returning id, disabled_at
      ),
      disabled as (select id from changed where disabled_at is not null),
      ${dropUnsent(sql, PAUSED)}
      select from changed
    `;
    if (updated.length === 0) throw endpointNotFound();
  } catch (error) {
    const taken = error instanceof postgres.PostgresError && error.code === UNIQUE_VIOLATION;
    throw taken ? addressTaken() : error;
  }
}
