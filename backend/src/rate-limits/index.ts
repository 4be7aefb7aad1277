/** Limits how often something may be done. */
export {
  recordAttempt,
  resetAttempts,
  undoAttempt,
  enforceAttemptLimit,
  type AttemptLimit,
  type AttemptResult,
} from './attempt-limit.ts';
export { OneAtATime } from './one-at-a-time.ts';
export { rateLimitMessage } from './rate-limit-message.ts';
export { recordRequest, enforceAddressRate } from './address-rate.ts';
