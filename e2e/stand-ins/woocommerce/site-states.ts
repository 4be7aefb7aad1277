import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { authenticate } from './rest/authenticate.ts';
import { Nonces } from './rest/oauth1.ts';
import { indexOf } from './rest/index-of.ts';
import { RestError } from './rest/rest-error.ts';
import type { Store } from './store.ts';

/** Maintenance mode: JSON for callers that accept it, a page for everyone else. */
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

/** `?rest_route=` on any page: the index, without authentication, since keys are ignored there. */
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
 * A security plugin that closes the REST API and its index to visitors. A request with valid
 * keys is let through; with invalid ones its caller is a visitor.
 */
export function closedToVisitors(store: Store): Router {
  const router = express.Router();
  router.use((request: Request, response: Response, next: NextFunction) => {
    if (store.settings.index !== 'closed') {
      next();
      return;
    }
    try {
      // A nonce memory of its own, since the route verifies the same signature again.
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
 * Plain permalinks on nginx: `/wp-json` is the front page with status 200. A store in a folder
 * redirects the caller to the root of its domain, where another store may be.
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
