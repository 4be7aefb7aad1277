import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { authenticate } from './rest/authenticate.ts';
import { Nonces } from './rest/oauth1.ts';
import { indexOf } from './rest/index-of.ts';
import { RestError } from './rest/rest-error.ts';
import type { Store } from './store.ts';

/** Maintenance: JSON for a caller who asks for it, a page for everybody else. */
export function maintenance(store: Store) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!store.settings.maintenance) {
      next();
      return;
    }
    response.status(503).set('Retry-After', '600');
    const words = 'Briefly unavailable for scheduled maintenance. Check back in a minute.';
    if (request.accepts(['html', 'json']) === 'json') {
      response.json({
        code: 'wp_die',
        message: words,
        data: { status: 503 },
        additional_errors: [],
      });
    } else response.send(`<!DOCTYPE html><title>Maintenance</title><h1>${words}</h1>`);
  };
}

/** Drops the `Authorization` header, as some hosts do before PHP sees it. */
export function droppedAuthorization(store: Store) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (store.settings.dropsAuthorization) delete request.headers.authorization;
    next();
  };
}

/** `?rest_route=` on any page: the index, and no one's rights, since keys are not looked at there. */
export function queryRoute(store: Store) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const route = request.query['rest_route'];
    if (route === undefined) {
      next();
      return;
    }
    if (store.settings.index === 'closed') refuse(response, closed());
    else if (route === '/') response.json(indexOf(store, fieldsOf(request)));
    else {
      refuse(
        response,
        new RestError(401, 'woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.'),
      );
    }
  };
}

/**
 * A security plugin that closes the REST API to visitors: index and all. A request with keys that
 * work is let through; keys that do not work make no one more than a visitor.
 */
export function closedToVisitors(store: Store): Router {
  const router = express.Router();
  router.use((request: Request, response: Response, next: NextFunction) => {
    if (store.settings.index !== 'closed') {
      next();
      return;
    }
    try {
      // Its own memory of nonces: the route itself looks at the same signature again.
      const { shop, url } = store;
      const origin = new URL(url).origin;
      const parts = { shop, nonces: new Nonces(), origin, request, target: request.originalUrl };
      if (request.originalUrl.includes('/wc/v3/') && authenticate(parts) !== undefined) {
        next();
        return;
      }
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      refuse(response, error);
      return;
    }
    refuse(response, closed());
  });
  return router;
}

/**
 * Plain links on nginx: `/wp-json` is the front page with status 200. A store in a folder sends the
 * caller to the root of its domain, where another store may live.
 */
export function plainLinks(store: Store) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (store.settings.permalinks !== 'plain' || !/^\/(?:wp-json|wc-auth)\b/.test(request.path)) {
      next();
      return;
    }
    const { origin, pathname } = new URL(store.url);
    if (pathname !== '/') response.redirect(302, `${origin}${request.url}`);
    else response.send('<!DOCTYPE html><title>Stand-in store</title><h1>Stand-in store</h1>');
  };
}

export function fieldsOf(request: Request): string | undefined {
  const fields = request.query['_fields'];
  return typeof fields === 'string' ? fields : undefined;
}

function closed(): RestError {
  return new RestError(
    401,
    'rest_login_required',
    'DRA: Only authenticated users can access this.',
  );
}

function refuse(response: Response, error: RestError): void {
  response.status(error.status).json(error.body());
}
