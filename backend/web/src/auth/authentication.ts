import { unreachable } from '../api.ts';
import { fieldsOf, textOf } from '../json.ts';
import { LIMITS } from '../limits.ts';
import { formatWait } from '../format.ts';
import { t } from '../messages/auth.ts';
import { t as problem } from '../messages/problems.ts';

/** An account request failed; the message is for the user. */
export class AuthenticationError extends Error {
  /** better-auth's error code, if any. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.name = 'AuthenticationError';
    this.code = code;
  }
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * @returns whether a code has to be entered to complete the sign-in
 * @throws {AuthenticationError} with the code `EMAIL_NOT_VERIFIED` if a link was just emailed
 */
export async function signIn(credentials: Credentials): Promise<{ needsCode: boolean }> {
  const answer = await post('/sign-in/email', credentials);
  return { needsCode: answer['twoFactorRedirect'] === true };
}

/**
 * @returns whether an emailed link must be opened before the account can be used
 * @throws {AuthenticationError}
 */
export async function signUp({ email, password }: Credentials): Promise<{ confirm: boolean }> {
  const body = await post('/sign-up/email', {
    email,
    password,
    name: email.split('@')[0] ?? email,
  });
  return { confirm: body['signedIn'] === false };
}

/**
 * Starts signing in with Google.
 * @param next the path to return to
 * @returns the page of Google's to go to
 */
export async function startGoogle(next: string): Promise<string> {
  const { url } = await post('/sign-in/oauth2', {
    providerId: 'google',
    callbackURL: next,
    errorCallbackURL: '/sign-in',
    disableRedirect: true,
  });
  if (typeof url !== 'string') throw new AuthenticationError(t('unreadable'));
  return url;
}

/**
 * Starts linking an account at Google to the one that is signed in.
 * @returns the page of Google's to go to
 */
export async function startLinkingGoogle(password: string): Promise<string> {
  const { url } = await post('/google/link', { password });
  if (typeof url !== 'string') throw new AuthenticationError(t('unreadable'));
  return url;
}

export async function signOut(): Promise<void> {
  await post('/sign-out', {});
}

/** Emails a password reset link, if the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  await post('/request-password-reset', { email });
}

/** Emails the confirmation link again. */
export async function requestConfirmation(email: string): Promise<void> {
  await post('/send-verification-email', { email });
}

/** What a new password would end, and whose password it is. */
export interface ResetReview {
  readonly email: string;
  readonly grants: readonly {
    readonly id: string;
    readonly kind: 'store' | 'key' | 'agent' | 'passkey' | 'webhook';
    readonly name: string;
    readonly createdAt: string;
  }[];
  readonly invited: readonly string[];
  /** The people who keep access to the workspace, with their own accounts. */
  readonly teammates: readonly { readonly email: string; readonly joinedAt: string }[];
}

/** @throws {AuthenticationError} with the code `INVALID_TOKEN` for a link that cannot be used */
export async function reviewReset(token: string): Promise<ResetReview> {
  const body = await post('/reset-password/review', { token });
  if (!isReview(body)) throw new AuthenticationError(t('unreadable'));
  return body;
}

/** @param keep ids of the stores, API keys, passkeys and webhooks to keep */
export async function setNewPassword(
  token: string,
  newPassword: string,
  keep: readonly string[],
): Promise<void> {
  await post('/reset-password', { token, newPassword, keep });
}

/** Safe to trust: our own service wrote it. */
function isReview(body: object): body is ResetReview {
  return 'email' in body && 'grants' in body && 'invited' in body && 'teammates' in body;
}

/**
 * Confirms an address. It does not sign anyone in, because the reader of the email need not know
 * the password.
 */
export async function confirmAddress(token: string): Promise<void> {
  await send(`/verify-email?token=${encodeURIComponent(token)}`, { method: 'GET' });
}

/** Whether a link from an email was refused because it has expired or was already used. */
export function isExpiredLink(error: unknown): boolean {
  return (
    error instanceof AuthenticationError &&
    (error.code === 'INVALID_TOKEN' || error.code === 'TOKEN_EXPIRED')
  );
}

/** Calls one of better-auth's endpoints. @throws {AuthenticationError} */
export function post(path: string, body: object): Promise<Record<string, unknown>> {
  return send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** @throws {AuthenticationError} */
export async function send(path: string, init: RequestInit): Promise<Record<string, unknown>> {
  let response: Response;
  try {
    response = await fetch(`/api/auth${path}`, init);
  } catch {
    throw new AuthenticationError(unreachable());
  }
  const body = await readJson(response);
  if (response.ok) return body;
  const { code, message } = errorIn(body);
  throw new AuthenticationError(explain(response, code, message), code);
}

/** Our wording for the library's error codes. */
const MESSAGES: Readonly<Record<string, () => string>> = {
  ACCOUNT_CLOSING: () => problem('accountClosing'),
  INVALID_EMAIL_OR_PASSWORD: () => t('wrongPassword'),
  INVALID_EMAIL: () => t('invalidEmail'),
  EMAIL_NOT_VERIFIED: () => t('emailUnconfirmed'),
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: () => t('accountExists'),
  PASSWORD_TOO_SHORT: () => t('passwordTooShort', { passwordMinLength: LIMITS.passwordMinLength }),
  PASSWORD_TOO_LONG: () => t('passwordTooLong', { passwordMaxLength: LIMITS.passwordMaxLength }),
  PASSWORD_TOO_COMMON: () => t('passwordTooWeak'),
  INVALID_PASSWORD: () => t('wrongCurrentPassword'),
  INVALID_CODE: () => t('wrongCode'),
  INVALID_BACKUP_CODE: () => t('wrongRecoveryCode'),
  INVALID_TWO_FACTOR_COOKIE: () => t('signInExpired'),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () => t('tooManyWrongCodes'),
  PASSKEY_NOT_FOUND: () => t('passkeyUnknown'),
  AUTHENTICATION_FAILED: () => t('passkeyUnverified'),
  CHALLENGE_NOT_FOUND: () => t('passkeyExpired'),
  INVALID_TOKEN: () => t('linkInvalid'),
  TOKEN_EXPIRED: () => t('linkExpired'),
  TOO_BUSY: () => t('serverBusy'),
};

function explain(
  response: Response,
  code: string | undefined,
  message: string | undefined,
): string {
  const words = code === undefined ? undefined : MESSAGES[code];
  if (words !== undefined) return words();
  if (response.status === 429) {
    if (code !== undefined && message !== undefined) return message;
    const seconds = Number(response.headers.get('x-retry-after') ?? '60');
    return t('tooManyAttempts', { seconds: formatWait(seconds) });
  }
  return message ?? t('serverError');
}

/** better-auth puts the message at the top of its body, the service in its error envelope. */
function errorIn(body: Record<string, unknown>): {
  readonly code: string | undefined;
  readonly message: string | undefined;
} {
  const { code, message } = body['error'] === undefined ? body : fieldsOf(body['error']);
  return { code: textOf(code), message: textOf(message) };
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  return fieldsOf(await response.json().catch(() => undefined));
}
