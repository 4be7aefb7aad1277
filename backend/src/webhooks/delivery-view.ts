import { WEBHOOK_EVENTS } from '@wareword/shared-schema';
import type { Fragment, ISql } from 'postgres';
import { z } from 'zod';
import { parseUnions } from '../database/index.ts';
import type { DeliveryId, WebhookEndpointId } from '../identifiers.ts';

const Unions = z.object({
  type: z.enum(WEBHOOK_EVENTS),
  // The event of a batch that has not ended is never read.
  state: z.enum(['pending', 'delivered', 'failed']),
});

/** A delivery as a statement returns it, see `deliveryColumns`. */
export interface DeliveryRow {
  readonly id: DeliveryId;
  readonly endpointId: WebhookEndpointId;
  /** A job's or a batch's id, or something that means nothing outside. */
  readonly subject: string;
  readonly attempts: number;
  readonly attemptedAt: Date | null;
  readonly dueAt: Date;
  readonly responseStatus: number | null;
  readonly error: string | null;
  readonly createdAt: Date;
}

/** An event for an endpoint, and how its delivery goes. */
export type DeliveryView = DeliveryRow & z.infer<typeof Unions>;

export function deliveryView(row: DeliveryRow): DeliveryView {
  return parseUnions(row, Unions);
}

/** The columns of a delivery's view, from `webhook_deliveries d`. */
export function deliveryColumns(sql: ISql): Fragment {
  return sql`
    d.id, d.endpoint_id as "endpointId", d.type, d.subject, d.state, d.attempts,
    d.attempted_at as "attemptedAt", d.due_at as "dueAt", d.response_status as "responseStatus",
    d.error, d.created_at as "createdAt"`;
}
