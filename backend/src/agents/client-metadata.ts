import { z } from 'zod';
import { OAuthError } from './oauth-error.ts';
import { isValidRedirectUri } from './redirect-uri.ts';

const MAX_REDIRECT_URIS = 10;
const MAX_NAME_CHARACTERS = 80;

/** The part of a client's metadata (RFC 7591, 2) that counts here; the rest is ignored. */
export const ClientMetadataSchema = z.object({
  redirect_uris: z.array(z.string()).min(1).max(MAX_REDIRECT_URIS),
  client_name: z.string().optional().catch(undefined),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
});
export type ClientMetadata = z.output<typeof ClientMetadataSchema>;

/** @throws {OAuthError} if a client with this metadata could not be authorized */
export function checkMetadata({
  redirect_uris,
  grant_types,
  response_types,
}: ClientMetadata): void {
  if (!redirect_uris.every(isValidRedirectUri)) {
    throw new OAuthError(
      'invalid_redirect_uri',
      "A redirect URI must be https, http on a loopback address, or have your app's own scheme, without a fragment.",
    );
  }
  if (
    grant_types?.includes('authorization_code') === false ||
    response_types?.includes('code') === false
  ) {
    throw new OAuthError(
      'invalid_client_metadata',
      'Only the grant type authorization_code with the response type code is available.',
    );
  }
}

/** A client's name for itself, as one line of visible characters. */
export function clientName(given = ''): string {
  const line = given
    .slice(0, 1_000)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, MAX_NAME_CHARACTERS).join('').trim() || 'Unnamed agent';
}
