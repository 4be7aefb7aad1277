import { API_BASE_PATH } from '@wareword/shared-schema';
import express, { type Express, type NextFunction, type Request } from 'express';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { Refusal } from '../refusal.ts';
import { docs, type DocsSettings } from './docs/router.ts';
import { errorHandler } from './errors.ts';
import { pages, type PagesContext } from './pages.ts';
import { probes, requireServing, type Readiness } from './probes.ts';
import { requestContext, type AppResponse } from './request-context.ts';
import { redirectApexHost, requireHost, requireHttps } from './transport.ts';
import type { ApiContext } from './v1/handler.ts';
import { v1Router } from './v1/router.ts';
import { versionHeaders } from './version-headers.ts';

export interface AppContext {
  readonly config: Pick<
    Config,
    'production' | 'publicUrl' | 'trustProxy' | 'canonicalHostRedirect' | 'deprecation'
  > &
    DocsSettings;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** Absent in a pure worker, which serves the probes alone. */
  readonly api: ApiContext | undefined;
  /** Absent in a pure worker. */
  readonly pages: Omit<PagesContext, 'publicUrl'> | undefined;
  readonly database: ApiContext['database'];
}

/** The ordered middleware that every request passes. */
export function createApp(ctx: AppContext): Express {
  const { config } = ctx;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);

  app.use(requestContext(ctx.logger, ctx.metrics));
  app.use(probes(ctx));
  if (ctx.api !== undefined) {
    app.use(
      API_BASE_PATH,
      versionHeaders({
        ...config.deprecation,
        changelogUrl: new URL('/changelog', config.publicUrl).href,
      }),
    );
    app.use(requireHost);
    if (config.canonicalHostRedirect) app.use(redirectApexHost(config.publicUrl));
    if (config.production) app.use(requireHttps(config.publicUrl));
    app.use(API_BASE_PATH, requireServing(ctx.readiness), v1Router(ctx.api));
  }
  if (ctx.pages !== undefined) {
    app.use(docs(config), pages({ ...ctx.pages, publicUrl: config.publicUrl }));
  }
  app.use((_request: Request, _response: AppResponse, _next: NextFunction) => {
    throw new Refusal('not_found', 'There is nothing at this address.');
  });
  app.use(errorHandler(ctx.logger));
  return app;
}
