import { clientNetwork } from '@wareword/security/http';
import type { Database } from '../database/index.ts';
import type { UserId } from '../identifiers.ts';
import {
  recordAttempt,
  resetAttempts,
  undoAttempt,
  enforceAttemptLimit,
  type AttemptLimit,
} from '../rate-limits/index.ts';

/** The source of a request that names an email address. */
export interface Requester {
  readonly email: string;
  /** Of the request. */
  readonly ipAddress: string;
  /** The browser's id, if this account has signed in there before. */
  readonly knownBrowserId: string | undefined;
}

type MailKind = 'reset' | 'confirmation' | 'account-exists' | 'email-change' | 'invitation';

/** A named counter of attempts for one subject. */
interface AttemptCounter {
  readonly action: string;
  readonly subject: string;
  readonly limit: AttemptLimit;
}

const HOUR = 3600;
const DAY = 86_400;

/** Wrong passwords in one browser that the account has used before. */
const KNOWN_BROWSER_LIMITS: readonly AttemptLimit[] = [
  { max: 10, seconds: 60 },
  { max: 60, seconds: HOUR },
];

/** Wrong passwords for one account from one address. */
const ADDRESS_LIMITS: readonly AttemptLimit[] = [
  { max: 10, seconds: 60 },
  { max: 30, seconds: HOUR },
];

/**
 * Wrong passwords for one account from all unknown browsers together, which limits guessing that is
 * spread over many addresses. Known browsers do not count, and a reset link makes a new browser
 * known, so an attacker cannot lock the owner out by using this up.
 */
const UNKNOWN_BROWSERS_LIMIT: AttemptLimit = { max: 100, seconds: HOUR };

/**
 * The same for codes of an authenticator app. Three of a million are valid at any time, so at this rate it
 * takes years to guess one. Anyone who gets this far has the password: changing it stops them, and until
 * then the owner can sign in with a recovery code.
 */
const UNKNOWN_BROWSERS_CODE_LIMIT: AttemptLimit = { max: 100, seconds: DAY };

/**
 * Sign-ins of one account from known browsers that bypass the queue for unknown ones. Anyone can own
 * an account and know its password, so without a limit a few of them would keep all owners waiting.
 */
const PRIORITY_LIMIT: AttemptLimit = { max: 30, seconds: HOUR };

/**
 * A code of an app is accepted for one period before and after its own, of 30 seconds each. A recovery
 * code is gone once its first request has ended.
 */
const SAME_CODE_LIMIT: AttemptLimit = { max: 1, seconds: 120 };

const MAIL_REQUEST_LIMIT: AttemptLimit = { max: 5, seconds: HOUR };
const SIGN_UP_LIMIT: AttemptLimit = { max: 10, seconds: HOUR };

/**
 * Emails of one kind to one address, from all requesters together. Each link is valid for at least this
 * window, so an owner whose quota was used up by someone else still has a working link.
 */
const MAIL_LIMIT: AttemptLimit = { max: 5, seconds: HOUR };

/** @throws {DomainError} `limit_exceeded`, even for accounts that do not exist */
export async function enforceSignInLimit(database: Database, requester: Requester): Promise<void> {
  for (const counter of signInCounters(requester))
    await enforceAttemptLimit({ ctx: { database }, input: counter });
}

/** What completes a sign-in after the password: a code of an authenticator app, or a recovery code. */
export type CodeKind = 'code' | 'recovery-code';

/**
 * Counts a code that completes a sign-in, like a password. A browser is known here only if the account
 * passed a code there: no one can use up its attempts, and emailed links give no one additional attempts.
 * @throws {DomainError} `limit_exceeded`
 */
export async function enforceCodeLimit(
  database: Database,
  requester: Requester,
  kind: CodeKind,
): Promise<void> {
  for (const counter of signInCounters(requester, kind))
    await enforceAttemptLimit({ ctx: { database }, input: counter });
}

/** The code was right. */
export async function clearCodeAttempts(
  database: Database,
  requester: Requester,
  kind: CodeKind,
): Promise<void> {
  await clearAttempts(database, signInCounters(requester, kind));
}

/**
 * Claims a code for this request: one of an app stays valid for over a minute, and the library lets
 * concurrent requests with the same recovery code pass.
 * @returns false if another request has claimed it
 */
