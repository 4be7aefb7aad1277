/** Stripe payments: Checkout, the customer portal and signed webhooks. */
export { createStripePayments } from './stripe-payments.ts';
