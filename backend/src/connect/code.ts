import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** One-time codes of the connect flow: 256 random bits, of which only the SHA-256 is stored. */
export function makeCode(): string {
  return randomBytes(32).toString('base64url');
}

export function hashCode(code: string): Buffer {
  return hash('sha256', code, 'buffer');
}

/** Longer than an exchange takes. */
const EXCHANGE_MS = 60_000;

/**
 * When a code counts as used while its exchange is in progress: a future time, so that requests that
 * arrive during the exchange count as concurrent with it. Set the actual time once it has won.
 */
export function provisionalUsedAt(): Date {
  return new Date(Date.now() + EXCHANGE_MS);
}

/**
 * PKCE with S256 (RFC 7636, 4.6). A verifier for a code that was requested without a challenge does
 * not match either: someone removed the challenge from the request (RFC 9700, 2.1.1).
 */
export function matchesChallenge(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null || verifier === undefined) {
    return challenge === null && verifier === undefined;
  }
  const expected = Buffer.from(challenge);
  const actual = Buffer.from(hash('sha256', verifier, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
