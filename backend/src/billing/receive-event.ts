import { eq } from 'drizzle-orm';
import { billingEvents, type Orm } from '../database/index.ts';
import type { Payments } from './payments.ts';
import { takeReading } from './take-reading.ts';

/**
 * An event of the provider, as it came in. It is the bell; the truth is read at the provider.
 * Repeated events, and those that concern none of our plans, do nothing.
 * @throws {Refusal} `malformed_request` where the provider did not sign it; `service_unavailable`
 *   where the provider cannot be read: it will repeat the event.
 */
export async function receiveEvent({
  ctx,
  input,
}: {
  ctx: { orm: Orm; payments: Payments };
  input: { body: Buffer; signature: string };
}): Promise<void> {
  const event = ctx.payments.readEvent(input.body, input.signature);
  if (event.customerId === undefined) return;
  const [repeated] = await ctx.orm
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(eq(billingEvents.id, event.id));
  if (repeated !== undefined) return;
  await takeReading({ ctx, input: { customerId: event.customerId, event } });
}
