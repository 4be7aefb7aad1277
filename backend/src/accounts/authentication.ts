import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import {
  sessions,
  userCredentials,
  users,
  verifications,
  type Database,
} from '../database/index.ts';
import { newId, type IdKind } from '../identifiers.ts';
import type { Mailer } from '../mail/index.ts';
import { ensureWorkspace } from './ensure-workspace.ts';
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

const DAY_SECONDS = 86_400;

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
  ctx: { database: Database; mailer: Mailer },
  settings: AuthenticationSettings,
) {
  const { database, mailer } = ctx;
  const { publicUrl, production, secret, verifyEmail } = settings;
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
      resetPasswordTokenExpiresIn: 3600,
      sendResetPassword: ({ user, url }) =>
        mailer.send({
          to: user.email,
          subject: 'Set a new password for Wareword',
          text: `Somebody, you we hope, asked to set a new password for ${user.email}.\n\nSet it here within an hour:\n${url}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
        }),
    },
    emailVerification: {
      sendOnSignUp: verifyEmail,
      sendOnSignIn: verifyEmail,
      autoSignInAfterVerification: true,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: ({ user, url }) =>
        mailer.send({
          to: user.email,
          subject: 'Confirm your e-mail address for Wareword',
          text: `Confirm that ${user.email} is yours by opening this address within a day:\n${url}\n\nIf you did not sign up at Wareword, do nothing.\n`,
        }),
    },
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
          '/change-password',
        ].map((path) => [path, { window: 60, max: ATTEMPTS_PER_MINUTE }]),
      ),
      customStorage: {
        get: () => Promise.resolve(null),
        set: () => Promise.resolve(),
        consume: (key, { max }) => consume(database, key, max),
      },
    },
    advanced: {
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
