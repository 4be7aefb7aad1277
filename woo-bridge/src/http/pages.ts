import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Language } from '@wareword/ui/languages';
import express, { Router, type Request, type Response } from 'express';
import { assets, type AppResponse } from '@wareword/server/http';
import { readLanguage } from './read-language.ts';

const DIST = resolve(import.meta.dirname, '../../web/dist');

/**
 * Serves the built web app for every path that is nothing else. Its URLs are relative to `<base>`,
 * so it works under any mount path.
 */
export function pages(publicUrl: string, dist = DIST): Router {
  const router = Router();
  router.use('/assets', assets(join(dist, 'assets')), (_request: Request, response: Response) => {
    response.status(404).type('text').send('This file is gone. Reload the page.');
  });
  router.use(express.static(dist, { index: false }));
  router.get('/robots.txt', (_request: Request, response: AppResponse) => {
    response.type('txt').send('User-agent: *\nDisallow: /trpc/\n');
  });
  router.get('/{*page}', async (request: Request, response: AppResponse) => {
    response.locals.route = 'front';
    // Read every time: a replaced build has other assets.
    const page = await readPage(join(dist, 'index.html'), {
      publicUrl,
      language: readLanguage(request),
    });
    response.set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Language, Cookie' });
    if (page === undefined) {
      response.status(503).type('text').send("The pages aren't ready yet. Try again in a moment.");
    } else response.type('html').send(page);
  });
  return router;
}

async function readPage(
  file: string,
  { publicUrl, language }: { readonly publicUrl: string; readonly language: Language },
): Promise<string | undefined> {
  try {
    const page = await readFile(file, 'utf8');
    const { pathname } = new URL(`${publicUrl}/`);
    return page
      .replace('<html lang="en"', `<html lang="${language}"`)
      .replace(/<head>/i, (head) => `${head}<base href="${encodeURI(pathname)}" />`);
  } catch {
    return undefined;
  }
}
