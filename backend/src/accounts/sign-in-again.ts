import { unavailable } from '../errors.ts';
import type { UserId } from '../identifiers.ts';
import {
  AUTHENTICATION_PATH,
  CLIENT_ADDRESS_HEADER,
  type Authentication,
} from './authentication.ts';
import { withTrustedQueue } from './password-queue.ts';

/** The result of signing a browser in again. */
export interface SignedInAgain {
  /** Whether there is no session before a code has been entered. */
  readonly needsCode: boolean;
  readonly cookies: readonly string[];
}

/**
 * Signs a browser in with its user's new password, as its own request to sign in would.
 * @throws {DomainError} `unavailable`
 */
export async function signInAgain({
  ctx,
  input,
}: {
  ctx: { authentication: Authentication; publicUrl: URL };
  input: {
    userId: UserId;
    email: string;
    password: string;
    /** The headers of the browser's request. */
    headers: Headers;
    address: string;
  };
}): Promise<SignedInAgain> {
  const { publicUrl, authentication } = ctx;
  const { userId, email, password, headers, address } = input;
  const request = new Request(new URL(`${AUTHENTICATION_PATH}/sign-in/email`, publicUrl), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: publicUrl.origin,
      // The cookie of a known browser exempts it from the limit for unknown ones.
      Cookie: headers.get('cookie') ?? '',
      'User-Agent': headers.get('user-agent') ?? '',
      [CLIENT_ADDRESS_HEADER]: address,
    },
    body: JSON.stringify({ email, password }),
  });
  const response = await withTrustedQueue(userId, () => authentication.handler(request));
  if (!response.ok) throw unavailable('Your password was changed. Sign in with the new one.');
  const answer: unknown = await response.json();
  const needsCode =
    typeof answer === 'object' &&
    answer !== null &&
    'twoFactorRedirect' in answer &&
    answer.twoFactorRedirect === true;
  return { needsCode, cookies: response.headers.getSetCookie() };
}
