import { Refusal } from '../refusal.ts';
import { hashToken, isWellFormedToken } from './format.ts';

/** A token as its holder sent it, reduced to what the database knows of it. */
export interface Credential {
  readonly hash: Buffer;
}

/**
 * Reads an Authorization header (document, "Authentication" 1 and 4).
 * @throws {Refusal} `missing_authorization` or `invalid_api_key`
 */
export function readCredential(header: string | undefined): Credential {
  const match = header === undefined ? null : /^Bearer +([^\s]+) *$/i.exec(header);
  const token = match?.[1];
  if (token === undefined) {
    throw new Refusal(
      'missing_authorization',
      'Send your API key or store token in the header "Authorization: Bearer <token>".',
    );
  }
  if (!isWellFormedToken(token)) throw invalidToken();
  return { hash: hashToken(token) };
}

export function invalidToken(): Refusal {
  return new Refusal(
    'invalid_api_key',
    'This token is not valid, or it was revoked. Create a new key in the dashboard, or connect the store again.',
  );
}
