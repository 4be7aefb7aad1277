import { identifyActor } from '@wareword/security/events';
import { formatAddress } from '@wareword/security/http';
import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor } from 'better-auth/plugins/two-factor';
import {
  passkeys,
  sessions,
  twoFactors,
  userCredentials,
  users,
  verifications,
  type Database,
} from '../database/index.ts';
import { newId, type IdKind } from '../identifiers.ts';
import type { Outbox } from '../mail/index.ts';
import { accountEmails } from './account-emails.ts';
import { accountHooks } from './account-hooks.ts';
import { claimMail } from './attempt-limits.ts';
import { ensureWorkspace } from './ensure-workspace.ts';
import { googleLink } from './google-link.ts';
import { googleSignIn, type GoogleSettings } from './google-sign-in.ts';
import { hashOrUnavailable, verifyOrUnavailable } from './hash-or-unavailable.ts';
import { CONFIRMATION_HOURS, RESET_HOURS } from './link-lifetimes.ts';
import { pageLink } from './page-links.ts';
import { loadCommonPasswords, PASSWORD_LENGTH } from './password.ts';
import { passkeySignIn } from './passkey-sign-in.ts';
import { passwordReset } from './password-reset.ts';
import { passwordVersions } from './password-versions.ts';
import type { AuthRequestStates } from './auth-request-state.ts';
import { rateLimit } from './rate-limit.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { saveAccountLanguage } from './save-account-language.ts';
import { SESSION_LIFETIME_SECONDS } from './session-lifetime.ts';

/**
 * Header in which the HTTP layer passes on the client address; any value sent by the client is
 * overwritten.
 */
export const CLIENT_ADDRESS_HEADER = 'x-wareword-client-address';

/** Path where better-auth's endpoints are mounted. */
export const AUTHENTICATION_PATH = '/api/auth';

const ID_KINDS: Readonly<Record<string, IdKind>> = {
  user: 'usr',
  account: 'acc',
  session: 'ses',
  verification: 'ver',
  passkey: 'psk',
  twoFactor: 'tfa',
};

/** Tokens of an identity provider, none of which is stored. */
const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };

const PASSWORD_VERSION = { type: 'number', required: true, defaultValue: 1, input: false } as const;

export interface AuthenticationSettings {
  readonly publicUrl: URL;
  readonly production: boolean;
  /** Signs cookies. */
  readonly secret: string;
  /**
   * Whether an address must be verified before its account can be used. On when email is actually
   * sent.
   */
  readonly verifyEmail: boolean;
  /** Undefined if no one can sign in with Google. */
  readonly google: GoogleSettings | undefined;
}

export type Authentication = ReturnType<typeof createAuthentication>;

