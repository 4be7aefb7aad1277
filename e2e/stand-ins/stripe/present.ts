import { PRICES, type Customer, type PriceId, type Session, type Subscription } from './state.ts';

/** Stripe's objects, with the members that the service reads. */

export function presentCustomer({ id, email, deleted }: Customer): object {
  return deleted ? { id, object: 'customer', deleted } : { id, object: 'customer', email };
}

export function presentPrice(id: PriceId): object {
  return {
    id,
    object: 'price',
    currency: 'eur',
    unit_amount: PRICES[id],
    type: 'recurring',
    recurring: { interval: 'month', interval_count: 1 },
  };
}

export function presentSession(session: Session, url: string): object {
  return {
    id: session.id,
    object: 'checkout.session',
    mode: 'subscription',
    customer: session.customer,
    status: session.status,
    url: session.status === 'open' ? url : null,
  };
}

export function presentSubscription(subscription: Subscription): object {
  const { id, customer, status, price, cancelAtPeriodEnd, periodEnd } = subscription;
  return {
    id,
    object: 'subscription',
    customer,
    status,
    cancel_at_period_end: cancelAtPeriodEnd,
    cancel_at: null,
    items: {
      object: 'list',
      data: [
        { object: 'subscription_item', price: presentPrice(price), current_period_end: periodEnd },
      ],
    },
  };
}
