import { resolve } from 'node:path';
import type { AppResponse } from '@wareword/server/http';
import { API_BASE_PATH } from '@wareword/shared-schema';
import { Router, type Request } from 'express';
import helmet from 'helmet';
import type { Config } from '../../config.ts';
import { readColorScheme } from '../document/color-scheme.ts';
import { sendCompressed } from '../document/send-compressed.ts';
import { isSignedIn } from '../document/page-visitor.ts';
import { sendHtml } from '../document/send-html.ts';
import { SCRIPTED_PAGE_DIRECTIVES } from '../document/style.ts';
import type { SessionContext } from '../read-request-session.ts';
import { errorAdvice } from './error-advice.ts';
import { DOCS_SCRIPT, layout, type DocsPage } from './layout.ts';
import { agentsPage } from './pages/agents.ts';
import { changelogPage } from './pages/changelog.ts';
import { errorPage, errorPages, errorsPage, unknownErrorPage } from './pages/errors.ts';
import { referencePage } from './pages/reference.ts';
import { searchPage } from './pages/search.ts';
import { shopOwnersPage } from './pages/shop-owners.ts';
import { startPage } from './pages/start.ts';
import { versionsPage } from './pages/versions.ts';
import { readDocument } from './reference/read-document.ts';
import { searchOf } from './search.ts';

/** What the pages need to know about this server. */
export type DocsSettings = Pick<
  Config,
  | 'publicUrl'
  | 'plans'
  | 'connectUrls'
  | 'rateLimitPerMinute'
  | 'writer'
  | 'jobs'
  | 'connectCodeTtlMs'
  | 'deprecation'
>;

export interface DocsContext extends DocsSettings, SessionContext {}

const POLICY = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: SCRIPTED_PAGE_DIRECTIVES,
});

const MAX_QUERY_LENGTH = 100;

/** The docs: HTML from the server, and one small script for copying and sending requests. */
export function docs(ctx: DocsContext): Router {
  const router = Router();
  const { deprecation, publicUrl } = ctx;
  const advice = errorAdvice(ctx);
  const pages = [
    startPage({ ...ctx, apiUrl: new URL(API_BASE_PATH, publicUrl).href }),
    shopOwnersPage(ctx),
    agentsPage({ publicUrl }),
    errorsPage(),
    versionsPage(deprecation),
    changelogPage(deprecation),
  ];
  const reference = once(async () => referencePage(await readReference(ctx)));
  const search = once(async () => searchOf([...pages, await reference(), ...errorPages(advice)]));
  const send = async (
    request: Request,
    response: AppResponse,
    page: DocsPage,
    { route = page.path, query = '' } = {},
  ): Promise<void> => {
    response.locals.route = route;
    response.setHeader('Cache-Control', 'no-cache');
    response.vary('Cookie');
    const visitor = {
      colorScheme: readColorScheme(request),
      isSignedIn: await isSignedIn(ctx, request),
    };
    await sendHtml(request, response, layout(page, { publicUrl, query, ...visitor }));
  };

  for (const page of pages) {
    router.get(page.path, POLICY, (request: Request, response: AppResponse) =>
      send(request, response, page),
    );
  }
  router.get('/docs/reference', POLICY, async (request: Request, response: AppResponse) => {
    await send(request, response, await reference());
  });
  router.get('/docs/search', POLICY, async (request: Request, response: AppResponse) => {
    const { q } = request.query;
    const query = typeof q === 'string' ? q.slice(0, MAX_QUERY_LENGTH).trim() : '';
    const find = await search();
    await send(request, response, searchPage(query, find(query)), { query });
  });
  router.get(
    '/docs/errors/:code',
    POLICY,
    async (request: Request<{ code: string }>, response: AppResponse) => {
      const page = errorPage(request.params.code, advice);
      if (page === undefined) response.status(404);
      await send(request as Request, response, page ?? unknownErrorPage(), {
        route: '/docs/errors/:code',
      });
    },
  );
  router.get(
    DOCS_SCRIPT,
    sendCompressed(
      resolve(import.meta.dirname, 'assets/docs.js'),
      'text/javascript; charset=utf-8',
    ),
  );
  return router;
}

/** Our OpenAPI document, which is not loaded before someone reads it. */
async function readReference({ publicUrl, jobs }: DocsSettings) {
  const { buildOpenApiDocument } = await import('@wareword/shared-schema/openapi');
  return readDocument(
    buildOpenApiDocument({
      baseUrl: publicUrl.origin,
      idempotencyTtlSeconds: jobs.idempotencyTtlMs / 1000,
      jobExpirySeconds: jobs.expiryMs / 1000,
    }),
  );
}

/** Makes something when it is first asked for. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
