import { Router, type Request } from 'express';
import { finishAccess } from '../access/index.ts';
import { finishConnect, readReturn } from '../connect/index.ts';
import type { BridgeContext } from '../context.ts';
import { BridgeRefusal } from '../refusal.ts';
import { findSession, SESSION_MS, startSession } from '../sessions/index.ts';
import { toldOf } from '../trpc/index.ts';
import { BRIDGE_RETURN_PATH } from '../woocommerce/index.ts';
import { BROWSER_COOKIE, Cookies, SESSION_COOKIE } from './cookies.ts';
import type { AppResponse } from './request-context.ts';

/**
 * Where browsers come back to from a store's page and from Wareword's. Each ends at the front, which
 * shows what went wrong, if anything did: what the address held is gone from it.
 */
export function returns(bridge: BridgeContext): Router {
  const router = Router();
  const back = (route: string, finish: (request: Request, cookies: Cookies) => Promise<void>) =>
    router.get(route, async (request: Request, response: AppResponse) => {
      response.locals.route = route;
      const cookies = new Cookies(request, response, bridge.publicUrl);
      try {
        await finish(request, cookies);
      } catch (error) {
        const told = toldOf(error);
        if (told === undefined) throw error;
        cookies.setNotice({ code: told.code, message: told.message });
      }
      response.set('Cache-Control', 'no-store').redirect(303, `${bridge.publicUrl}/`);
    });

  back('/access/return', async (request, cookies) => {
    const query = new URLSearchParams(request.url.replace(/^[^?]*\??/, ''));
    if (query.get('success') !== '1') {
      throw new BridgeRefusal(
        'access_denied',
        'You did not let the bridge in. Nothing was changed.',
      );
    }
    const storeId = await finishAccess({
      ctx: bridge,
      input: { nonce: query.get('user_id') ?? '', browser: cookies.get(BROWSER_COOKIE) },
    });
    const before = cookies.get(SESSION_COOKIE);
    cookies.clear(BROWSER_COOKIE);
    const token = await startSession({ ctx: bridge, input: { storeId, before } });
    cookies.set(SESSION_COOKIE, token, SESSION_MS);
  });

  back(BRIDGE_RETURN_PATH, async (request, cookies) => {
    const token = cookies.get(SESSION_COOKIE);
    const session = await findSession({ ctx: bridge, input: { token } });
    if (session === undefined) {
      throw new BridgeRefusal('connect_expired', 'Sign in to your store here, and connect again.');
    }
    await finishConnect({ ctx: bridge, input: { session, returned: readReturn(request.url) } });
  });
  return router;
}