export async function claimCode(
  database: Database,
  userId: UserId,
  code: string,
): Promise<boolean> {
  const { allowed } = await recordAttempt({
    ctx: { database },
    input: { action: 'same-code', subject: `${userId} ${code}`, limit: SAME_CODE_LIMIT },
  });
  return allowed;
}

/** @returns whether a sign-in from a known browser may skip the queue of unknown browsers */
export async function claimPrioritySignIn(database: Database, userId: UserId): Promise<boolean> {
  const { allowed } = await recordAttempt({
    ctx: { database },
    input: { action: 'sign-in:priority', subject: userId, limit: PRIORITY_LIMIT },
  });
  return allowed;
}

/** The password was correct, so the earlier attempts were not guesses. */
export async function clearSignInAttempts(database: Database, requester: Requester): Promise<void> {
  await clearAttempts(database, signInCounters(requester));
}

async function clearAttempts(
  database: Database,
  counters: readonly AttemptCounter[],
): Promise<void> {
  const ctx = { database };
  for (const counter of counters) {
    // Someone else may be guessing; their attempts stay counted.
    if (counter.limit === UNKNOWN_BROWSERS_LIMIT || counter.limit === UNKNOWN_BROWSERS_CODE_LIMIT)
      await undoAttempt({ ctx, input: counter });
    else await resetAttempts({ ctx, input: counter });
  }
}

/**
 * A new password invalidates all guesses at the old one, so their counters are reset. Those of codes
 * stay, because anyone who can read the mailbox can set as many passwords as they like.
 */
export async function resetSignInAttempts(
  database: Database,
  requester: Omit<Requester, 'knownBrowserId'>,
): Promise<void> {
  const counters = signInCounters({ ...requester, knownBrowserId: undefined });
  for (const input of [...counters, mailCounter('reset', requester.email)]) {
    await resetAttempts({ ctx: { database }, input });
  }
}

/**
 * Counts a sign-up or an email request for one email address from one source.
 * @throws {DomainError} `limit_exceeded`
 */
export async function enforceRequestLimit(
  database: Database,
  kind: 'sign-up' | 'reset' | 'confirmation',
  requester: Requester,
): Promise<void> {
  const limit = kind === 'sign-up' ? SIGN_UP_LIMIT : MAIL_REQUEST_LIMIT;
  await enforceAttemptLimit({
    ctx: { database },
    input: { action: `${kind}:request`, subject: subjectOf(requester), limit },
  });
}

/**
 * Claims an email from the recipient's limit. A browser that has signed in is exempt:
 * `enforceRequestLimit` limits it already. One that only opened an emailed link is not.
 * @returns whether the email may be sent
 */
export async function claimMail(
  database: Database,
  kind: MailKind,
  email: string,
  { isKnownBrowser = false } = {},
): Promise<boolean> {
  if (isKnownBrowser) return true;
  const { allowed } = await recordAttempt({ ctx: { database }, input: mailCounter(kind, email) });
  return allowed;
}

/** Takes an email that could not be sent off the count again. */
export async function undoMail(database: Database, kind: MailKind, email: string): Promise<void> {
  await undoAttempt({ ctx: { database }, input: mailCounter(kind, email) });
}

function signInCounters(
  requester: Requester,
  kind: 'sign-in' | CodeKind = 'sign-in',
): readonly AttemptCounter[] {
  const isKnown = requester.knownBrowserId !== undefined;
  const own = (isKnown ? KNOWN_BROWSER_LIMITS : ADDRESS_LIMITS).map((limit) => ({
    action: `${kind}:${isKnown ? 'browser' : 'address'}:${limit.seconds}`,
    subject: subjectOf(requester),
    limit,
  }));
  // A recovery code is too long to guess from anywhere, and strangers could use up the owner's attempts.
  if (isKnown || kind === 'recovery-code') return own;
  const limit = kind === 'code' ? UNKNOWN_BROWSERS_CODE_LIMIT : UNKNOWN_BROWSERS_LIMIT;
  return [...own, { action: `${kind}:unknown-browsers`, subject: requester.email, limit }];
}

function mailCounter(kind: MailKind, email: string): AttemptCounter {
  return { action: `${kind}:mail`, subject: email, limit: MAIL_LIMIT };
}

function subjectOf({ email, ipAddress, knownBrowserId }: Requester): string {
  return `${email.trim().toLowerCase()} ${knownBrowserId ?? clientNetwork(ipAddress)}`;
}
