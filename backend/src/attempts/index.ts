/**
 * Limits how often something may be attempted: passwords, emails, connections, calls without a
 * token.
 */
export {
  checkAttempt,
  resetAttempts,
  undoAttempt,
  enforceAttemptLimit,
  type AttemptLimit,
  type AttemptResult,
} from './attempt-limit.ts';
export { OneAtATime } from './one-at-a-time.ts';
export { rateLimitMessage } from './rate-limit-message.ts';
export { checkRequestRate, enforceAddressRate } from './address-rate.ts';
