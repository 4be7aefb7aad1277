import type { RoutesInFlight } from '@wareword/event-loop';
import type { SecurityEvents } from '@wareword/security/events';
import type { SecurityHeaders } from '@wareword/security/http';
import { probes, requestContext, type AppResponse, type Readiness } from '@wareword/server/http';
import { API_BASE_PATH } from '@wareword/shared-schema';
import express, { type Express, type NextFunction, type Request } from 'express';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { docs, type DocsSettings } from './docs/router.ts';
import { errorHandler, noSuchEndpoint } from './errors.ts';
import { mcp } from './mcp/router.ts';
import { oauth } from './oauth/router.ts';
import { pages, type PagesContext } from './pages.ts';
import type { SiteSetting } from './site/router.ts';
import { requireReady } from './require-ready.ts';
import { redirectApexHost, requireHost, requireHttps } from './transport.ts';
import type { ApiContext } from './v1/handler.ts';
import { v1Router } from './v1/router.ts';
import { versionHeaders } from './version-headers.ts';

export interface AppContext {
  readonly config: Pick<
    Config,
    | 'production'
    | 'publicUrl'
    | 'trustProxy'
    | 'canonicalHostRedirect'
    | 'deprecation'
    | 'metrics'
    | SiteSetting
  > &
    DocsSettings;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly routes: RoutesInFlight;
  readonly readiness: Readiness;
  /** Added to every response. */
  readonly headers: SecurityHeaders;
  readonly securityEvents: SecurityEvents;
  /** Absent in a worker-only process, which only serves the probes. */
  readonly api: ApiContext | undefined;
  /** Absent in a worker-only process. */
  readonly pages:
    | Omit<PagesContext, 'publicUrl' | 'production' | 'securityEvents' | 'readiness' | SiteSetting>
    | undefined;
  readonly database: ApiContext['database'];
}

/** The middleware every request passes through, in order. */
export function createApp(ctx: AppContext): Express {
  const { config } = ctx;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);

  app.use(requestContext(ctx.logger, ctx.metrics, ctx.routes, ctx.headers));
  const { metrics, readiness, database } = ctx;
  const pingDatabase = () => database.sql`select 1`;
  app.use(probes({ readiness, pingDatabase, metrics, access: config.metrics }));
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
    app.use(API_BASE_PATH, requireReady(ctx.readiness), v1Router(ctx.api));
    app.use(mcp({ ...ctx, ...config, api: ctx.api }));
    app.use(oauth({ ...ctx, ...ctx.api.agents }));
  }
  if (ctx.pages !== undefined) {
    const { production, publicUrl, supportEmail, contentDir, planPrices } = config;
    const { generationTimeoutMs, writer } = config;
    const { securityEvents } = ctx;
    const site = { supportEmail, contentDir, generationTimeoutMs, writer, planPrices };
    app.use(
      docs({ ...config, ...ctx.pages }),
      pages({ ...ctx.pages, ...site, production, publicUrl, securityEvents, readiness }),
    );
  }
  app.use((_request: Request, _response: AppResponse, _next: NextFunction) => {
    throw noSuchEndpoint();
  });
  app.use(errorHandler(ctx.logger, ctx.securityEvents));
  return app;
}
