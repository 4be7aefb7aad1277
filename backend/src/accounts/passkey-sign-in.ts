import { passkey } from '@better-auth/passkey';
import type { BetterAuthPlugin } from 'better-auth';
import { cose, decodeCredentialPublicKey } from '@simplewebauthn/server/helpers';
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { passkeys, type Database } from '../database/index.ts';
import { requireId } from '../identifiers.ts';
import { PASSWORD_LENGTH } from './password.ts';
import { requirePassword } from './require-password.ts';

/**
 * The signature algorithms that the plugin offers (COSE): EdDSA, ES256 and RS256. It would also accept a
 * response with others, such as RSA with SHA-1.
 */
const OFFERED_ALGORITHMS: readonly number[] = [-8, -7, -257];

/** Maximum passkeys of an account; no one has more devices. */
export const MAX_PASSKEYS = 20;

export function tooManyPasskeys(): APIError {
  return new APIError('BAD_REQUEST', {
    code: 'TOO_MANY_PASSKEYS',
    message: `You have ${MAX_PASSKEYS} passkeys. Remove one first.`,
  });
}

/**
 * Signing in with a passkey, by better-auth's plugin. Only its endpoints that check a response are
 * called over HTTP directly. Adding a passkey takes the password first (`/passkey/begin`): otherwise
 * the thief of a session could add one and sign in with it later.
 */
export function passkeySignIn(
  { database }: { database: Database },
  settings: { readonly publicUrl: URL; readonly production: boolean },
) {
  const library = passkey({
    rpName: 'Wareword',
    rpID: settings.publicUrl.hostname,
    // In development the service may be reached under other hostnames.
    origin: settings.production ? settings.publicUrl.origin : null,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => {
        const added = verification.registrationInfo;
        requireUserVerified(added?.userVerified);
        requireOfferedAlgorithm(added?.credential.publicKey);
        return Promise.resolve();
      },
    },
    authentication: {
      afterVerification: ({ verification }) => {
        requireUserVerified(verification.authenticationInfo.userVerified);
        return Promise.resolve();
      },
    },
  });
  const begin = {
    id: 'wareword-passkeys',
    endpoints: {
      beginPasskey: createAuthEndpoint(
        '/passkey/begin',
        {
          method: 'POST',
          body: z.object({ password: z.string().max(PASSWORD_LENGTH.max) }),
          use: [sessionMiddleware],
        },
        async (ctx) => {
          const userId = requireId('usr', ctx.context.session.user.id);
          await requirePassword(database, userId, ctx.body.password);
          const count = await database.orm.$count(passkeys, eq(passkeys.userId, userId));
          if (count >= MAX_PASSKEYS) throw tooManyPasskeys();
          const { headers, response } = await library.endpoints.generatePasskeyRegistrationOptions({
            headers: ctx.headers ?? new Headers(),
            query: {},
            context: ctx.context,
            returnHeaders: true,
          });
          for (const cookie of headers.getSetCookie()) ctx.setHeader('set-cookie', cookie);
          return ctx.json(response);
        },
      ),
    },
  } satisfies BetterAuthPlugin;
  return [library, begin] as const;
}

/**
 * A passkey stands for both factors, so the authenticator must have verified the user, by PIN or
 * biometrics. The plugin does not require that.
 */
function requireUserVerified(verified: boolean | undefined): void {
  if (verified === true) return;
  throw new APIError('UNAUTHORIZED', {
    code: 'USER_NOT_VERIFIED',
    message:
      "Your device didn't verify your identity. Set up a screen lock or PIN, then try again.",
  });
}

function requireOfferedAlgorithm(publicKey: Uint8Array<ArrayBuffer> | undefined): void {
  const key = publicKey && decodeCredentialPublicKey(publicKey);
  const algorithm = key?.get(cose.COSEKEYS.alg);
  if (algorithm !== undefined && OFFERED_ALGORITHMS.includes(algorithm)) return;
  throw new APIError('BAD_REQUEST', {
    code: 'INVALID_PASSKEY',
    message: "We couldn't verify this passkey. Try again.",
  });
}
