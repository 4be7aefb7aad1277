/** Paid plans. */
export { badSignature } from './bad-signature.ts';
export { createPayments } from './create-payments.ts';
export { endCheckout, endPayments } from './end-payments.ts';
export { openCheckout } from './open-checkout.ts';
export { openPortal } from './open-portal.ts';
export type { PaidPlan, Payments, Price } from './payments.ts';
export { readBilling, type BillingView } from './read-billing.ts';
export { readPrices, type PlanPrices } from './read-prices.ts';
export { receiveEvent } from './receive-event.ts';
export { refreshBilling } from './refresh-billing.ts';
