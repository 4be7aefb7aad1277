import type { GenericEndpointContext } from 'better-auth';
import { eq } from 'drizzle-orm';
import { users, type Database } from '../database/index.ts';
import { requireId } from '../identifiers.ts';
import { LIBRARY_LINK } from './google-link.ts';
import { GOOGLE_CALLBACK } from './google-sign-in.ts';
import { resetLinkValue } from './password-reset.ts';
import type { AuthRequestStates } from './auth-request-state.ts';

/** No account has this version, so a session or challenge with it is invalid. */
const NO_VERSION = 0;

/**
 * Which password a session or a challenge follows. It is the version from before the password, the
 * code or the passkey was checked, so that a new password in between voids the outcome.
 */
export function passwordVersions(database: Database, requestStates: AuthRequestStates) {
  const accountOf = (ctx: GenericEndpointContext | null) =>
    ctx?.request && requestStates.get(ctx.request)?.account;

  const versionOf = async (
    session: { readonly userId: string },
    ctx: GenericEndpointContext | null,
  ): Promise<number> => {
    const account = accountOf(ctx);
    if (account !== undefined) return account.passwordVersion;
    // A Google sign-in doesn't depend on the password, so it gets the current version.
    if (ctx?.path === GOOGLE_CALLBACK) return currentVersion(session.userId);
    // Sign-up creates the account, with version 1.
    return ctx?.path === '/sign-up/email' ? 1 : NO_VERSION;
  };

  const currentVersion = async (userId: string): Promise<number> => {
    const [user] = await database.orm
      .select({ passwordVersion: users.passwordVersion })
      .from(users)
      .where(eq(users.id, requireId('usr', userId)));
    return user?.passwordVersion ?? NO_VERSION;
  };

  /** @returns the row to store, or false to store none */
  const bindVerification = <Verification extends { readonly value: string }>(
    verification: Verification,
    ctx: GenericEndpointContext | null,
  ) => {
    const account = accountOf(ctx);
    switch (ctx?.path) {
      case '/request-password-reset':
        return (
          account !== undefined && {
            data: {
              ...verification,
              value: resetLinkValue(account),
            },
          }
        );
      // The library would accept the challenge of a sign-in for a new passkey as well.
      case '/passkey/generate-authenticate-options':
        return withFields(verification, { type: 'authentication' });
      case '/passkey/begin':
        return withFields(verification, { type: 'registration' });
      // Until Google's answer; see `finishGoogleLink`.
      case LIBRARY_LINK:
        return withFields(verification, { passwordVersion: account?.passwordVersion });
      case undefined:
      default:
        return { data: { ...verification, passwordVersion: account?.passwordVersion } };
    }
  };

  return { versionOf, bindVerification };
}

/** A row whose value is an object, with more in it. */
function withFields<Verification extends { readonly value: string }>(
  verification: Verification,
  fields: object,
) {
  const value = JSON.parse(verification.value) as object;
  return { data: { ...verification, value: JSON.stringify({ ...value, ...fields }) } };
}
