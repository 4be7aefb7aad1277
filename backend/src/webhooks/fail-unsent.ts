import { and, eq, inArray } from 'drizzle-orm';
import { webhookDeliveries, type OrmTransaction } from '../database/index.ts';
import type { WebhookEndpointId } from '../identifiers.ts';

/** Fails the unsent deliveries of endpoints that are disabled in this transaction. */
export async function failUnsent(
  tx: OrmTransaction,
  { ids, error }: { readonly ids: readonly WebhookEndpointId[]; readonly error: string },
): Promise<void> {
  const theirs = inArray(webhookDeliveries.endpointId, [...ids]);
  await tx.delete(webhookDeliveries).where(and(theirs, eq(webhookDeliveries.state, 'waiting')));
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', error })
    .where(and(theirs, eq(webhookDeliveries.state, 'pending')));
}
