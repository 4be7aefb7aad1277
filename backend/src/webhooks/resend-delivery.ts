import { enforceAttemptLimit } from '../rate-limits/index.ts';
import type { Database } from '../database/index.ts';
import { conflict, notFound } from '../errors.ts';
import { parseId, type WorkspaceId } from '../identifiers.ts';
import {
  deliveryColumns,
  deliveryView,
  type DeliveryRow,
  type DeliveryView,
} from './delivery-view.ts';

/** Events that a workspace may send again, each of which may be a long listing. */
const RESEND_LIMIT = { max: 120, seconds: 60 } as const;

/**
 * Sends a delivery again, with the same id and as many attempts as a new one. A pending delivery
 * stays as it is, so this can be repeated.
 * @throws {DomainError} `limit_exceeded`, `not_found`, `conflict` if the endpoint is not enabled
 */
export async function resendDelivery({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { workspaceId: WorkspaceId; deliveryId: string };
}): Promise<DeliveryView> {
  const { sql } = ctx.database;
  await enforceAttemptLimit({
    ctx,
    input: { action: 'webhook-resend', subject: input.workspaceId, limit: RESEND_LIMIT },
  });
  const id = parseId('dlv', input.deliveryId);
  const [found] =
    id === undefined
      ? []
      : await sql<(DeliveryRow & { disabled: boolean })[]>`
          with again as (
            update webhook_deliveries d set
              state = 'pending', attempts = 0, due_at = now(), failure = null, error = null,
              response_status = null
            from webhook_endpoints e
            where d.id = ${id} and d.workspace_id = ${input.workspaceId}
              and d.state in ('delivered', 'failed') and e.id = d.endpoint_id and e.disabled_at is null
            returning d.*
          )
          select e.disabled_at is not null as disabled, ${deliveryColumns(sql)}
          from (
            select * from again
            union all
            select * from webhook_deliveries
            where id = ${id} and workspace_id = ${input.workspaceId} and state <> 'waiting'
              and not exists (select from again)
          ) d
          join webhook_endpoints e on e.id = d.endpoint_id
        `;
  if (found === undefined) {
    throw notFound(
      'No delivery in this workspace has this ID. Deliveries are kept for 30 days, or until their endpoint is deleted.',
      'delivery',
    );
  }
  const { disabled, ...row } = found;
  if (disabled) {
    throw conflict(
      'This endpoint is paused or disabled. Resume or enable it, then resend the event.',
      'webhook_disabled',
    );
  }
  return deliveryView(row);
}
