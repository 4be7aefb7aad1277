import { setTimeout as sleep } from 'node:timers/promises';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { sessions, userCredentials, users, type Database } from '../database/index.ts';
import { requireId, type UserId } from '../identifiers.ts';
import { DomainError } from '../errors.ts';
import {
  clearCodeAttempts,
  clearSignInAttempts,
  claimPrioritySignIn,
  enforceRequestLimit,
  enforceSignInLimit,
  type Requester,
} from './attempt-limits.ts';
import {
  ADD_PASSKEY,
  codeKindOf,
  browserKnownForCodes,
  forgetTrustedDevice,
  refusedRegistration,
  SECOND_STEPS,
  secondFactorHooks,
} from './second-factor-hooks.ts';
import type { Outbox } from '../mail/index.ts';
import { readKnownBrowserCookie, rememberBrowser } from './known-browser-cookie.ts';
import { proofOf } from './known-browser.ts';
import { prioritizePasswordWork } from './password-queue.ts';
import { finishGoogleLink } from './google-link.ts';
import { finishGoogleSignIn, GOOGLE_CALLBACK } from './google-sign-in.ts';
import { EASY_TO_GUESS, isEasyToGuess, PASSWORD_LENGTH } from './password.ts';
import { hashPassword, needsRehash } from './password-hash.ts';
import type { AuthRequestStates } from './auth-request-state.ts';
import { QueueFullError } from './work-queue.ts';

const SIGN_IN = '/sign-in/email';
const SIGN_UP = '/sign-up/email';
const REQUEST_RESET = '/request-password-reset';
const REQUEST_CONFIRMATION = '/send-verification-email';

const PATHS_WITH_EMAIL: readonly string[] = [SIGN_IN, SIGN_UP, REQUEST_RESET, REQUEST_CONFIRMATION];

/**
 * Minimum response time in milliseconds, so that timing does not reveal whether the account exists.
 * A sign-up hashes a password either way, and creates an account only for a new address.
 */
const MIN_DURATION_MS: Readonly<Record<string, number>> = { [REQUEST_RESET]: 250, [SIGN_UP]: 1000 };

const EmailBody = z.object({ email: z.string().trim().pipe(z.email().max(254)) });
const PasswordBody = z.object({ password: z.string().max(PASSWORD_LENGTH.max) });
const TooLongPasswordBody = z.object({ password: z.string().min(PASSWORD_LENGTH.max + 1) });

/** Too common to be a password; the pages have their own text for the code. */
export function passwordTooCommon(): APIError {
  return new APIError('BAD_REQUEST', {
    code: 'PASSWORD_TOO_COMMON',
    message: EASY_TO_GUESS,
  });
}

function invalidEmail(): APIError {
  return new APIError('BAD_REQUEST', {
    code: 'INVALID_EMAIL',
    message: "That doesn't look like an email address.",
  });
}

/** No account has a password this long, but the library would hash it anyway. */
function wrongPassword(): APIError {
  return new APIError('UNAUTHORIZED', {
    code: 'INVALID_EMAIL_OR_PASSWORD',
    message: 'Wrong email or password. Try again, or reset your password.',
  });
}

