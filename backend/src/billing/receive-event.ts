import { eq } from 'drizzle-orm';
import { billingEvents, type Orm } from '../database/index.ts';
import type { Payments } from './payments.ts';
import { syncSubscription, type PlanChange } from './sync-subscription.ts';

/**
 * Handles a webhook event from the provider. The event only signals a change; the state is read
 * from the provider. Repeated events, and those that do not concern our plans, do nothing.
 * @returns the plan change, if any
 * @throws {DomainError} `unauthenticated` if the provider did not sign it; `unavailable` if the
 *   provider cannot be reached: it will send the event again.
 */
export async function receiveEvent({
  ctx,
  input,
}: {
  ctx: { orm: Orm; payments: Payments };
  input: { body: Buffer; signature: string };
}): Promise<PlanChange | undefined> {
  const event = ctx.payments.readEvent(input.body, input.signature);
  if (event.customerId === undefined) return undefined;
  const [repeated] = await ctx.orm
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(eq(billingEvents.id, event.id));
  if (repeated !== undefined) return undefined;
  return syncSubscription({ ctx, input: { customerId: event.customerId, event } });
}
