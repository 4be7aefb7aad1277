import { identifyActor, identifyEvent } from '@wareword/security/events';
import type { GenericEndpointContext } from 'better-auth';
import { APIError, isAPIError } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { passkeys, users, type Database } from '../database/index.ts';
import { requireId } from '../identifiers.ts';
import type { Outbox } from '../mail/index.ts';
import { ACCOUNT_CLOSING, lockEraseAt } from '../access-locks/index.ts';
import { accountEmails } from './account-emails.ts';
import { claimCode, enforceCodeLimit, type CodeKind } from './attempt-limits.ts';
import type { AuthRequestState } from './auth-request-state.ts';
import { LINK_GOOGLE } from './google-link.ts';
import { readKnownBrowserCookie } from './known-browser-cookie.ts';
import { proofOf } from './known-browser.ts';
import { MAX_PASSKEYS, tooManyPasskeys } from './passkey-sign-in.ts';
import { PASSWORD_LENGTH } from './password.ts';
import {
  findByPasskey,
  findForCode,
  findSignedIn,
  type RequestingAccount,
} from './requesting-account.ts';
import { asApiError, requirePassword } from './require-password.ts';

const TOTP = '/two-factor/verify-totp';
const RECOVERY_CODE = '/two-factor/verify-backup-code';
const PASSKEY = '/passkey/verify-authentication';
const ENABLE = '/two-factor/enable';
const DISABLE = '/two-factor/disable';
export const ADD_PASSKEY = '/passkey/verify-registration';

/** Endpoints that receive a WebAuthn response. The library would query the database with any id. */
const PASSKEY_RESPONSES: readonly string[] = [PASSKEY, ADD_PASSKEY];

/** Endpoints that complete a sign-in. */
export const SECOND_STEPS: readonly string[] = [TOTP, RECOVERY_CODE, PASSKEY];

/** The kind of code that a request has, if it has one. */
export function codeKindOf(path: string): CodeKind | undefined {
  if (path === TOTP) return 'code';
  return path === RECOVERY_CODE ? 'recovery-code' : undefined;
}

/** Changes that take the password as well as the session. */
const WITH_PASSWORD: readonly string[] = [ENABLE, DISABLE, '/two-factor/generate-backup-codes'];

/** They compare the password themselves, or need a challenge that was given for it. */
const WITH_SESSION: readonly string[] = ['/passkey/begin', ADD_PASSKEY, LINK_GOOGLE];

const PasswordBody = z.object({ password: z.string().max(PASSWORD_LENGTH.max) });
const CodeBody = z.object({ code: z.string().trim().min(1).max(64) });
/** The library would let the browser leave the code out for 30 days, new passwords included. */
const TrustingBody = z.object({ trustDevice: z.literal(false).optional() });
const PasskeyBody = z.object({ response: z.object({ id: z.string().max(1024) }) });
const AddedPasskey = z.object({ id: z.string() });

