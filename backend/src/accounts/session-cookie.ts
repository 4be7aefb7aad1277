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
  // Compared as text, because better-auth also accepts only this encoding of a signature.
  const signature = Buffer.from(signed.slice(end + 1));
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  return signature.length === expected.length && timingSafeEqual(signature, expected)
    ? token
    : undefined;
}
