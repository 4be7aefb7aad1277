import { WEBHOOK_EVENTS } from '@wareword/shared-schema';
import type { Fragment, ISql } from 'postgres';
import { z } from 'zod';
import { parseUnions } from '../database/index.ts';
import type { DeliveryId, WebhookEndpointId } from '../identifiers.ts';
import { describeFailure } from './describe-failure.ts';
import { FailureSchema, type SavedFailure } from './failures.ts';

const Unions = z.object({
  type: z.enum(WEBHOOK_EVENTS),
  // The event of a batch that has not ended is never read.
  state: z.enum(['pending', 'delivered', 'failed']),
});

/** A delivery as a statement returns it, see `deliveryColumns`. */
export interface DeliveryRow {
  readonly id: DeliveryId;
  readonly endpointId: WebhookEndpointId;
  /** A job's or a batch's id, or an id that isn't part of the API. */
  readonly subject: string;
  readonly attempts: number;
  readonly attemptedAt: Date | null;
  readonly dueAt: Date;
  readonly responseStatus: number | null;
  /** Checked when it is read, as `failureIn` says. */
  readonly failure: unknown;
  readonly error: string | null;
  readonly createdAt: Date;
}

/** An event for an endpoint, and the state of its delivery. */
export interface DeliveryView
  extends Omit<DeliveryRow, 'failure' | 'error'>, z.infer<typeof Unions> {
  /** Why the last attempt failed; null if it did not. */
  readonly failure: SavedFailure | null;
}

export function deliveryView(row: DeliveryRow): DeliveryView {
  const { failure, error, ...rest } = parseUnions(row, Unions);
  return { ...rest, failure: failureIn({ failure, error }) };
}

/**
 * An earlier release saves only the sentence, and during an update it may replace the sentence of a
 * failure that this release has saved. So the failure counts only if it says the same.
 */
function failureIn({
  failure,
  error,
}: Pick<DeliveryRow, 'failure' | 'error'>): SavedFailure | null {
  if (error === null) return null;
  const { data: saved } = FailureSchema.safeParse(failure);
  const agrees = saved !== undefined && describeFailure(saved, 'en') === error;
  return agrees ? saved : { code: 'sentence', sentence: error };
}

/** The columns of a delivery's view, from `webhook_deliveries d`. */
export function deliveryColumns(sql: ISql): Fragment {
  return sql`
    d.id, d.endpoint_id as "endpointId", d.type, d.subject, d.state, d.attempts,
    d.attempted_at as "attemptedAt", d.due_at as "dueAt", d.response_status as "responseStatus",
    d.failure, d.error, d.created_at as "createdAt"`;
}
