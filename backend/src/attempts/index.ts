/**
 * Limits how often something may be attempted: passwords, emails, connections, calls without a
 * token.
 */
export {
  countAttempt,
  resetAttempts,
  undoAttempt,
  takeAttempt,
  type AttemptLimit,
  type AttemptResult,
} from './take-attempt.ts';
export { rateLimitMessage } from './rate-limit-message.ts';
export { countRequest, takeAddressRate } from './take-address-rate.ts';
