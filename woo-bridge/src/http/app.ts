import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import type { BridgeContext } from '../context.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { bridgeRouter, type CallContext } from '../trpc/index.ts';
import { Cookies } from './cookies.ts';
import { fromStores } from './from-stores.ts';
import { front } from './front.ts';
import { probes, type Readiness } from './probes.ts';
import { requestContext, type AppResponse } from './request-context.ts';
import { returns } from './returns.ts';
import { sameSiteOnly } from './same-site.ts';
import { Tries } from './tries.ts';

const BODY_BYTES = 2 * 1024 * 1024;

export interface AppContext {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'production'>;
  readonly bridge: BridgeContext;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
}

/** The ordered middleware that every request passes. */
export function createApp({ config, bridge, logger, metrics, readiness }: AppContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);
  app.use(requestContext(logger, metrics));
  app.use(probes({ database: bridge.database, metrics, readiness }));
  app.use(securityHeaders(config.publicUrl));

  const tries = new Tries(bridge.now);
  const mounted = express.Router();
  mounted.use(fromStores(bridge));
  mounted.use(returns(bridge));
  mounted.use(
    '/trpc',
    sameSiteOnly(config.publicUrl),
    (_request: Request, response: AppResponse, next: NextFunction) => {
      response.locals.route = '/trpc';
      response.set('Cache-Control', 'no-store');
      next();
    },
    createExpressMiddleware({
      router: bridgeRouter,
      maxBodySize: BODY_BYTES,
      createContext: ({ req, res }): CallContext => ({
        bridge,
        cookies: new Cookies(req, res, config.publicUrl),
        countTry: () => tries.count(req.ip ?? ''),
        onBug: (error, path) => logger.error({ err: error, path }, 'a call failed'),
      }),
    }),
  );
  mounted.use(front(config.publicUrl));
  // A proxy may leave the path that the bridge is mounted at, or take it off.
  const { pathname } = new URL(config.publicUrl);
  if (pathname !== '/') app.use(pathname, mounted);
  app.use(mounted);
  app.use(errorHandler(logger));
  return app;
}

/** No other page may show or script this one. Pictures of products come from the stores. */
function securityHeaders(publicUrl: string) {
  const secure = new URL(publicUrl).protocol === 'https:';
  return helmet({
    contentSecurityPolicy: {
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
    },
    strictTransportSecurity: secure,
    // The addresses to which stores and Wareword return hold nonces and codes.
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
}

/** What nobody expected: told to the log, and not to the caller. */
function errorHandler(logger: Logger) {
  return (error: unknown, _request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = statusOf(error);
    if (status >= 500) logger.error({ err: error }, 'a request failed');
    response
      .status(status)
      .type('text')
      .send(status >= 500 ? 'Something went wrong here. Try again.' : 'This cannot be read.');
  };
}

/** What Express's own readers refuse says with which status. */
function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('status' in error)) return 500;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
