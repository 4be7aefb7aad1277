import { hash, randomBytes } from 'node:crypto';

/** The token in an emailed link: 256 random bits, of which only the SHA-256 is stored. */
export function makeLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashLinkToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
