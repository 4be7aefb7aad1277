import type { GenericEndpointContext } from 'better-auth';
import { deleteSessionCookie } from 'better-auth/cookies';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { z } from 'zod';

/** The settings of sign-in with Google; see `.env.example`. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Google, or a local stand-in for tests. */
  readonly issuer: URL;
}

/** Where Google sends people back to, as better-auth names it. */
export const GOOGLE_CALLBACK = '/oauth2/callback/:providerId';

/** The provider's id, as stored with a linked account. */
export const GOOGLE_PROVIDER = 'google';

/** How long Google may take to answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

const Discovery = z.object({ issuer: z.string(), userinfo_endpoint: z.url() });

/** What Google says about a person. An unverified address does not sign anyone in. */
const Person = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.literal(true),
  name: z.string().optional(),
  /** The organization whose addresses Google manages. */
  hd: z.string().optional(),
});

/**
 * Whether Google itself manages the address. Any other address it verified only once, so a Google
 * account may outlive its owner's access to the mailbox.
 */
function isManaged({ email, hd }: z.infer<typeof Person>): boolean {
  const domain = email.toLowerCase().split('@')[1];
  return domain === 'gmail.com' || domain === hd?.toLowerCase();
}

/**
 * Sign-in with Google by better-auth's plugin for OpenID Connect, with PKCE. Someone who already has an
 * account is linked to it only if both sides have verified the address, and Google manages it.
 * Google's tokens aren't stored.
 */
export function googleSignIn({ clientId, clientSecret, issuer }: GoogleSettings) {
  const discoveryUrl = new URL('/.well-known/openid-configuration', issuer).href;
  return genericOAuth({
    config: [
      {
        providerId: GOOGLE_PROVIDER,
        discoveryUrl,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        getUserInfo: async ({ accessToken = '' }) => {
          const provider = Discovery.parse(await readJson(discoveryUrl));
          if (provider.issuer !== issuer.origin) return null;
          const person = Person.safeParse(
            await readJson(provider.userinfo_endpoint, { Authorization: `Bearer ${accessToken}` }),
          );
          if (!person.success) return null;
          const { sub, email, name = '' } = person.data;
          return {
            id: sub,
            email: email.toLowerCase(),
            emailVerified: isManaged(person.data),
            name: name.trim() || (email.split('@')[0] ?? email),
          };
        },
      },
    ],
  });
}

async function readJson(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address, { headers, signal, redirect: 'error' });
  return response.json();
}

/**
 * After Google's response, someone who uses two-factor sign-in gets no session without their code.
 * @returns whose session it is; undefined if there is none
 */
export async function finishGoogleSignIn(
  ctx: GenericEndpointContext,
): Promise<{ readonly userId: string } | undefined> {
  const signedIn = ctx.context.newSession;
  if (signedIn === null) return undefined;
  if (signedIn.user['twoFactorEnabled'] !== true) return { userId: signedIn.user.id };
  deleteSessionCookie(ctx);
  await ctx.context.internalAdapter.deleteSession(signedIn.session.token);
  ctx.context.setNewSession(null);
  throw ctx.redirect('/sign-in?error=two_factor');
}
