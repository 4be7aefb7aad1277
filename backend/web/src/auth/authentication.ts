import { withNext } from './local-path.ts';

/** Something about an account was refused; the message is for its reader. */
export class AuthenticationError extends Error {
  /** better-auth's code, where it gave one. */
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
 * @param next where to go on once the address is confirmed, where it has to be
 * @throws {AuthenticationError} with the code `EMAIL_NOT_VERIFIED` where a link was just mailed
 */
export async function signIn(credentials: Credentials, next: string): Promise<void> {
  await post('/sign-in/email', { ...credentials, callbackURL: withNext('/verify-email', next) });
}

/**
 * @returns whether a mailed link has to be opened before the account can be used
 * @throws {AuthenticationError}
 */
export async function signUp(
  { email, password }: Credentials,
  next: string,
): Promise<{ confirm: boolean }> {
  const answer = await post('/sign-up/email', {
    email,
    password,
    name: email.split('@')[0] ?? email,
    callbackURL: withNext('/verify-email', next),
  });
  return { confirm: answer['token'] === null };
}

export async function signOut(): Promise<void> {
  await post('/sign-out', {});
}

/** Mails a link with which a new password can be set, if there is such an account. */
export async function askForNewPassword(email: string, next: string): Promise<void> {
  await post('/request-password-reset', { email, redirectTo: withNext('/reset-password', next) });
}

/** Mails the link again with which an address is confirmed. */
export async function askForConfirmation(email: string, next: string): Promise<void> {
  await post('/send-verification-email', {
    email,
    callbackURL: withNext('/verify-email', next),
  });
}

export async function setNewPassword(token: string, newPassword: string): Promise<void> {
  await post('/reset-password', { token, newPassword });
}

/** Confirms an address. It signs nobody in: who can read a mail need not know the password. */
export async function confirmAddress(token: string): Promise<void> {
  await ask(`/verify-email?token=${encodeURIComponent(token)}`, { method: 'GET' });
}

function post(path: string, body: object): Promise<Record<string, unknown>> {
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function ask(path: string, init: RequestInit): Promise<Record<string, unknown>> {
  let response: Response;
  try {
    response = await fetch(`/api/auth${path}`, init);
  } catch {
    throw new AuthenticationError(
      'The service could not be reached. Check your connection and try again.',
    );
  }
  const answer = await readJson(response);
  if (response.ok) return answer;
  const code = text(answer['code']);
  throw new AuthenticationError(explain(response, code, text(answer['message'])), code);
}

/** What is said instead of the library's own words. */
const WORDS: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD:
    'This e-mail address and password do not belong together. Check both, or set a new password.',
  INVALID_EMAIL: 'This is no e-mail address. Check it for slips of the keyboard.',
  EMAIL_NOT_VERIFIED: 'Confirm your e-mail address first: a link was just mailed to you.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL:
    'There is an account with this e-mail address already. Sign in, or set a new password.',
  PASSWORD_TOO_SHORT: 'Choose a password of at least 8 characters.',
  PASSWORD_TOO_LONG: 'Choose a password of at most 128 characters.',
  INVALID_PASSWORD: 'The present password is not right.',
  INVALID_TOKEN: 'This link was used already or is too old. Ask for a new one.',
  TOKEN_EXPIRED: 'This link is too old. Ask for a new one.',
};

function explain(
  response: Response,
  code: string | undefined,
  message: string | undefined,
): string {
  const words = code === undefined ? undefined : WORDS[code];
  if (words !== undefined) return words;
  if (response.status === 429) {
    if (code !== undefined && message !== undefined) return message;
    const seconds = response.headers.get('x-retry-after') ?? '60';
    return `That was tried too often. Wait ${seconds} seconds, then try again.`;
  }
  return `Something went wrong on our side. Try again; if it stays, tell support the request id ${response.headers.get('x-request-id') ?? ''}.`;
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
