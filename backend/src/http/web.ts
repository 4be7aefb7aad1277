import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NextFunction, Request, RequestHandler } from 'express';
import helmet from 'helmet';
import sirv from 'sirv';
import { Refusal } from '../refusal.ts';
import type { AppResponse } from './request-context.ts';

/** What Vite made of `backend/web`. */
const DIST = resolve(import.meta.dirname, '../../web/dist');

const YEAR_SECONDS = 31_536_000;

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

/** The built pages' scripts and styles: their names change with their content. */
export function webAssets(): RequestHandler {
  // The build laid each file's compressed forms beside it.
  return sirv(DIST, {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: YEAR_SECONDS,
    extensions: [],
  });
}

/** Sends one of the built pages; what it shows is decided in the browser. */
export function sendPage(name: 'index' | 'connect') {
  const file = resolve(DIST, `${name}.html`);
  return (_request: Request, response: AppResponse, next: NextFunction): void => {
    if (!existsSync(file)) {
      next(new Refusal('not_found', 'The pages are not built yet. Run: pnpm build'));
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    response.sendFile(file, (error) => {
      if (error !== undefined) next(error);
    });
  };
}
