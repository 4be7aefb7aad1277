import type { GenericEndpointContext } from 'better-auth';
import {
  KNOWN_BROWSER_COOKIE,
  KNOWN_BROWSER_COOKIE_SECONDS,
  readKnownBrowser,
  writeKnownBrowser,
  type KnownBrowser,
  type Proof,
} from './known-browser.ts';

type CookieContext = Pick<GenericEndpointContext, 'getSignedCookie' | 'setSignedCookie'> & {
  readonly context: Pick<GenericEndpointContext['context'], 'createAuthCookie' | 'secret'>;
};

/** The browser that sent the request, if someone has signed in there before. */
export async function readKnownBrowserCookie(
  ctx: CookieContext,
): Promise<KnownBrowser | undefined> {
  const { name } = ctx.context.createAuthCookie(KNOWN_BROWSER_COOKIE);
  const value = await ctx.getSignedCookie(name, ctx.context.secret);
  return typeof value === 'string' ? readKnownBrowser(value) : undefined;
}

/** Remembers this browser as known for an account, by the proof just given. */
export async function rememberBrowser(
  ctx: CookieContext,
  account: { readonly userId: string; readonly passwordVersion: number },
  proof: Proof,
): Promise<void> {
  const cookie = ctx.context.createAuthCookie(KNOWN_BROWSER_COOKIE, {
    maxAge: KNOWN_BROWSER_COOKIE_SECONDS,
  });
  const browser = await readKnownBrowserCookie(ctx);
  await ctx.setSignedCookie(
    cookie.name,
    writeKnownBrowser(browser, account, proof),
    ctx.context.secret,
    {
      ...cookie.attributes,
    },
  );
}
