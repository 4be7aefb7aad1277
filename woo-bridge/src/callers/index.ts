/** Shared by all transports: cookies, lookup limits, and public error messages. */
export { BROWSER_COOKIE, Cookies, SESSION_COOKIE, type Notice } from './cookies.ts';
export { OwnerLookupLimiter } from './owner-lookup-limiter.ts';
export { describeError } from './public-error.ts';
export { AttemptLimiter } from './attempt-limiter.ts';
