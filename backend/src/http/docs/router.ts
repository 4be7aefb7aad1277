import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { API_BASE_PATH } from '@wareword/shared-schema';
import { Router, type Request } from 'express';
import helmet from 'helmet';
import type { Config } from '../../config.ts';
import type { AppResponse } from '../request-context.ts';
import { pageHeaders } from '../web.ts';
import type { Html } from './html.ts';
import { sendPacked } from './packed-file.ts';
import { changelogPage } from './pages/changelog.ts';
import { errorPage, errorsPage, unknownErrorPage } from './pages/errors.ts';
import { referencePage } from './pages/reference.ts';
import { startPage } from './pages/start.ts';
import { versionsPage } from './pages/versions.ts';

/** What the pages tell of this installation. */
export type DocsSettings = Pick<
  Config,
  'publicUrl' | 'plans' | 'rateLimitPerMinute' | 'deprecation'
>;

const ASSETS = resolve(import.meta.dirname, 'assets');
/** The dashboard's own, so that both have the same. */
const ICON = resolve(import.meta.dirname, '../../../web/src/icon.svg');
const SCALAR = resolve(
  dirname(createRequire(import.meta.url).resolve('@scalar/api-reference')),
  'browser/standalone.js',
);

const NOTHING = ["'none'"];
const OURS = ["'self'"];
const PAGE_POLICY = {
  defaultSrc: NOTHING,
  styleSrc: OURS,
  imgSrc: OURS,
  formAction: NOTHING,
  frameAncestors: NOTHING,
  baseUri: NOTHING,
};
/** Scalar runs our copy of its script, sets styles on elements, and calls this API alone. */
const REFERENCE_POLICY = {
  ...PAGE_POLICY,
  scriptSrc: OURS,
  connectSrc: OURS,
  styleSrc: [...OURS, "'unsafe-inline'"],
  imgSrc: [...OURS, 'data:', 'blob:'],
  workerSrc: [...OURS, 'blob:'],
};

/** The developer pages: plain HTML, and one script, for the reference. */
export function docs(settings: DocsSettings): Router {
  const router = Router();
  const { deprecation } = settings;
  router.use(
    ['/docs', '/changelog'],
    pageHeaders({ https: settings.publicUrl.protocol === 'https:' }),
  );
  const pages: readonly (readonly [path: string, page: Html])[] = [
    ['/docs', startPage({ ...settings, apiUrl: new URL(API_BASE_PATH, settings.publicUrl).href })],
    ['/docs/errors', errorsPage()],
    ['/docs/versions', versionsPage(deprecation)],
    ['/changelog', changelogPage(deprecation)],
  ];
  for (const [path, page] of pages) {
    router.get(path, policy(PAGE_POLICY), (_request: Request, response: AppResponse) => {
      send(response, path, page);
    });
  }
  router.get('/docs/reference', policy(REFERENCE_POLICY), (_request, response: AppResponse) => {
    send(response, '/docs/reference', referencePage());
  });
  router.get(
    '/docs/errors/:code',
    policy(PAGE_POLICY),
    (request: Request<{ code: string }>, response: AppResponse) => {
      const page = errorPage(request.params.code);
      if (page === undefined) {
        response.status(404);
        send(response, '/docs/errors/:code', unknownErrorPage());
        return;
      }
      send(response, '/docs/errors/:code', page);
    },
  );
  router.get(
    '/docs/assets/style.css',
    sendPacked(resolve(ASSETS, 'style.css'), 'text/css; charset=utf-8'),
  );
  router.get(
    '/docs/assets/reference.js',
    sendPacked(resolve(ASSETS, 'reference.js'), 'text/javascript; charset=utf-8'),
  );
  router.get(
    '/docs/assets/reference.css',
    sendPacked(resolve(ASSETS, 'reference.css'), 'text/css; charset=utf-8'),
  );
  router.get('/docs/assets/scalar.js', sendPacked(SCALAR, 'text/javascript; charset=utf-8'));
  // Browsers ask for the second by themselves where a page names no icon.
  router.get(['/docs/assets/icon.svg', '/favicon.ico'], sendPacked(ICON, 'image/svg+xml'));
  return router;
}

function policy(directives: Readonly<Record<string, readonly string[]>>) {
  return helmet.contentSecurityPolicy({ useDefaults: false, directives });
}

function send(response: AppResponse, route: string, page: Html): void {
  response.locals.route = route;
  response.setHeader('Cache-Control', 'no-cache');
  response.type('html').send(page.toString());
}
