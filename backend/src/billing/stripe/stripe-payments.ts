import Stripe from 'stripe';
import type { Payments, PaymentSettings } from '../payments.ts';
import { withStripeErrors, isInvalidRequest, isMissing } from './failures.ts';
import { PriceList } from './price-list.ts';
import { readEvent } from './read-event.ts';
import { readSubscriptions } from './read-subscriptions.ts';

/** Timeout of one Stripe call, in milliseconds; the SDK retries twice. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** Stripe payments. @param onError called with Stripe's errors */
export function createStripePayments(
  settings: PaymentSettings,
  onError: (error: unknown) => void,
): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...addressOf(settings.apiBase),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Wareword' },
  });
  const prices = new PriceList(stripe, settings.prices, onError);
  // Warms the cache for the first reader of the pricing page.
  void prices.read();
  const calling = <Result>(call: () => Promise<Result>) => withStripeErrors(onError, call);
  return {
    createCustomer: ({ email, workspaceId }) =>
      calling(async () => {
        const metadata = { workspace_id: workspaceId };
        return (await stripe.customers.create({ email, metadata })).id;
      }),
    deleteCustomer: (customerId) =>
      calling(async () => {
        await stripe.customers.del(customerId).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      }),
    openCheckout: ({ customerId, workspaceId, plan, successUrl, cancelUrl }) =>
      calling(async () => {
        const { id, url } = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: customerId,
          client_reference_id: workspaceId,
          line_items: [{ price: settings.prices[plan], quantity: 1 }],
          subscription_data: { metadata: { workspace_id: workspaceId } },
          success_url: successUrl,
          cancel_url: cancelUrl,
        });
        if (url === null) throw new Error(`Checkout ${id} has no page.`);
        return { id, url };
      }),
    isCheckoutOpen: (checkoutId) =>
      calling(async () => (await stripe.checkout.sessions.retrieve(checkoutId)).status === 'open'),
    endCheckout: (checkoutId) =>
      calling(async () => {
        try {
          await stripe.checkout.sessions.expire(checkoutId);
          return true;
        } catch (error) {
          // Stripe only ends open checkouts: this one was paid for, or has already expired.
          if (!isInvalidRequest(error)) throw error;
          return (await stripe.checkout.sessions.retrieve(checkoutId)).status !== 'complete';
        }
      }),
    openPortal: ({ customerId, returnUrl }) =>
      calling(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
        });
        return session.url;
      }),
    readSubscriptions: (customerId) =>
      calling(() => readSubscriptions(stripe, settings.prices, customerId)),
    readPrices: () => prices.read(),
    readEvent: (body, signature) => readEvent(stripe, settings.webhookSecret, body, signature),
  };
}

function addressOf(apiBase: URL | undefined): Stripe.StripeConfig {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = apiBase;
  const https = protocol === 'https:';
  return { host: hostname, port: port || (https ? 443 : 80), protocol: https ? 'https' : 'http' };
}
