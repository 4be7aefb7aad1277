import type { Request } from 'express';
import helmet from 'helmet';
import { cachePerBuild, type AppResponse } from '@wareword/server/http';
import type { PageStart } from './initial-data.ts';
import type { PageDocument } from './page-document.ts';
import { readLanguage } from './read-language.ts';
import { DIST } from './web-build.ts';

export const YEAR_SECONDS = 31_536_000;

/**
 * What a page may load and where it may be shown: only our own scripts, and in no frame. Inline
 * styles are allowed because Mantine sets them.
 */
export function pagePolicy({ https }: { https: boolean }) {
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
  });
}

/**
 * Sends one of the built pages with its initial data, in its reader's language.
 *
 * @param document renders the page; called on the first request after a build
 */
export function sendPage(
  document: () => PageDocument,
  start: (request: Request, response: AppResponse) => Promise<PageStart>,
) {
  const page = cachePerBuild(DIST, document);
  return async (request: Request, response: AppResponse): Promise<void> => {
    const show = page();
    const { data, language } = await start(request, response);
    // The page contains who is signed in.
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').send(show(data, readLanguage(request, language)));
  };
}
