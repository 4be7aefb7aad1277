import type Stripe from 'stripe';
import type { LiveSubscription, PaidPlan, PaymentSettings } from '../payments.ts';
import { isMissing } from './failures.ts';

/** In these the plan holds. While Stripe tries a failed payment again, it still does. */
const LIVE = new Set(['active', 'trialing', 'past_due']);

/** More than one customer has. */
const MOST = 100;

/** The customer's subscriptions that give one of our plans now; undefined where there is none. */
export async function readSubscriptions(
  stripe: Stripe,
  prices: PaymentSettings['prices'],
  customerId: string,
): Promise<LiveSubscription[] | undefined> {
  const list = await stripe.subscriptions
    .list({ customer: customerId, status: 'all', limit: MOST })
    .catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  return list?.data.flatMap((subscription) => {
    if (!LIVE.has(subscription.status)) return [];
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