/** Our checks around better-auth's endpoints for codes and passkeys (ADR-0035). */
export function secondFactorHooks(
  {
    database,
    outbox,
    publicUrl,
  }: { readonly database: Database; readonly outbox: Outbox; readonly publicUrl: URL },
  addressOf: (headers: Headers | undefined) => string,
) {
  /** @returns whose request it is, if the path is one of these */
  const before = async (ctx: GenericEndpointContext): Promise<AuthRequestState | undefined> => {
    const { path } = ctx;
    const kind = codeKindOf(path);
    if (kind !== undefined) return startCode(ctx, kind);
    if (PASSKEY_RESPONSES.includes(path) && !PasskeyBody.safeParse(ctx.body).success)
      throw refused('BAD_REQUEST', 'INVALID_PASSKEY');
    if (path === PASSKEY) return stateOf(ctx, await findByPasskey(database, ctx));
    const takesPassword = WITH_PASSWORD.includes(path);
    if (!takesPassword && !WITH_SESSION.includes(path)) return undefined;
    const account = await findSignedIn(database, ctx);
    if (account === undefined) throw refused('UNAUTHORIZED', 'SESSION_ENDED');
    identifyActor(account.userId);
    if (account.eraseAt !== null) throw refused('FORBIDDEN', 'ACCOUNT_CLOSING');
    if (takesPassword) {
      const given = PasswordBody.safeParse(ctx.body);
      await requirePassword(database, account.userId, given.data?.password ?? '');
    }
    // It would replace the app before a code from the new one was right.
    if (path === ENABLE && account.twoFactorEnabled) throw refused('BAD_REQUEST', 'ALREADY_ON');
    return stateOf(ctx, account);
  };

  /** A code completes a sign-in, or the setup of an app. */
  const startCode = async (
    ctx: GenericEndpointContext,
    kind: CodeKind,
  ): Promise<AuthRequestState> => {
    const given = CodeBody.safeParse(ctx.body);
    if (!given.success) throw refused('UNAUTHORIZED', 'INVALID_CODE');
    if (!TrustingBody.safeParse(ctx.body).success)
      throw refused('BAD_REQUEST', 'NO_TRUSTED_DEVICES');
    const account = await findForCode(database, ctx);
    if (account === undefined) throw refused('UNAUTHORIZED', 'SIGN_IN_AGAIN');
    identifyActor(account.userId);
    // A sign-in would need a code already; this one is for the setup of an app.
    const isSetup = !account.twoFactorEnabled;
    if (isSetup) identifyEvent('security.two_factor_change');
    if (account.eraseAt !== null && isSetup) throw refused('FORBIDDEN', 'ACCOUNT_CLOSING');
    const state = await stateOf(ctx, account);
    const requester = {
      email: account.email,
      ipAddress: addressOf(ctx.headers),
      knownBrowserId: browserKnownForCodes(state),
    };
    await enforceCodeLimit(database, requester, kind).catch((error: unknown) => {
      throw asApiError(error, 'INVALID_CODE');
    });
    if (!(await claimCode(database, account.userId, given.data.code)))
      throw refused('UNAUTHORIZED', kind === 'code' ? 'CODE_USED' : 'INVALID_BACKUP_CODE');
    return state;
  };

  const stateOf = async (
    ctx: GenericEndpointContext,
    account: RequestingAccount | undefined,
  ): Promise<AuthRequestState> => {
    const knownBrowser = await readKnownBrowserCookie(ctx);
    return {
      startedAt: performance.now(),
      account,
      knownBrowser,
      verifiedBy: proofOf(knownBrowser, account),
    };
  };

  /** After a change that succeeded: tells the owner by email. */
  const after = async (
    ctx: GenericEndpointContext,
    { account }: AuthRequestState,
    returned: unknown,
  ): Promise<void> => {
    if (account === undefined) return;
    identifyActor(account.userId);
    const send = (mail: keyof typeof SIGN_IN_EMAILS) =>
      outbox.send(SIGN_IN_EMAILS[mail](account.email, new URL('/forgot-password', publicUrl).href));
    if (ctx.path === DISABLE) send('twoFactorOff');
    if (ctx.path === TOTP && !account.twoFactorEnabled) send('twoFactorOn');
    if (ctx.path === RECOVERY_CODE) send('recoveryCodeUsed');
    if (ctx.path === ADD_PASSKEY) {
      await keepPasskey(returned, account);
      send('passkeyAdded');
    }
  };

  /**
   * Removes the passkey that was just added if the password changed meanwhile, because it then belongs to
   * the old one, if the account is being deleted now, or if others were added at the same time and it is one
   * too many.
   */
  const keepPasskey = async (
    returned: unknown,
    account: NonNullable<AuthRequestState['account']>,
  ): Promise<void> => {
    const id = requireId('psk', AddedPasskey.parse(returned).id);
    const { userId } = account;
    const own = eq(passkeys.userId, userId);
    const problem = await database.orm.transaction(async (tx) => {
      const eraseAt = await lockEraseAt(tx, userId);
      const [user] = await tx
        .select({ passwordVersion: users.passwordVersion })
        .from(users)
        .where(eq(users.id, userId));
      const isOutdated = user?.passwordVersion !== account.passwordVersion;
      const isClosing = eraseAt !== null;
      const isTooMany = (await tx.$count(passkeys, own)) > MAX_PASSKEYS;
      if (!isOutdated && !isClosing && !isTooMany) return undefined;
      await tx.delete(passkeys).where(and(eq(passkeys.id, id), own));
      if (isOutdated) return refused('UNAUTHORIZED', 'SESSION_ENDED');
      return isClosing ? refused('FORBIDDEN', 'ACCOUNT_CLOSING') : tooManyPasskeys();
    });
    if (problem !== undefined) throw problem;
  };

  return { before, after };
}

/**
 * The library reports a passkey that it can't verify with status 500.
 * @returns a 400 response instead; a thrown error would keep the 500
 */
export function refusedRegistration(path: string, failure: Error): Response | undefined {
  if (path !== ADD_PASSKEY || !isAPIError(failure) || failure.statusCode !== 500) return undefined;
  const { body, statusCode } = refused('BAD_REQUEST', 'INVALID_PASSKEY');
  return Response.json(body, { status: statusCode });
}

/**
 * Voids the plugin's trusted-device cookie, which would skip the code, before the plugin reads it. We never
 * set it; this is a safeguard.
 */
export async function forgetTrustedDevice(ctx: GenericEndpointContext): Promise<void> {
  const { name } = ctx.context.createAuthCookie('trust_device');
  const cookie = await ctx.getSignedCookie(name, ctx.context.secret);
  const [, identifier] = typeof cookie === 'string' ? cookie.split('!') : [];
  if (identifier !== undefined)
    await ctx.context.internalAdapter.deleteVerificationByIdentifier(identifier);
}

/**
 * Anyone who can read the mailbox can make any number of browsers known through emailed links. Code
 * attempts from those browsers share one limit; a browser gets its own only after a second factor.
 */
export function browserKnownForCodes({
  knownBrowser,
  verifiedBy,
}: AuthRequestState): string | undefined {
  return verifiedBy === 'code' ? knownBrowser?.id : undefined;
}

const SIGN_IN_EMAILS = {
  twoFactorOn: accountEmails.twoFactorOn,
  twoFactorOff: accountEmails.twoFactorOff,
  recoveryCodeUsed: accountEmails.recoveryCodeUsed,
  passkeyAdded: accountEmails.passkeyAdded,
};

const MESSAGES = {
  ACCOUNT_CLOSING,
  SESSION_ENDED: 'Your session has ended. Sign in again.',
  SIGN_IN_AGAIN: 'Your sign-in timed out. Sign in again.',
  INVALID_CODE: "That code isn't right. Check it and try again.",
  CODE_USED: 'This code has already been used. Wait for a new one.',
  // The library's own code for one that is wrong or used.
  INVALID_BACKUP_CODE: 'This recovery code is wrong or was already used.',
  NO_TRUSTED_DEVICES: 'Every sign-in requires a code.',
  INVALID_PASSKEY: "We couldn't verify this passkey. Try again.",
  ALREADY_ON: 'Two-factor sign-in is already on. Turn it off first to use another app.',
} as const;

function refused(
  status: 'BAD_REQUEST' | 'UNAUTHORIZED' | 'FORBIDDEN',
  code: keyof typeof MESSAGES,
): APIError {
  return new APIError(status, { code, message: MESSAGES[code] });
}
