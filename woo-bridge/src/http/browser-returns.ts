import { Router, type Request } from 'express';
import { readReturn } from '@wareword/store-app/connect';
import { ConnectError } from '@wareword/store-app/errors';
import type { AppResponse } from '@wareword/server/http';
import { CONFIRM_MS, returnAccess } from '../access/index.ts';
import { finishConnect } from '../connect/index.ts';
import type { WooAppContext } from '../context.ts';
import { findSession } from '../sessions/index.ts';
import { CONNECT_RETURN_PATH } from '../woocommerce/index.ts';
import { BROWSER_COOKIE, Cookies, SESSION_COOKIE, describeError } from '../callers/index.ts';

/**
 * Return URLs for browsers coming from a store or from Wareword. Each redirects to the app, which
 * shows any error, so the URL no longer contains the parameters.
 */
export function browserReturns(app: WooAppContext): Router {
  const router = Router();
  const back = (route: string, finish: (request: Request, cookies: Cookies) => Promise<void>) =>
    router.get(route, async (request: Request, response: AppResponse) => {
      response.locals.route = route;
      const cookies = new Cookies(request, response, app.publicUrl);
      const event =
        route === CONNECT_RETURN_PATH ? 'security.connect_exchange' : 'security.store_access';
      try {
        await finish(request, cookies);
        app.securityEvents.record({ event, outcome: 'success', target: route });
      } catch (error) {
        const problem = describeError(error);
        if (problem === undefined) throw error;
        const reason = problem.code;
        app.securityEvents.record({ event, outcome: 'refused', target: route, reason });
        cookies.setNotice({ code: problem.code, message: problem.message, link: problem.link });
      }
      response.set('Cache-Control', 'no-store').redirect(303, `${app.publicUrl}/`);
    });

  back('/access/return', async (request, cookies) => {
    const query = new URLSearchParams(request.url.replace(/^[^?]*\??/, ''));
    const browser = cookies.get(BROWSER_COOKIE);
    await returnAccess({
      ctx: app,
      input: {
        nonce: query.get('user_id') ?? '',
        browser,
        granted: query.get('success') === '1',
      },
    });
    if (browser !== undefined) cookies.set(BROWSER_COOKIE, browser, CONFIRM_MS);
  });

  back(CONNECT_RETURN_PATH, async (request, cookies) => {
    const token = cookies.get(SESSION_COOKIE);
    const session = await findSession({ ctx: app, input: { token } });
    if (session === undefined) {
      throw new ConnectError(
        'connect_expired',
        "You aren't signed in to your store in this browser. Sign in, then connect again.",
      );
    }
    await finishConnect({ ctx: app, input: { session, returned: readReturn(request.url) } });
  });
  return router;
}
