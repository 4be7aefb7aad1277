import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { eq } from 'drizzle-orm';
import {
  sessions,
  userCredentials,
  users,
  verifications,
  type Database,
} from '../database/index.ts';
import { newId, type IdKind } from '../identifiers.ts';
import type { Outbox } from '../mail/index.ts';
import { accountMails } from './account-mails.ts';
import { attemptGuard, forgetSignInAttempts, mayConfirm } from './attempt-guard.ts';
import { ensureWorkspace } from './ensure-workspace.ts';
import { pageLink } from './page-links.ts';
import { PASSWORD_LENGTH } from './password.ts';

/** The header in which the HTTP layer tells whose request it is; a caller's own is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-wareword-client-address';

/** Where better-auth's own endpoints are mounted. */
export const AUTHENTICATION_PATH = '/api/auth';

const ID_KINDS: Readonly<Record<string, IdKind>> = {
  user: 'usr',
  account: 'acc',
  session: 'ses',
  verification: 'ver',
};

/** Attempts that pass in a minute from one address: for passwords and mails, and for the rest. */
const ATTEMPTS_PER_MINUTE = 10;
const REQUESTS_PER_MINUTE = 300;

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

export interface AuthenticationSettings {
  readonly publicUrl: URL;
  readonly production: boolean;
  /** Signs the cookies. */
  readonly secret: string;
  /** Whether an address must be proven before its account can be used: where mail is really sent. */
  readonly verifyEmail: boolean;
}

export type Authentication = ReturnType<typeof createAuthentication>;

/** Accounts by e-mail and password, and their sessions, by better-auth on our own tables. */
export function createAuthentication(
  ctx: { database: Database; outbox: Outbox },
  settings: AuthenticationSettings,
) {
  const { database, outbox } = ctx;
  const { publicUrl, production, secret, verifyEmail } = settings;
  const page = (path: string) => new URL(path, publicUrl).href;
  return betterAuth({
    appName: 'Wareword',
    baseURL: publicUrl.origin,
    basePath: AUTHENTICATION_PATH,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    trustedOrigins: (request) => trustedOrigins(request, publicUrl, production),
    database: drizzleAdapter(database.orm, {
      provider: 'pg',
      schema: {
        user: users,
        account: userCredentials,
        session: sessions,
        verification: verifications,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      requireEmailVerification: verifyEmail,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR_SECONDS,
      sendResetPassword: ({ user, url, token }) => {
        const link = pageLink(publicUrl, '/reset-password', token, url);
        outbox.post(accountMails.newPassword(user.email, link));
        return Promise.resolve();
      },
      // Whoever can read the mail of an unconfirmed address has confirmed it by that.
      onPasswordReset: async ({ user }) => {
        await database.orm
          .update(users)
          .set({ emailVerified: true })
          .where(eq(users.email, user.email));
        await forgetSignInAttempts(database, user.email);
        outbox.post(accountMails.passwordChanged(user.email, page('/forgot-password')));
      },
      // Asked for only where an address has to be confirmed: the answer is then the same as for a
      // new one, and its owner is told.
      onExistingUserSignUp: ({ user }) => {
        outbox.post(
          accountMails.accountExists(user.email, page('/sign-in'), page('/forgot-password')),
        );
        return Promise.resolve();
      },
    },
    emailVerification: {
      sendOnSignUp: verifyEmail,
      sendOnSignIn: verifyEmail,
      // Whoever signed up with somebody else's address knows its password: a reader of the mail who is
      // signed in by the link would go on with an account that is not theirs alone.
      autoSignInAfterVerification: false,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: async ({ user, url, token }) => {
        if (!(await mayConfirm(database, user.email))) return;
        const link = pageLink(publicUrl, '/verify-email', token, url);
        outbox.post(accountMails.confirmAddress(user.email, link, page('/forgot-password')));
      },
    },
    verification: { storeIdentifier: 'hashed' },
    hooks: attemptGuard(database),
    databaseHooks: {
      user: {
        create: {
          after: async ({ id }) => {
            await ensureWorkspace({ ctx: database, input: { userId: id } });
          },
        },
      },
    },
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS },
    // What the hook above and our own tables need stays ours: nothing else is asked of the library.
    rateLimit: {
      enabled: true,
      window: 60,
      max: REQUESTS_PER_MINUTE,
      customRules: Object.fromEntries(
        [
          '/sign-in/*',
          '/sign-up/*',
          '/request-password-reset',
          '/reset-password',
          '/send-verification-email',
        ].map((path) => [path, { window: 60, max: ATTEMPTS_PER_MINUTE }]),
      ),
      customStorage: {
        get: () => Promise.resolve(null),
        set: () => Promise.resolve(),
        consume: (key, { max }) => consume(database, key, max),
      },
    },
    advanced: {
      // The library would leave this out in tests.
      disableOriginCheck: false,
      cookiePrefix: 'wareword',
      useSecureCookies: publicUrl.protocol === 'https:',
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: {
        generateId: ({ model }) => {
          const kind = ID_KINDS[model];
          if (kind === undefined) throw new Error(`There is no id for ${model}.`);
          return newId(kind);
        },
      },
    },
  });
}

/**
 * Where requests that change something may come from: the service's own pages. On somebody's own
 * machine they may have been opened by another of its names.
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

async function consume(
  { sql }: Database,
  key: string,
  max: number,
): Promise<{ allowed: boolean; retryAfter: number | null }> {
  const [row] = await sql<[{ allowed: boolean; resetSeconds: number }]>`
    select allowed, reset_seconds as "resetSeconds" from take_rate(${`ip:auth:${key}`}, ${max})
  `;
  return { allowed: row.allowed, retryAfter: row.allowed ? null : row.resetSeconds };
}
