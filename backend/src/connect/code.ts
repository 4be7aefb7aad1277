import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** One-time codes of the connect flow: 256 random bits, of which only the SHA-256 is kept. */
export function makeCode(): string {
  return randomBytes(32).toString('base64url');
}

export function hashCode(code: string): Buffer {
  return hash('sha256', code, 'buffer');
}

/** PKCE with S256 (RFC 7636, 4.6; decisions 24). */
export function verifierFits(challenge: string, verifier: string | undefined): boolean {
  if (verifier === undefined) return false;
  const expected = Buffer.from(challenge);
  const actual = Buffer.from(hash('sha256', verifier, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
