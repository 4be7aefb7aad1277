import type Stripe from 'stripe';
import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import type { PaymentEvent } from '../payments.ts';

/** What may change a plan, or end a checkout. Other events are none of ours. */
const CONCERNS_A_PLAN = new Set([
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

/** @throws {Refusal} `malformed_request` where Stripe did not sign this, or long ago */
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
    throw new Refusal(
      'malformed_request',
      'The signature is missing, wrong or too old. Check STRIPE_WEBHOOK_SECRET and the clock.',
    );
  }
  const { id, type } = event;
  const customerGone = type === 'customer.deleted';
  if (!CONCERNS_A_PLAN.has(type)) return { id, type, customerId: undefined, customerGone };
  const subject = Subject.safeParse(event.data.object);
  const customerId = subject.success ? customerOf(subject.data) : undefined;
  return { id, type, customerId, customerGone };
}

function customerOf({ object, id, customer }: z.output<typeof Subject>): string | undefined {
  if (object === 'customer') return id;
  return (typeof customer === 'string' ? customer : customer?.id) ?? undefined;
}
