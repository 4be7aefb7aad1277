import type { RoutesInFlight } from '@wareword/event-loop';
import type { SecurityHeaders } from '@wareword/security/http';
import type { Logger } from '@wareword/security/logging';
import { probes, requestContext, type Readiness } from '@wareword/server/http';
import type { HttpMetrics } from '@wareword/server/metrics';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Database } from '../database/index.ts';
import type { StoreAppConfig } from '../settings/index.ts';
import { requireHost } from './require-host.ts';
import { requireHttps } from './require-https.ts';

export interface StoreAppServerContext {
  readonly config: Pick<StoreAppConfig, 'publicUrl' | 'trustProxy' | 'production' | 'metrics'>;
  /** Added to every response. */
  readonly headers: SecurityHeaders;
  readonly database: Database;
  readonly logger: Logger;
  readonly metrics: HttpMetrics;
  readonly routes: RoutesInFlight;
  readonly readiness: Readiness;
}

/** The ordered middleware of every request, around the app's own routes. */
export function createStoreAppServer(
  ctx: StoreAppServerContext,
  served: {
    /** Sets the content policy of pages, on every response except the probes'. */
    readonly policy: RequestHandler;
    readonly router: RequestHandler;
  },
): Express {
  const { config, logger, metrics, routes, readiness, database } = ctx;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);
  app.use(requestContext(logger, metrics, routes, ctx.headers));
  app.use(requireHost);
  const pingDatabase = () => database.sql`select 1`;
  app.use(probes({ pingDatabase, metrics, readiness, access: config.metrics }));
  app.use(served.policy);
  if (config.production && config.publicUrl.startsWith('https:')) {
    app.use(requireHttps(config.publicUrl));
  }
  // A proxy may keep the path that the app is mounted at, or strip it.
  const { pathname } = new URL(config.publicUrl);
  if (pathname !== '/') app.use(pathname, served.router);
  app.use(served.router);
  // Express's default 404 would replace the policy.
  app.use((_request: Request, response: Response) => {
    response.status(404).type('text').send('Page not found.');
  });
  app.use(errorHandler(logger));
  return app;
}

/** Unexpected errors are logged, not shown. */
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
      .send(status >= 500 ? 'Something went wrong. Try again.' : 'This request is malformed.');
  };
}

/** Errors of Express's own parsers have a status. */
function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('status' in error)) return 500;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
