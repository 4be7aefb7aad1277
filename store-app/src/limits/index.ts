/** How much one store may use of what all stores share. */
export { ConcurrencyLimiter, type ConcurrencyLimits } from './concurrency-limiter.ts';
export {
  MAX_CALLS_PER_MINUTE,
  SignedInCalls,
  TOO_BUSY,
  type CallSender,
} from './signed-in-calls.ts';
