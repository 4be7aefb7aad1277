export { sign, type SentEvent } from './events.ts';
export { startStripeStandIn, type StripeStandIn } from './server.ts';
export type { Subscription } from './state.ts';
