import type { Request } from 'express';
import helmet from 'helmet';
import { cachePerBuild, type AppResponse } from '@wareword/server/http';
import { readColorScheme } from './document/color-scheme.ts';
import { sendHtml } from './document/send-html.ts';
import type { InitialPage } from './initial-data.ts';
import { readPageDocument, type DocumentOptions } from './page-document.ts';
import { queryOf } from './query-of.ts';
import { readLanguage } from './read-language.ts';
import { renderPage } from './rendered-page.ts';
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
 * Sends one of the built pages with its initial data, in its visitor's language.
 */
export function sendPage(
  options: DocumentOptions,
  start: (request: Request, response: AppResponse) => Promise<InitialPage>,
) {
  const page = cachePerBuild(DIST, () => readPageDocument(options));
  return async (request: Request, response: AppResponse): Promise<void> => {
    const show = page();
    const { data, language: chosen, isSignedIn } = await start(request, response);
    const language = readLanguage(request, chosen);
    const initialData = JSON.stringify(data);
    const { path } = request;
    const query = queryOf(request);
    const search = query === '' ? '' : `?${query}`;
    const rendered = options.isRendered
      ? await renderPage({ document: options.document, path, search, language, initialData })
      : undefined;
    // The page contains who is signed in.
    response.setHeader('Cache-Control', 'no-store');
    const colorScheme = readColorScheme(request);
    const shown = show({ initialData, language, colorScheme, rendered });
    if (isSignedIn) response.type('html').send(shown);
    else await sendHtml(request, response, shown);
  };
}
