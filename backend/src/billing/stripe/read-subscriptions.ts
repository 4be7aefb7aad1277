import type Stripe from 'stripe';
import type { LiveSubscription, PaidPlan, PaymentSettings } from '../payments.ts';
import { isMissing } from './failures.ts';

/** A plan continues in these states, including while Stripe retries a failed payment. */
const LIVE_STATUSES = new Set(['active', 'trialing', 'past_due']);

/** More than any customer has. */
const MAX_SUBSCRIPTIONS = 100;

/**
 * The customer's subscriptions that currently grant one of our plans; undefined if the customer
 * does not exist.
 */
export async function readSubscriptions(
  stripe: Stripe,
  prices: PaymentSettings['prices'],
  customerId: string,
): Promise<LiveSubscription[] | undefined> {
  const list = await stripe.subscriptions
    .list({ customer: customerId, status: 'all', limit: MAX_SUBSCRIPTIONS })
    .catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  return list?.data.flatMap((subscription) => {
    if (!LIVE_STATUSES.has(subscription.status)) return [];
    return subscription.items.data.flatMap((item): LiveSubscription[] => {
      const plan = planOf(prices, item.price.id);
      if (plan === undefined) return [];
      const renewsAt = new Date(item.current_period_end * 1000);
      const endsAt = endOf(subscription, renewsAt);
      return [{ plan, pastDue: subscription.status === 'past_due', renewsAt, endsAt }];
    });
  });
}

function planOf(prices: PaymentSettings['prices'], priceId: string): PaidPlan | undefined {
  if (priceId === prices.agency) return 'agency';
  return priceId === prices.pro ? 'pro' : undefined;
}

function endOf(subscription: Stripe.Subscription, periodEnd: Date): Date | null {
  if (subscription.cancel_at !== null) return new Date(subscription.cancel_at * 1000);
  return subscription.cancel_at_period_end ? periodEnd : null;
}
