import type Stripe from 'stripe';
import { z } from 'zod';
import { badSignature } from '../bad-signature.ts';
import type { PaymentEvent } from '../payments.ts';

/** Events that may change a plan or end a checkout. Others are ignored. */
const PLAN_EVENTS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
]);

const Subject = z.object({
  object: z.string(),
  id: z.string(),
  customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

/** @throws {DomainError} `unauthenticated` if Stripe didn't sign this, or signed it too long ago */
export function readEvent(
  stripe: Stripe,
  webhookSecret: string,
  body: Buffer,
  signature: string,
): PaymentEvent {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
  } catch {
    throw badSignature();
  }
  const { id, type } = event;
  const customerDeleted = type === 'customer.deleted';
  if (!PLAN_EVENTS.has(type)) return { id, type, customerId: undefined, customerDeleted };
  const subject = Subject.safeParse(event.data.object);
  const customerId = subject.success ? customerOf(subject.data) : undefined;
  return { id, type, customerId, customerDeleted };
}

function customerOf({ object, id, customer }: z.output<typeof Subject>): string | undefined {
  if (object === 'customer') return id;
  return (typeof customer === 'string' ? customer : customer?.id) ?? undefined;
}
