import { formatCount } from '@wareword/shared-schema/format';

/**
 * The message for a caller who exceeds a rate limit.
 * @param of whose rate limit it is, if not the token's
 */
export function rateLimitMessage(limit: number | undefined, of = ''): string {
  const rate =
    limit === undefined ? 'exceeded' : `${formatCount(limit, 'request')} per minute${of}`;
  return `Rate limit: ${rate}. Wait for the number of seconds in the Retry-After header, then try again.`;
}
