import type { AppResponse } from '@wareword/server/http';
import type { StoreAppResources } from '@wareword/store-app/app';
import { createStoreAppServer } from '@wareword/store-app/http';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
} from 'express';
import helmet from 'helmet';
import type { WooAppContext } from '../context.ts';
import { browserReturns } from './browser-returns.ts';
import { pages } from './pages.ts';
import { requireSameOrigin } from './same-origin.ts';
import { storeCallbacks } from './store-callbacks.ts';

/**
 * Everything the app serves.
 * @param api the pages' API, and the path it is mounted at
 */
export function createApp(
  parts: StoreAppResources,
  app: WooAppContext,
  api: { readonly path: string; readonly handler: RequestHandler },
): Express {
  const { publicUrl } = app;
  const router = express.Router();
  router.use(storeCallbacks(app));
  router.use(browserReturns(app));
  router.use(
    api.path,
    requireSameOrigin(publicUrl, app.securityEvents),
    (_request: Request, response: AppResponse, next: NextFunction) => {
      response.locals.route = api.path;
      response.set('Cache-Control', 'no-store');
      next();
    },
    api.handler,
  );
  router.use(pages(publicUrl));
  return createStoreAppServer(parts, { policy: pagePolicy(publicUrl), router });
}

/** No other page may frame or script this one. Product images come from the stores. */
function pagePolicy(publicUrl: string) {
  const secure = new URL(publicUrl).protocol === 'https:';
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'https:', ...(secure ? [] : ['http:'])],
      styleSrc: ["'self'", "'unsafe-inline'"],
      scriptSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  });
}
