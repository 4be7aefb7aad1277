import { TOO_MANY_VISITOR_CALLS, VisitorRateLimiter } from '@wareword/security/http';
import type { AppResponse } from '@wareword/server/http';
import { TOO_BUSY, type SignedInCalls } from '@wareword/store-app/limits';
import { Router, type NextFunction, type Request } from 'express';
import type { ShopifyAppContext } from '../context.ts';
import { createShop } from '../pages/index.ts';
import { bodyOf, hasBody, limitBody, readBody } from './body.ts';
import { readLocale } from './locale.ts';
import { nonceOf } from './policy.ts';
import { pages } from './remix.ts';
import { signIn, visitOf } from './sign-in.ts';
import { unavailable } from './unavailable.ts';
import { webhooks } from './webhooks.ts';

/**
 * Paths that need a session token: the app's pages and data, and Shopify's page for obtaining one.
 */
const SIGNED_IN = /^\/(?:app|auth)(?:[./]|$)/;
/** Where Shopify's library redirects browsers whose store is unknown. */
const NO_STORE = '/auth/login';

function needsSignIn({ path }: Request): boolean {
  return SIGNED_IN.test(path) && !path.startsWith(NO_STORE);
}

/** Everything the app serves except its probes. */
export function createRouter(
  ctx: ShopifyAppContext,
  { production }: { readonly production: boolean },
): Router {
  const router = Router();
  router.use(webhooks(ctx));
  router.use(limitMethod);
  router.use(limitBody);
  const sign = signIn(ctx);
  const limitVisitors = visitors();
  router.use((request: Request, response: AppResponse, next) =>
    needsSignIn(request) ? sign(request, response, next) : limitVisitors(request, response, next),
  );
  const sendUnavailable = unavailable({ logger: ctx.logger, apiKey: ctx.config.apiKey });
  router.use((error: unknown, request: Request, response: AppResponse, next: NextFunction) =>
    needsSignIn(request) ? sendUnavailable(error, request, response, next) : next(error),
  );
  router.use(limitOpenCalls(ctx.calls));
  router.use((request: Request, response: AppResponse, next) => {
    if (hasBody(request)) readBody(request, response, next);
    else next();
  });
  router.use(
    pages({
      reload: !production,
      loadContext: (request, response, textsFile) => {
        const visit = visitOf(request);
        const locale = visit?.locale ?? readLocale(request);
        return {
          wareword: {
            apiKey: ctx.config.apiKey,
            locale,
            textsFile: textsFile(locale),
            nonce: nonceOf(response),
            shop: visit === null ? null : createShop(ctx, visit),
            body: bodyOf(request),
            report: (error) => {
              if (error instanceof Error) ctx.logger.error({ err: error }, 'a page failed');
            },
          },
        };
      },
    }),
  );
  return router;
}

/** The methods that pages use. Shopify's library can't read requests with some of the others. */
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];

function limitMethod(request: Request, response: AppResponse, next: NextFunction): void {
  if (METHODS.includes(request.method)) next();
  else response.status(405).set('Allow', METHODS.join(', ')).end();
}

/** Limits a shop's concurrent requests, before their bodies are read. */
function limitOpenCalls(calls: SignedInCalls) {
  return async (request: Request, response: AppResponse, next: NextFunction): Promise<void> => {
    const visit = visitOf(request);
    if (visit !== null) {
      const leave = await calls.open(visit.shop.id);
      if (leave === undefined) {
        response.status(429).set('Retry-After', '5').type('text').send(TOO_BUSY);
        return;
      }
      // It may have been closed while this waited.
      if (response.closed) leave();
      else response.once('close', leave);
    }
    next();
  };
}

/** Limits how often visitors call: even a page that says "not found" takes milliseconds to render. */
function visitors() {
  const limiter = new VisitorRateLimiter();
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    if (hasBody(request)) {
      response
        .status(405)
        .set('Allow', 'GET, HEAD')
        .type('text')
        .send("This page doesn't accept form submissions.");
    } else if (request.path.startsWith('/assets/') || limiter.take(request.ip ?? '')) {
      next();
    } else {
      response.status(429).set('Retry-After', '60').type('text').send(TOO_MANY_VISITOR_CALLS);
    }
  };
}
