/** Payment by Stripe: Checkout, the customer portal and signed webhooks. */
export { createStripePayments } from './stripe-payments.ts';
