import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import express, { Router, type Request } from 'express';
import type { AppResponse } from '@wareword/server/http';

const DIST = resolve(import.meta.dirname, '../../web/dist');

/**
 * Serves the built web app for every path that is nothing else. Its URLs are relative to `<base>`,
 * so it works under any mount path.
 */
export function pages(publicUrl: string, dist = DIST): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(join(dist, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  router.use(express.static(dist, { index: false }));
  router.get('/{*page}', async (_request: Request, response: AppResponse) => {
    response.locals.route = 'front';
    // Read every time: a replaced build has other assets.
    const page = await readPage(join(dist, 'index.html'), publicUrl);
    response.set('Cache-Control', 'no-cache');
    if (page === undefined) {
      response.status(503).type('text').send("The pages aren't ready yet. Try again in a moment.");
    } else response.type('html').send(page);
  });
  return router;
}

async function readPage(file: string, publicUrl: string): Promise<string | undefined> {
  try {
    const page = await readFile(file, 'utf8');
    const { pathname } = new URL(`${publicUrl}/`);
    return page.replace(/<head>/i, (head) => `${head}<base href="${encodeURI(pathname)}" />`);
  } catch {
    return undefined;
  }
}
