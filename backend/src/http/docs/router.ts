import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { API_BASE_PATH } from '@wareword/shared-schema';
import { Router, type Request } from 'express';
import helmet from 'helmet';
import type { AppResponse } from '@wareword/server/http';
import type { Config } from '../../config.ts';
import { errorAdvice } from './error-advice.ts';
import type { Html } from './html.ts';
import { sendCompressed } from './send-compressed.ts';
import { changelogPage } from './pages/changelog.ts';
import { errorPage, errorsPage, unknownErrorPage } from './pages/errors.ts';
import { referencePage } from './pages/reference.ts';
import { startPage } from './pages/start.ts';
import { versionsPage } from './pages/versions.ts';

/** What the pages need to know about this server. */
export type DocsSettings = Pick<
  Config,
  'publicUrl' | 'plans' | 'rateLimitPerMinute' | 'jobs' | 'connectCodeTtlMs' | 'deprecation'
>;

const ASSETS = resolve(import.meta.dirname, 'assets');
/** The dashboard's icon, so that both have the same. */
const ICON = resolve(import.meta.dirname, '../../../web/src/icon.svg');
const SCALAR = resolve(
  dirname(createRequire(import.meta.url).resolve('@scalar/api-reference')),
  'browser/standalone.js',
);

const NOTHING = ["'none'"];
const SAME_ORIGIN = ["'self'"];
const PAGE_POLICY = {
  defaultSrc: NOTHING,
  objectSrc: NOTHING,
  styleSrc: SAME_ORIGIN,
  imgSrc: SAME_ORIGIN,
  formAction: NOTHING,
  frameAncestors: NOTHING,
  baseUri: NOTHING,
};
/** Scalar runs our copy of its script, sets inline styles, and only calls this API. */
const REFERENCE_POLICY = {
  ...PAGE_POLICY,
  scriptSrc: SAME_ORIGIN,
  connectSrc: SAME_ORIGIN,
  styleSrc: [...SAME_ORIGIN, "'unsafe-inline'"],
  imgSrc: [...SAME_ORIGIN, 'data:', 'blob:'],
  workerSrc: [...SAME_ORIGIN, 'blob:'],
};

/** The API docs: plain HTML, and one script, for the reference. */
export function docs(settings: DocsSettings): Router {
  const router = Router();
  const { deprecation } = settings;
  const advice = errorAdvice(settings);
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
      const page = errorPage(request.params.code, advice);
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
    sendCompressed(resolve(ASSETS, 'style.css'), 'text/css; charset=utf-8'),
  );
  router.get(
    '/docs/assets/reference.js',
    sendCompressed(resolve(ASSETS, 'reference.js'), 'text/javascript; charset=utf-8'),
  );
  router.get(
    '/docs/assets/reference.css',
    sendCompressed(resolve(ASSETS, 'reference.css'), 'text/css; charset=utf-8'),
  );
  router.get('/docs/assets/scalar.js', sendCompressed(SCALAR, 'text/javascript; charset=utf-8'));
  // Browsers request the second one if a page names no icon.
  router.get(['/docs/assets/icon.svg', '/favicon.ico'], sendCompressed(ICON, 'image/svg+xml'));
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
