import express, { type RequestHandler, type Router } from 'express';
import { AUTHENTICATION_PATH, type Authentication } from '../accounts/index.ts';
import type { Payments } from '../billing/index.ts';
import type { Plans } from '../config.ts';
import type { Database } from '../database/index.ts';
import { authenticationHandler } from './authentication.ts';
import { billingWebhook } from './billing/webhook.ts';
import { bulkFiles } from './bulk/router.ts';
import { CONNECT_PATH, connectPage } from './connect-page.ts';
import { requireSameOrigin } from './same-origin.ts';
import { pageHeaders, sendPage, webAssets } from './web.ts';

/** Where the dashboard's pages are. Anything else is no page of ours: 404. */
const DASHBOARD_PATHS = [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/invitations/:token',
  '/history',
  '/listings/:id',
  '/bulk',
  '/bulk/:id',
  '/brands',
  '/stores',
  '/keys',
  '/team',
  '/plan',
  '/pricing',
];

export interface PagesContext {
  readonly publicUrl: URL;
  readonly authentication: Authentication;
  readonly database: Database;
  readonly plans: Plans;
  /** Absent where plans are changed by the operator alone. */
  readonly payments: Payments | undefined;
  /** The dashboard's API and where it is mounted. */
  readonly trpc: { readonly path: string; readonly handler: RequestHandler };
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
  router.use(webAssets());
  router.get(CONNECT_PATH, connectPage());
  router.get(DASHBOARD_PATHS, sendPage('index'));
  return router;
}
