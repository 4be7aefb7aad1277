import type { Request } from 'express';
import helmet from 'helmet';
import type { AppResponse } from './request-context.ts';
import { ofBuild } from './web-build.ts';

export const YEAR_SECONDS = 31_536_000;

/**
 * What a page may load and where it may be shown: nothing but our own scripts, and in no frame.
 * Mantine sets styles on elements, which is why inline styles pass.
 */
export function pageHeaders({ https }: { https: boolean }) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
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
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: https && { maxAge: YEAR_SECONDS },
    xFrameOptions: { action: 'deny' },
  });
}

/**
 * Sends one of the built pages, with the answers to what it would ask first.
 *
 * @param document makes the page; called when the first reader of a build comes
 */
export function sendPage(
  document: () => (firstAnswers: object) => string,
  firstAnswers: (request: Request, response: AppResponse) => Promise<object>,
) {
  const page = ofBuild(document);
  return async (request: Request, response: AppResponse): Promise<void> => {
    const show = page();
    const answers = await firstAnswers(request, response);
    // Who is signed in stands in it.
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').send(show(answers));
  };
}
