import type { GenericEndpointContext } from 'better-auth';
import {
  DEVICE_COOKIE,
  DEVICE_COOKIE_SECONDS,
  readDevice,
  writeDevice,
  type Device,
  type Proof,
} from './known-browser.ts';

type CookieContext = Pick<GenericEndpointContext, 'getSignedCookie' | 'setSignedCookie'> & {
  readonly context: Pick<GenericEndpointContext['context'], 'createAuthCookie' | 'secret'>;
};

/** The browser that sent the request, if someone has signed in there before. */
export async function readDeviceCookie(ctx: CookieContext): Promise<Device | undefined> {
  const { name } = ctx.context.createAuthCookie(DEVICE_COOKIE);
  const value = await ctx.getSignedCookie(name, ctx.context.secret);
  return typeof value === 'string' ? readDevice(value) : undefined;
}

/** Remembers this browser as known for an account, by the proof just given. */
export async function rememberDevice(
  ctx: CookieContext,
  account: { readonly userId: string; readonly passwordVersion: number },
  proof: Proof,
): Promise<void> {
  const cookie = ctx.context.createAuthCookie(DEVICE_COOKIE, { maxAge: DEVICE_COOKIE_SECONDS });
  const device = await readDeviceCookie(ctx);
  await ctx.setSignedCookie(cookie.name, writeDevice(device, account, proof), ctx.context.secret, {
    ...cookie.attributes,
  });
}
