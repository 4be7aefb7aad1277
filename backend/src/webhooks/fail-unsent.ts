import { and, eq, inArray } from 'drizzle-orm';
import { webhookDeliveries, type OrmTransaction } from '../database/index.ts';
import type { WebhookEndpointId } from '../identifiers.ts';
import { describeFailure } from './describe-failure.ts';

const PAUSED = { code: 'endpoint_paused' } as const;

/** Fails the unsent deliveries of endpoints that are paused in this transaction. */
export async function failUnsent(
  tx: OrmTransaction,
  ids: readonly WebhookEndpointId[],
): Promise<void> {
  const theirs = inArray(webhookDeliveries.endpointId, [...ids]);
  await tx.delete(webhookDeliveries).where(and(theirs, eq(webhookDeliveries.state, 'waiting')));
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', failure: PAUSED, error: describeFailure(PAUSED, 'en') })
    .where(and(theirs, eq(webhookDeliveries.state, 'pending')));
}
