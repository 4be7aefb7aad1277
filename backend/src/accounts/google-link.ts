import { identifyActor } from '@wareword/security/events';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, getOAuthState, isAPIError, sessionMiddleware } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users, type Database } from '../database/index.ts';
import { requireId } from '../identifiers.ts';
import type { Outbox } from '../mail/index.ts';
import { lockEraseAt } from '../access-locks/index.ts';
import { accountEmails } from './account-emails.ts';
import { GOOGLE_PROVIDER, type googleSignIn } from './google-sign-in.ts';
import { PASSWORD_LENGTH } from './password.ts';
import { requirePassword } from './require-password.ts';
import { unlinkGoogle } from './unlink-google.ts';

/** Starts linking; Google redirects to the same callback as for sign-ins. */
export const LINK_GOOGLE = '/google/link';

/** The library's endpoint for linking, which only {@link LINK_GOOGLE} calls. */
export const LIBRARY_LINK = '/oauth2/link';

/** The settings page that shows the result; {@link isGoogleLink} distinguishes it from a sign-in. */
const RESULT_PAGE = '/settings/security?google=';
const LINKED = `${RESULT_PAGE}linked`;

/** Whether a redirect after Google's response ends linking, and not a sign-in. */
export function isGoogleLink(location: string): boolean {
  return location.startsWith(RESULT_PAGE);
}

/**
 * Links a Google account to the account that is signed in, with the endpoint of better-auth's
 * plugin. It requires the password, because the thief of a session could otherwise link their own
 * Google account and sign in with it later. Both accounts must have the same email address.
 */
export function googleLink(
  { database }: { readonly database: Database },
  library: ReturnType<typeof googleSignIn>,
) {
  return {
    id: 'wareword-google-link',
    endpoints: {
      linkGoogle: createAuthEndpoint(
        LINK_GOOGLE,
        {
          method: 'POST',
          body: z.object({ password: z.string().max(PASSWORD_LENGTH.max) }),
          use: [sessionMiddleware],
        },
        async (ctx) => {
          const userId = requireId('usr', ctx.context.session.user.id);
          await requirePassword(database, userId, ctx.body.password);
          const { headers, response } = await library.endpoints.oAuth2LinkAccount({
            headers: ctx.headers ?? new Headers(),
            body: {
              providerId: GOOGLE_PROVIDER,
              callbackURL: LINKED,
              errorCallbackURL: `${RESULT_PAGE}failed`,
            },
            context: ctx.context,
            ...(ctx.request && { request: ctx.request }),
            returnHeaders: true,
          });
          for (const cookie of headers.getSetCookie()) ctx.setHeader('set-cookie', cookie);
          return ctx.json({ url: response.url });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/** What is kept while someone is at Google; `passwordVersion` is ours. */
const LinkState = z.object({
  link: z.object({ userId: z.string() }),
  passwordVersion: z.number(),
});

/**
 * After a Google account was linked in the settings, tells the owner by email. If the password was
 * changed in between, or the account is being deleted, the link is removed.
 */
export async function finishGoogleLink(
  {
    database,
    outbox,
    publicUrl,
  }: { readonly database: Database; readonly outbox: Outbox; readonly publicUrl: URL },
  returned: unknown,
): Promise<void> {
  // The library redirects by throwing.
  if (!isAPIError(returned) || new Headers(returned.headers).get('location') !== LINKED) return;
  const state = LinkState.safeParse(await getOAuthState());
  if (!state.success) return;
  const userId = requireId('usr', state.data.link.userId);
  const email = await database.orm.transaction(async (tx) => {
    const eraseAt = await lockEraseAt(tx, userId);
    const [user] = await tx
      .select({ email: users.email, passwordVersion: users.passwordVersion })
      .from(users)
      .where(eq(users.id, userId));
    if (eraseAt === null && user?.passwordVersion === state.data.passwordVersion) return user.email;
    await unlinkGoogle(tx, userId);
    return undefined;
  });
  if (email === undefined) return;
  identifyActor(userId);
  outbox.send(accountEmails.googleLinked(email, new URL('/forgot-password', publicUrl).href));
}