/** Our checks before and after better-auth handles an account request. */
export function accountHooks(
  services: { readonly database: Database; readonly outbox: Outbox; readonly publicUrl: URL },
  requestStates: AuthRequestStates,
  addressOf: (headers: Headers | undefined) => string,
) {
  const { database } = services;
  const secondFactors = secondFactorHooks(services, addressOf);
  const requesterOf = (
    email: string,
    headers: Headers | undefined,
    knownBrowserId?: string,
  ): Requester => ({
    email,
    ipAddress: addressOf(headers),
    knownBrowserId,
  });

  const before = createAuthMiddleware(async (ctx) => {
    const { path, request, headers } = ctx;
    const body: unknown = ctx.body;
    if (request === undefined) return;
    if (!PATHS_WITH_EMAIL.includes(path)) {
      const state = await secondFactors.before(ctx);
      if (state !== undefined) requestStates.set(request, state);
      return;
    }
    const startedAt = performance.now();
    const named = EmailBody.safeParse(body);
    if (!named.success) throw invalidEmail();
    const { email } = named.data;
    const knownBrowser = await readKnownBrowserCookie(ctx);
    const account = await findAccount(database, email);
    const verifiedBy = proofOf(knownBrowser, account);
    requestStates.set(request, { startedAt, account, knownBrowser, verifiedBy });
    const known = verifiedBy === undefined ? undefined : knownBrowser?.id;
    const requester = requesterOf(email, headers, known);
    try {
      if (path === SIGN_IN) {
        await enforceSignInLimit(database, requester);
        if (
          account !== undefined &&
          known !== undefined &&
          (await claimPrioritySignIn(database, account.userId))
        )
          prioritizePasswordWork(account.userId);
      } else if (path === SIGN_UP) await enforceRequestLimit(database, 'sign-up', requester);
      else if (path === REQUEST_RESET) await enforceRequestLimit(database, 'reset', requester);
      else await enforceRequestLimit(database, 'confirmation', requester);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new APIError('TOO_MANY_REQUESTS', {
        message:
          path === SIGN_IN
            ? `${error.message} You can also reset your password to sign in now.`
            : error.message,
        code: 'TOO_MANY_ATTEMPTS',
      });
    }
    if (path === SIGN_IN && TooLongPasswordBody.safeParse(body).success) throw wrongPassword();
    const chosen = path === SIGN_UP ? PasswordBody.safeParse(body) : undefined;
    if (chosen?.success && (await isEasyToGuess(chosen.data.password, email)))
      throw passwordTooCommon();
  });

  const after = createAuthMiddleware(async (ctx) => {
    const { path, request, headers } = ctx;
    const body: unknown = ctx.body;
    if (path === GOOGLE_CALLBACK) {
      const account = await finishGoogleSignIn(ctx);
      if (account === undefined) await finishGoogleLink(services, ctx.context.returned);
      else await endPreviousSession(database, await readSessionCookie(ctx));
      return;
    }
    const requestState = request === undefined ? undefined : requestStates.get(request);
    if (requestState === undefined) return;
    // If signing up signs the user in, the response reveals it anyway.
    const revealsAccount = path === SIGN_UP && ctx.context.newSession !== null;
    const minimumMs = revealsAccount ? undefined : MIN_DURATION_MS[path];
    if (minimumMs !== undefined) {
      await sleep(Math.max(0, minimumMs - (performance.now() - requestState.startedAt)));
    }
    // Rejections are passed through unchanged.
    const { returned } = ctx.context;
    if (returned instanceof Error) return refusedRegistration(path, returned);
    const isSecondStep = SECOND_STEPS.includes(path);
    if (!PATHS_WITH_EMAIL.includes(path)) await secondFactors.after(ctx, requestState, returned);
    // The library would return the public key.
    if (path === ADD_PASSKEY) return ctx.json({ added: true });
    if (path !== SIGN_IN && path !== SIGN_UP && !isSecondStep) return;
    const signedIn = ctx.context.newSession;
    // The address has to be confirmed first, or the code was for the settings.
    if (signedIn === null) return ctx.json({ signedIn: false });
    const { email, id: userId } = signedIn.user;
    const account = { userId, passwordVersion: requestState.account?.passwordVersion ?? 1 };
    if (path === SIGN_IN) {
      const known =
        requestState.verifiedBy === undefined ? undefined : requestState.knownBrowser?.id;
      await clearSignInAttempts(database, requesterOf(email, headers, known));
      const used = PasswordBody.safeParse(body);
      if (used.success)
        await rehashPassword(database, requireId('usr', userId), used.data.password);
      // Only the code makes the browser a known one, with its own limit of attempts.
      // The plugin decides by the same user, ends this session and replaces the answer.
      if (signedIn.user['twoFactorEnabled'] === true) {
        await forgetTrustedDevice(ctx);
        return ctx.json({ signedIn: false });
      }
    }
    const codeKind = codeKindOf(path);
    if (codeKind !== undefined) {
      const known = browserKnownForCodes(requestState);
      await clearCodeAttempts(database, requesterOf(email, headers, known), codeKind);
    }
    await endPreviousSession(database, await readSessionCookie(ctx));
    await rememberBrowser(ctx, account, isSecondStep ? 'code' : 'password');
    // The session token exists only in the cookie, so scripts on the page cannot read it.
    return ctx.json({ signedIn: true });
  });

  return { before, after };
}

async function findAccount({ orm }: Database, email: string) {
  const [account] = await orm
    .select({
      userId: users.id,
      email: users.email,
      passwordVersion: users.passwordVersion,
      twoFactorEnabled: users.twoFactorEnabled,
    })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return account;
}

/**
 * Replaces a hash made with old parameters while we have the password. The password stays the same.
 */
async function rehashPassword({ orm }: Database, userId: UserId, password: string): Promise<void> {
  const own = and(eq(userCredentials.userId, userId), eq(userCredentials.providerId, 'credential'));
  const [credential] = await orm
    .select({ hash: userCredentials.password })
    .from(userCredentials)
    .where(own);
  const previous = credential?.hash ?? '';
  if (previous === '' || !needsRehash(previous)) return;
  try {
    await orm
      .update(userCredentials)
      .set({ password: await hashPassword(password) })
      .where(and(own, eq(userCredentials.password, previous)));
  } catch (error) {
    // The next sign-in will retry.
    if (!(error instanceof QueueFullError)) throw error;
  }
}

async function readSessionCookie(ctx: {
  getSignedCookie: (name: string, secret: string) => Promise<string | null | undefined | false>;
  context: { secret: string; authCookies: { sessionToken: { name: string } } };
}): Promise<string | undefined> {
  const { secret, authCookies } = ctx.context;
  const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  return typeof token === 'string' ? token : undefined;
}

/** Ends the browser's previous session, whose cookie has just been replaced. */
async function endPreviousSession({ orm }: Database, token: string | undefined): Promise<void> {
  if (token !== undefined) await orm.delete(sessions).where(eq(sessions.token, token));
}
