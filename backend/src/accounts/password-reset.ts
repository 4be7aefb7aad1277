import { identifyActor } from '@wareword/security/events';
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { users, type Database } from '../database/index.ts';
import { parseId, type UserId } from '../identifiers.ts';
import type { Outbox } from '../mail/index.ts';
import { passwordTooCommon } from './account-hooks.ts';
import { resetSignInAttempts } from './attempt-limits.ts';
import { readKnownBrowserCookie, rememberBrowser } from './known-browser-cookie.ts';
import { proofOf } from './known-browser.ts';
import { KeptGrantIds, listAccess } from './list-access.ts';
import { isEasyToGuess, PASSWORD_LENGTH } from './password.ts';
import { prioritizePasswordWork } from './password-queue.ts';
import { setPassword } from './set-password.ts';
import { sendPasswordChangedEmail } from './send-password-changed-email.ts';

const Token = z.string().min(1).max(200);

interface Account {
  readonly userId: UserId;
  readonly email: string;
  readonly passwordVersion: number;
}

/**
 * The value stored with a reset link: its user, the password version it replaces, and the address it
 * was sent to, which must not have changed since.
 */
export function resetLinkValue(account: {
  readonly userId: string;
  readonly passwordVersion: number;
  readonly email: string;
}): string {
  return `${account.userId}:${account.passwordVersion}:${account.email}`;
}

/**
 * Setting a new password with an emailed link. Replaces better-auth's endpoint, which updates the
 * password, the sessions and the link one after another. A second endpoint lists what will be
 * disconnected, so that the user can choose what to keep.
 */
export function passwordReset(
  { database, outbox }: { database: Database; outbox: Outbox },
  settings: {
    readonly hash: (password: string) => Promise<string>;
    readonly publicUrl: URL;
    readonly addressOf: (headers: Headers | undefined) => string;
  },
) {
  /**
   * @throws {APIError} `INVALID_TOKEN` for a link that was used, has expired, or is older than the
   *   password
   */
  const readLink = async (ctx: GenericEndpointContext, token: string): Promise<Account> => {
    const link = await ctx.context.internalAdapter.findVerificationValue(`reset-password:${token}`);
    const [id = '', version = '', ...email] = link?.value.split(':') ?? [];
    const userId = parseId('usr', id);
    if (!link || link.expiresAt < new Date() || userId === undefined) throw invalidToken();
    const [account] = await database.orm
      .select({ userId: users.id, email: users.email, passwordVersion: users.passwordVersion })
      .from(users)
      .where(
        and(
          eq(users.id, userId),
          eq(users.passwordVersion, Number(version)),
          eq(users.email, email.join(':')),
        ),
      );
    if (account === undefined) throw invalidToken();
    return account;
  };

  return {
    id: 'wareword-password-reset',
    endpoints: {
      reviewPasswordReset: createAuthEndpoint(
        '/reset-password/review',
        { method: 'POST', body: z.object({ token: Token }) },
        async (ctx) => {
          const { userId, email } = await readLink(ctx, ctx.body.token);
          const access = await listAccess({ ctx: database, input: { userId } });
          return ctx.json({ email, ...access });
        },
      ),
      // The same name overrides better-auth's endpoint.
      resetPassword: createAuthEndpoint(
        '/reset-password',
        {
          method: 'POST',
          body: z.object({ token: Token, newPassword: z.string(), keep: KeptGrantIds.default([]) }),
        },
        async (ctx) => {
          const { token, newPassword, keep } = ctx.body;
          if (newPassword.length < PASSWORD_LENGTH.min) throw refused('PASSWORD_TOO_SHORT');
          if (newPassword.length > PASSWORD_LENGTH.max) throw refused('PASSWORD_TOO_LONG');
          const account = await readLink(ctx, token);
          const { email } = account;
          prioritizePasswordWork(account.userId);
          if (await isEasyToGuess(newPassword, email)) throw passwordTooCommon();
          const isSet = await setPassword({
            ctx: { database },
            input: {
              ...account,
              passwordHash: await settings.hash(newPassword),
              keep,
              // Opening an emailed link confirms the address.
              confirmsEmail: true,
            },
          });
          if (!isSet) throw invalidToken();
          identifyActor(account.userId);
          const address = settings.addressOf(ctx.headers);
          await resetSignInAttempts(database, { email, ipAddress: address });
          // A proof given for the old password stays valid: it is stronger than the link alone.
          const proof = proofOf(await readKnownBrowserCookie(ctx), account) ?? 'link';
          const replaced = { ...account, passwordVersion: account.passwordVersion + 1 };
          await rememberBrowser(ctx, replaced, proof);
          const { publicUrl } = settings;
          await sendPasswordChangedEmail({
            ctx: { orm: database.orm, outbox, publicUrl },
            input: account,
          });
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

function invalidToken(): APIError {
  return refused('INVALID_TOKEN');
}

const MESSAGES = {
  INVALID_TOKEN: 'This link has expired or was already used.',
  PASSWORD_TOO_SHORT: `Use at least ${PASSWORD_LENGTH.min} characters.`,
  PASSWORD_TOO_LONG: `Use at most ${PASSWORD_LENGTH.max} characters.`,
} as const;

function refused(code: keyof typeof MESSAGES): APIError {
  return new APIError('BAD_REQUEST', { code, message: MESSAGES[code] });
}
