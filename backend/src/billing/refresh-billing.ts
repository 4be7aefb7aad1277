import type { Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { findCustomer } from './ensure-customer.ts';
import type { Payments } from './payments.ts';
import { syncSubscription, type PlanChange } from './sync-subscription.ts';

/**
 * Reads the state from the provider directly, for an owner who does not want to wait for the event.
 */
export async function refreshBilling({
  ctx,
  input,
}: {
  ctx: { orm: Orm; payments: Payments };
  input: { workspaceId: WorkspaceId };
}): Promise<PlanChange | undefined> {
  const customerId = await findCustomer({ ctx, input });
  return customerId === undefined ? undefined : syncSubscription({ ctx, input: { customerId } });
}
