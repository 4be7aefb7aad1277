import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES, type PageLanguage } from '@wareword/ui/languages';
import express, { Router, type Request, type Response } from 'express';
import { assets, cachePerBuild, preloadLinks, type AppResponse } from '@wareword/server/http';
import { Cookies, SESSION_COOKIE } from '../callers/index.ts';
import { readLanguage } from './read-language.ts';

const DIST = resolve(import.meta.dirname, '../../web/dist');

/** The pages' paths, and the module in `web/src/pages` that each shows. */
const PAGES = {
  '/products': 'products/index.tsx',
  '/runs': 'runs/index.tsx',
  '/runs/:runId': 'run/index.tsx',
  '/runs/:runId/products/:itemId': 'item/index.tsx',
  '/connection': 'connection/index.tsx',
  '/automatic': 'automatic/index.tsx',
  '/help/returning': 'help/returning.tsx',
  '/settings': 'settings/index.tsx',
  '/access': 'access/index.tsx',
};

/**
 * Serves the built web app for every path that is nothing else. Its URLs are relative to `<base>`,
 * so it works under any mount path.
 */
export function pages(publicUrl: string): Router {
  const router = Router();
  router.use('/assets', assets(join(DIST, 'assets')), (_request: Request, response: Response) => {
    response.status(404).type('text').send('This file is gone. Reload the page.');
  });
  router.use(express.static(DIST, { index: false }));
  router.get('/robots.txt', (_request: Request, response: AppResponse) => {
    response.type('txt').send('User-agent: *\nDisallow: /trpc/\n');
  });
  const send = (module?: string) => {
    const page = cachePerBuild(DIST, () => readPage(publicUrl, module));
    return (request: Request, response: AppResponse) => {
      response.locals.route = 'front';
      const text = readOrUndefined(page)?.get(readLanguage(request));
      response.set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Language, Cookie' });
      if (text === undefined) {
        response
          .status(503)
          .type('text')
          .send("The pages aren't ready yet. Try again in a moment.");
      } else {
        const cookies = new Cookies(request, response, publicUrl);
        response.type('html').send(withSessionHint(cookies, text));
      }
    };
  };
  for (const [path, module] of Object.entries(PAGES)) router.get(path, send(module));
  router.get('/{*page}', send());
  return router;
}

/** Marks the page as signed in or as a visitor's, so that its script knows whether to load the store. */
function withSessionHint(cookies: Cookies, page: string): string {
  if (cookies.get(SESSION_COOKIE) !== undefined) {
    return page.replace('<html ', '<html data-signed-in ');
  }
  return cookies.isEmpty() ? page.replace('<html ', '<html data-visitor ') : page;
}

/** Undefined while there is no build. */
function readOrUndefined<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A page in each language. */
function readPage(
  publicUrl: string,
  module: string | undefined,
): ReadonlyMap<PageLanguage, string> {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const { pathname } = new URL(`${publicUrl}/`);
  const modules = ['src/app/start.tsx', ...(module === undefined ? [] : [`src/pages/${module}`])];
  return new Map(
    LANGUAGES.map((language) => {
      const links = preloadLinks({ dist: DIST, document: 'index', modules, base: './' }, language);
      const text = page
        .replace('<html lang="en"', `<html lang="${language}"`)
        .replace(/<head>/i, (head) => `${head}<base href="${encodeURI(pathname)}" />`)
        .replace('</head>', () => `${links}</head>`);
      return [language, text];
    }),
  );
}
