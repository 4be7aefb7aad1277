import type { BetterAuthOptions } from 'better-auth';
import { recordRequest } from '../rate-limits/index.ts';
import type { Database } from '../database/index.ts';

/**
 * Requests per minute from one address: for endpoints with passwords and emails, and for all
 * others.
 */
const ATTEMPTS_PER_MINUTE = 10;
const REQUESTS_PER_MINUTE = 300;

/**
 * better-auth's limits by address, counted in our tables. Only these are left to the library; our
 * hooks do the rest.
 */
export function rateLimit(database: Database) {
  return {
    enabled: true,
    window: 60,
    max: REQUESTS_PER_MINUTE,
    customRules: Object.fromEntries(
      [
        '/sign-in/*',
        '/sign-up/*',
        '/request-password-reset',
        '/reset-password',
        '/reset-password/review',
        '/send-verification-email',
        '/two-factor/*',
        '/passkey/*',
      ].map((path) => [path, { window: 60, max: ATTEMPTS_PER_MINUTE }]),
    ),
    customStorage: {
      get: () => Promise.resolve(null),
      set: () => Promise.resolve(),
      consume: (key, { max }) => consume(database, key, max),
    },
  } satisfies BetterAuthOptions['rateLimit'];
}

async function consume(
  database: Database,
  key: string,
  max: number,
): Promise<{ allowed: boolean; retryAfter: number | null }> {
  const { allowed, resetSeconds } = await recordRequest({
    ctx: { database },
    input: { key: `auth:${key}`, maxPerMinute: max },
  });
  return { allowed, retryAfter: allowed ? null : resetSeconds };
}
