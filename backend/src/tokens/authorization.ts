import { type DomainError, unauthenticated } from '../errors.ts';
import { hashToken, isWellFormedToken } from './token-format.ts';

/** A token as sent by its holder, reduced to the stored hash. */
export interface Credential {
  readonly hash: Buffer;
}

/**
 * Parses an Authorization header (contract §2.1).
 * @throws {DomainError} `unauthenticated`
 */
export function readCredential(header: string | undefined): Credential {
  const match = header === undefined ? null : /^Bearer +([^\s]+) *$/i.exec(header);
  const token = match?.[1];
  if (token === undefined) {
    throw unauthenticated(
      'Missing token. Send your API key or store token in the header "Authorization: Bearer <token>".',
      'token_missing',
    );
  }
  if (!isWellFormedToken(token)) throw invalidToken();
  return { hash: hashToken(token) };
}

export function invalidToken(): DomainError {
  return unauthenticated(
    'This token is invalid or was revoked. Create a new API key in the dashboard, or reconnect the store.',
    'token_invalid',
  );
}
