import { join } from 'node:path';
import type { SecurityEvents } from '@wareword/security/events';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Router,
} from 'express';
import type { OneAtATime } from '../rate-limits/index.ts';
import { assets, type AppResponse } from '@wareword/server/http';
import type { AuditTrail } from '../audit-log/index.ts';
import { AUTHENTICATION_PATH, type Authentication } from '../accounts/index.ts';
import type { AgentsContext } from '../agents/index.ts';
import type { Payments } from '../billing/index.ts';
import type { Plans } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { ReplicaRouter } from '../replica-router.ts';
import { AUDIT_LOG_EXPORT_PATH, auditLogExport } from './audit-log-export.ts';
import { authenticationHandler } from './authentication.ts';
import { billingWebhook } from './billing/webhook.ts';
import type { ReadAheadRoom } from '../bulk/index.ts';
import { bulkFiles } from './bulk/router.ts';
import { CONNECT_PATH, connectPage } from './connect-page.ts';
import { DATA_EXPORT_PATH, dataExport } from './data-export.ts';
import { html } from '../html.ts';
import { isSignedIn } from './document/page-visitor.ts';
import type { SessionContext } from './read-request-session.ts';
import type { InitialDataLoaders } from './initial-data.ts';
import { authorizationPage } from './oauth/authorization-page.ts';
import { AUTHORIZATION_PATH } from './oauth/router.ts';
import { withRequestLanguage, readLanguage, rememberLanguage } from './read-language.ts';
import { expectsPage, sendPlainPage } from './plain-page.ts';
import { requireOwnPage, requireSameOrigin } from './same-origin.ts';
import { siteFiles } from './site/files.ts';
import { site, type SiteContext } from './site/router.ts';
import { pagePolicy, sendPage } from './send-page.ts';
import { PAGE_TEXTS } from './texts/index.ts';
import { DIST } from './web-build.ts';

/** The dashboard's paths (`/` for members only), and the folder of `web/src/pages` each is in. Any other path is a 404. */
const DASHBOARD_PAGES = {
  '/': 'write',
  '/sign-in': 'sign-in',
  '/sign-up': 'sign-up',
  '/forgot-password': 'forgot-password',
  '/reset-password': 'reset-password',
  '/verify-email': 'verify-email',
  '/invitations/:token': 'invitation',
  '/transfers/:token': 'transfer',
  '/history': 'history',
  '/history/deleted': 'deleted-listings',
  '/listings/:id': 'listing',
  '/bulk': 'bulk',
  '/bulk/:id': 'bulk-run',
  '/brands': 'brands',
  '/stores': 'stores',
  '/keys': 'keys',
  '/webhooks': 'webhooks',
  '/team': 'team',
  '/plan': 'plan',
  '/pricing': 'pricing',
  '/confirm-email': 'confirm-email',
  '/settings': 'settings',
  '/settings/security': 'security',
  '/settings/notifications': 'notifications',
  '/settings/data': 'data',
  '/settings/password': 'password',
  '/settings/sessions': 'sessions',
  '/settings/audit-log': 'audit-log',
};

/**
 * Pages that visitors open first, whose first view the server renders: it need not wait for the scripts.
 * Nothing that only the browser knows may change what they first show.
 */
const RENDERED_PAGES: ReadonlySet<string> = new Set(['pricing', 'sign-in', 'sign-up']);

export interface PagesContext extends SiteContext {
  readonly publicUrl: URL;
  readonly production: boolean;
  readonly securityEvents: SecurityEvents;
  readonly auditTrail: Pick<AuditTrail, 'flush'>;
  readonly authentication: Authentication;
  readonly database: Database;
  readonly agents: AgentsContext;
  readonly replicaRouter: ReplicaRouter;
  readonly plans: Plans;
  /** Maximum storage for the products of a workspace's files. */
  readonly bulkStorageBytes: number;
  readonly saving: OneAtATime;
  readonly readAheadRoom: ReadAheadRoom;
  /** Absent if only the operator can change plans. */
  readonly payments: Payments | undefined;
  /** The dashboard's API: its mount path, and the data sent with the pages. */
  readonly trpc: {
    readonly path: string;
    readonly handler: RequestHandler;
    readonly initialData: InitialDataLoaders;
  };
}

/** Everything for browsers: the pages and what they call. */
export function pages(ctx: PagesContext): Router {
  const { publicUrl, payments, trpc } = ctx;
  const router = express.Router();
  router.use(withRequestLanguage);
  router.use(pagePolicy({ https: publicUrl.protocol === 'https:' }));
  if (payments !== undefined) router.use(billingWebhook({ ...ctx, payments }));
  router.use(AUTHENTICATION_PATH, requireSameOrigin(ctx));
  router.all(`${AUTHENTICATION_PATH}/*path`, authenticationHandler(ctx));
  router.use(trpc.path, requireSameOrigin(ctx), trpc.handler);
  router.get([DATA_EXPORT_PATH, AUDIT_LOG_EXPORT_PATH, '/bulk/:id/export'], requireOwnPage(ctx));
  router.use('/bulk', requireSameOrigin(ctx), bulkFiles(ctx));
  router.get(DATA_EXPORT_PATH, dataExport(ctx));
  router.get(AUDIT_LOG_EXPORT_PATH, auditLogExport(ctx));
  router.use('/assets', assets(join(DIST, 'assets')));
  router.use(siteFiles(ctx));
  router.use(rememberLanguage(ctx));
  router.use(site(ctx));
  router.get(CONNECT_PATH, connectPage(trpc.initialData.connect));
  router.get(AUTHORIZATION_PATH, authorizationPage(ctx.agents, trpc.initialData.dashboard));
  for (const [path, folder] of Object.entries(DASHBOARD_PAGES)) {
    const modules = ['src/app/start.tsx', `src/pages/${folder}/index.tsx`];
    router.get(
      path,
      sendPage(
        { document: 'index', modules, isRendered: RENDERED_PAGES.has(folder) },
        trpc.initialData.page(folder),
      ),
    );
  }
  router.use(notFoundPage(ctx));
  return router;
}

/**
 * A 404 page for browsers; API clients get the JSON error. Not a route, which would answer OPTIONS
 * for every path.
 */
function notFoundPage(ctx: SessionContext) {
  return async (request: Request, response: AppResponse, next: NextFunction): Promise<void> => {
    if (!expectsPage(request)) {
      next();
      return;
    }
    response.locals.errorCode = 'not_found';
    const language = readLanguage(request);
    const texts = PAGE_TEXTS[language];
    const link = (href: string) => (text: string) => html`<a href="${href}">${text}</a>`;
    const signedIn = await isSignedIn(ctx, request);
    sendPlainPage(response, 404, {
      language,
      title: texts.pageNotFound,
      isSignedIn: signedIn,
      body: html`<h1>${texts.pageNotFound}</h1>
        <p>
          ${
            signedIn
              ? texts.pageNotFoundHelp(link('/'))
              : texts.pageNotFoundHelpVisitor(link('/'), link('/docs'))
          }
        </p>`,
    });
  };
}
