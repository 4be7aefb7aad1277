import type { AppResponse } from '@wareword/server/http';
import { Router, type Request } from 'express';
import { documentFiles } from '../document/files.ts';
import { sitemap } from './sitemap.ts';

/** Files that browsers and search engines load besides the pages, the same in every language. */
export function siteFiles({ publicUrl }: { readonly publicUrl: URL }): Router {
  const router = Router();
  router.use(documentFiles());
  router.get('/robots.txt', (_request: Request, response: AppResponse) => {
    const { href } = new URL('/sitemap.xml', publicUrl);
    response
      .type('txt')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /trpc/\nSitemap: ${href}\n`);
  });
  router.get('/sitemap.xml', (_request: Request, response: AppResponse) => {
    response.type('xml').send(sitemap(publicUrl));
  });
  return router;
}
