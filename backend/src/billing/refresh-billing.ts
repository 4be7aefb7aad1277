import type { Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { findCustomer } from './ensure-customer.ts';
import type { Payments } from './payments.ts';
import { takeReading } from './take-reading.ts';

/** Asks the provider itself, for an owner who does not want to wait for its event. */
export async function refreshBilling({
  ctx,
  input,
}: {
  ctx: { orm: Orm; payments: Payments };
  input: { workspaceId: WorkspaceId };
}): Promise<void> {
  const customerId = await findCustomer({ ctx, input });
  if (customerId !== undefined) await takeReading({ ctx, input: { customerId } });
}
