import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Authentication } from './authentication.ts';

/**
 * The session's token from a request's cookies, as better-auth wrote it there: `token.signature`.
 * @returns undefined if there is none, or if the signature isn't ours
 */
export async function readSessionToken(
  authentication: Authentication,
  cookies: string,
): Promise<string | undefined> {
  const { authCookies, secret } = await authentication.$context;
  const signed = parseCookie(cookies)[authCookies.sessionToken.name] ?? '';
  const end = signed.lastIndexOf('.');
  if (end < 1) return undefined;
  const token = signed.slice(0, end);
  // As text: better-auth, which ends sessions, takes no other spelling of a signature either.
  const signature = Buffer.from(signed.slice(end + 1));
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  return signature.length === expected.length && timingSafeEqual(signature, expected)
    ? token
    : undefined;
}
