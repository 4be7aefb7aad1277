import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Router,
} from 'express';
import { AUTHENTICATION_PATH, type Authentication } from '../accounts/index.ts';
import type { Payments } from '../billing/index.ts';
import type { Plans } from '../config.ts';
import type { Database } from '../database/index.ts';
import { authenticationHandler } from './authentication.ts';
import { billingWebhook } from './billing/webhook.ts';
import { bulkFiles } from './bulk/router.ts';
import { CONNECT_PATH, connectPage } from './connect-page.ts';
import { html } from './docs/html.ts';
import type { FirstAnswersFor } from './first-answers.ts';
import { readPageDocument } from './page-document.ts';
import { plainPage } from './plain-page.ts';
import type { AppResponse } from './request-context.ts';
import { requireSameOrigin } from './same-origin.ts';
import { pageHeaders, sendPage } from './web.ts';
import { ASSETS_PATH, webAssets } from './web-assets.ts';

/**
 * Where the dashboard's pages are, and in which folder of `web/src/pages` each is. Anything else is
 * no page of ours: 404.
 */
const DASHBOARD_PAGES = {
  '/': 'write',
  '/sign-in': 'sign-in',
  '/sign-up': 'sign-up',
  '/forgot-password': 'forgot-password',
  '/reset-password': 'reset-password',
  '/verify-email': 'verify-email',
  '/invitations/:token': 'invitation',
  '/history': 'history',
  '/listings/:id': 'listing',
  '/bulk': 'bulk',
  '/bulk/:id': 'bulk-run',
  '/brands': 'brands',
  '/stores': 'stores',
  '/keys': 'keys',
  '/team': 'team',
  '/plan': 'plan',
  '/pricing': 'pricing',
};

export interface PagesContext {
  readonly publicUrl: URL;
  readonly authentication: Authentication;
  readonly database: Database;
  readonly plans: Plans;
  /** Absent where plans are changed by the operator alone. */
  readonly payments: Payments | undefined;
  /** The dashboard's API, where it is mounted, and what of it goes with the pages themselves. */
  readonly trpc: {
    readonly path: string;
    readonly handler: RequestHandler;
    readonly firstAnswers: FirstAnswersFor;
  };
}

/** Everything that people see in a browser, and what their pages ask. */
export function pages(ctx: PagesContext): Router {
  const { publicUrl, authentication, payments, trpc } = ctx;
  const router = express.Router();
  router.use(pageHeaders({ https: publicUrl.protocol === 'https:' }));
  if (payments !== undefined) router.use(billingWebhook({ database: ctx.database, payments }));
  router.all(`${AUTHENTICATION_PATH}/*path`, authenticationHandler(authentication));
  router.use(trpc.path, requireSameOrigin(publicUrl), trpc.handler);
  router.use('/bulk', requireSameOrigin(publicUrl), bulkFiles(ctx));
  router.use(ASSETS_PATH, webAssets());
  router.get(CONNECT_PATH, connectPage(trpc.firstAnswers.connect));
  for (const [path, folder] of Object.entries(DASHBOARD_PAGES)) {
    const { pricing, dashboard } = trpc.firstAnswers;
    router.get(
      path,
      sendPage(
        () => readPageDocument('index', `src/pages/${folder}/index.tsx`),
        folder === 'pricing' ? pricing : dashboard,
      ),
    );
  }
  router.use(nothingHere);
  return router;
}

/**
 * For people at a browser; programs are told in the API's way. No route of its own, which would
 * answer OPTIONS for every address.
 */
function nothingHere(request: Request, response: AppResponse, next: NextFunction): void {
  const read = request.method === 'GET' || request.method === 'HEAD';
  if (!read || request.path.startsWith('/api/') || request.accepts(['json', 'html']) !== 'html') {
    next();
    return;
  }
  response.locals.errorCode = 'not_found';
  response
    .status(404)
    .setHeader('Cache-Control', 'no-store')
    .type('html')
    .send(
      plainPage({
        title: 'Not found',
        body: html`<h1>There is nothing at this address</h1>
          <p>Check it for slips of the keyboard, or begin at the beginning.</p>
          <p><a href="/">Go to Wareword</a></p>`,
      }),
    );
}
