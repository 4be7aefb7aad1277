/** How much one store may use of what all stores share. */
export { ConcurrencyLimiter, type ConcurrencyLimits } from './concurrency-limiter.ts';
