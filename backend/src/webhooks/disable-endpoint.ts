import type { Database } from '../database/index.ts';
import type { WebhookEndpointId } from '../identifiers.ts';
import { describeFailure } from './describe-failure.ts';

/** How long an endpoint may fail before it is disabled: about as long as one delivery is tried. */
const FAILING_TIME = '1 day';

const DROPPED_BECAUSE = {
  gone: { code: 'endpoint_gone' },
  failing: { code: 'endpoint_failing' },
} as const;

/**
 * Disables an endpoint that responded with 410 (`gone`), or that has accepted no event for 24 hours
 * (`failing`), and has the workspace's owner notified by email.
 * @returns whether this call disabled it
 */
export async function disableEndpoint({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { endpointId: WebhookEndpointId; reason: 'gone' | 'failing' };
}): Promise<boolean> {
  const { sql } = ctx.database;
  const { endpointId, reason } = input;
  const failure = DROPPED_BECAUSE[reason];
  const disabled = await sql`
    with disabled as (
      update webhook_endpoints set disabled_at = now(), disabled_reason = ${reason}
      where id = ${endpointId} and disabled_at is null
        and (${reason === 'gone'} or failing_since < now() - ${FAILING_TIME}::interval)
      returning id, workspace_id
    ),
    forgotten as (
      delete from webhook_deliveries d using disabled
      where d.endpoint_id = disabled.id and d.state = 'waiting'
    ),
    dropped as (
      update webhook_deliveries d set state = 'failed',
        failure = ${sql.json(failure)}, error = ${describeFailure(failure, 'en')}
      from disabled where d.endpoint_id = disabled.id and d.state = 'pending'
    ),
    notified as (
      insert into notifications (workspace_id, kind, event, user_id)
      select w.id, 'webhook_disabled', disabled.id || ' ' || extract(epoch from now())::bigint,
        w.owner_id
      from disabled join workspaces w on w.id = disabled.workspace_id and w.erase_at is null
      on conflict do nothing
    )
    select from disabled
  `;
  return disabled.length > 0;
}