/** Email and password accounts with sessions: better-auth on our own tables. */
export function createAuthentication(
  ctx: { database: Database; outbox: Outbox },
  settings: AuthenticationSettings,
) {
  const { database, outbox } = ctx;
  const { publicUrl, production, secret, verifyEmail } = settings;
  const page = (path: string) => new URL(path, publicUrl).href;
  const requestStates: AuthRequestStates = new WeakMap();
  const addressOf = (headers: Headers | undefined) => headers?.get(CLIENT_ADDRESS_HEADER) ?? '';
  const isHttps = publicUrl.protocol === 'https:';
  void loadCommonPasswords();
  const { versionOf, bindVerification } = passwordVersions(database, requestStates);
  return betterAuth({
    appName: 'Wareword',
    baseURL: publicUrl.origin,
    basePath: AUTHENTICATION_PATH,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Unexpected errors go to our own handler; the library would print them with their parameters.
    // The library's own error page is not exposed.
    onAPIError: { throw: true, errorURL: page('/sign-in') },
    trustedOrigins: (request) => trustedOrigins(request, publicUrl, production),
    database: drizzleAdapter(database.orm, {
      provider: 'pg',
      schema: {
        user: users,
        account: userCredentials,
        session: sessions,
        verification: verifications,
        passkey: passkeys,
        twoFactor: twoFactors,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      requireEmailVerification: verifyEmail,
      password: { hash: hashOrUnavailable, verify: verifyOrUnavailable },
      resetPasswordTokenExpiresIn: RESET_HOURS * 3600,
      sendResetPassword: async ({ user, token }, request) => {
        const verifiedBy = request && requestStates.get(request)?.verifiedBy;
        const isKnownBrowser = verifiedBy === 'password' || verifiedBy === 'code';
        if (!(await claimMail(database, 'reset', user.email, { isKnownBrowser }))) return;
        const link = pageLink(publicUrl, '/reset-password', token);
        outbox.send(accountEmails.newPassword(user.email, link));
      },
      // Only called when addresses have to be verified: the response is the same as for a new
      // account, and the owner gets an email.
      onExistingUserSignUp: async ({ user }) => {
        if (!(await claimMail(database, 'account-exists', user.email))) return;
        outbox.send(
          accountEmails.accountExists(user.email, page('/sign-in'), page('/forgot-password')),
        );
      },
    },
    emailVerification: {
      sendOnSignUp: verifyEmail,
      sendOnSignIn: verifyEmail,
      // The person who signed up with someone else's address knows the password. If the link signed
      // its reader in, they would use an account that someone else can access.
      autoSignInAfterVerification: false,
      afterEmailVerification: ({ id }) => {
        identifyActor(id);
        return Promise.resolve();
      },
      expiresIn: CONFIRMATION_HOURS * 3600,
      // Every sign-in to an unverified account requests this email, so someone who signed up with
      // another person's address could flood their inbox.
      sendVerificationEmail: async ({ user, token }) => {
        if (!(await claimMail(database, 'confirmation', user.email))) return;
        const link = pageLink(publicUrl, '/verify-email', token);
        outbox.send(accountEmails.confirmAddress(user.email, link, page('/forgot-password')));
      },
    },
    verification: {
      storeIdentifier: 'hashed',
      additionalFields: { passwordVersion: { type: 'number', required: false, input: false } },
    },
    hooks: accountHooks({ database, outbox, publicUrl }, requestStates, addressOf),
    plugins: [
      passwordReset({ database, outbox }, { hash: hashOrUnavailable, publicUrl, addressOf }),
      twoFactor({
        // `secondFactorHooks` counts codes.
        accountLockout: { enabled: false },
        backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
      }),
      ...passkeySignIn({ database }, { publicUrl, production }),
      ...googlePlugins(ctx, settings.google),
    ],
    user: { additionalFields: { passwordVersion: PASSWORD_VERSION } },
    databaseHooks: {
      account: {
        // We never call Google's APIs for users, so their tokens aren't stored.
        create: { before: (account) => Promise.resolve({ data: { ...account, ...NO_TOKENS } }) },
        update: { before: (account) => Promise.resolve({ data: { ...account, ...NO_TOKENS } }) },
      },
      session: {
        delete: {
          after: (session, ctx) => {
            if (ctx?.path === '/sign-out') identifyActor(session.userId);
            return Promise.resolve();
          },
        },
        create: {
          before: async (session, ctx) => {
            const passwordVersion = await versionOf(session, ctx);
            // Stored as is: the library would keep only the network of an IPv6 address.
            const ipAddress = formatAddress(addressOf(ctx?.request?.headers));
            return { data: { ...session, ipAddress, passwordVersion } };
          },
          after: (session) => saveAccountLanguage(database, session.userId),
        },
      },
      verification: {
        create: {
          before: (verification, ctx) => Promise.resolve(bindVerification(verification, ctx)),
        },
      },
      user: {
        create: {
          after: async ({ id }) => {
            await ensureWorkspace({ ctx: database, input: { userId: id } });
          },
        },
      },
    },
    // `readSession` ends sessions that have been idle for too long.
    session: {
      expiresIn: SESSION_LIFETIME_SECONDS,
      disableSessionRefresh: true,
      // Passkeys are added after a password, however old the session is.
      freshAge: 0,
      additionalFields: { passwordVersion: PASSWORD_VERSION },
    },
    rateLimit: rateLimit(database),
    advanced: {
      // The library turns this check off in tests.
      disableOriginCheck: false,
      // The library's own https prefix is `__Secure-`, which a sibling subdomain can also set.
      cookiePrefix: isHttps ? '__Host-wareword' : 'wareword',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: {
        generateId: ({ model }) => {
          const kind = ID_KINDS[model];
          if (kind === undefined) throw new Error(`No id kind is defined for ${model}.`);
          return newId(kind);
        },
      },
    },
  });
}

/** Sign-in with Google and linking it, if it is set up. */
function googlePlugins(ctx: { database: Database }, google: GoogleSettings | undefined) {
  if (google === undefined) return [];
  const signIn = googleSignIn(google);
  return [signIn, googleLink(ctx, signIn)];
}

/**
 * Origins that may send state-changing requests: only the service itself. In development the
 * service may be reached under other hostnames.
 */
function trustedOrigins(
  request: Request | undefined,
  publicUrl: URL,
  production: boolean,
): string[] {
  const host = request?.headers.get('host') ?? '';
  return production || host === ''
    ? [publicUrl.origin]
    : [publicUrl.origin, `${publicUrl.protocol}//${host}`];
}
