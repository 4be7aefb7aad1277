import { hash, randomBytes } from 'node:crypto';

/** What an invitation's link holds: 256 random bits, of which only the SHA-256 is kept. */
export function makeInvitationToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashInvitationToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
