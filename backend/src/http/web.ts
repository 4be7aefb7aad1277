import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import express, { type NextFunction, type Request, type Router } from 'express';
import helmet from 'helmet';
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
export function webAssets(): Router {
  const router = express.Router();
  router.use(
    '/assets',
    express.static(resolve(DIST, 'assets'), {
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      index: false,
      fallthrough: true,
    }),
  );
  return router;
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
