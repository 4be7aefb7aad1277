import { finished } from 'node:stream/promises';
import { requestHeaders } from '@wareword/server/http';
import { TOO_MANY_VISITOR_CALLS, VisitorRateLimiter } from '@wareword/security/http';
import { isUnavailable } from '@wareword/postgres';
import { TRPCError } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import type { Request, RequestHandler, Response } from 'express';
import { readSession } from '../accounts/index.ts';
import { DownloadSlots } from '../bulk/index.ts';
import { DATABASE_UNAVAILABLE, limitExceeded } from '../errors.ts';
import type { DashboardContext, RequestContext } from './context.ts';
import { createInitialDataLoaders } from './initial-data.ts';
import { dashboardRouter } from './router.ts';

export type { PageLanguage } from '../languages.ts';
export type { DashboardContext } from './context.ts';
export type { InitialData } from './initial-data.ts';
export type { PageLimits } from './page-limits.ts';
export type { Problem } from './problem.ts';
export type { DashboardRouter } from './router.ts';

/** Mount path of the dashboard's API. */
const TRPC_PATH = '/trpc';

/** What the pages send. A `Request`, which the library makes of each, throws for some others, such as TRACE. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** Maximum request size in bytes; the largest request is the listing form. */
const MAX_BODY_BYTES = 256 * 1024;

/** Maximum procedures per request; a page calls a handful. Each one costs work. */
const MAX_CALLS = 20;

export interface DashboardApi {
  readonly path: string;
  /** The API, over HTTP. */
  readonly handler: RequestHandler;
  /** Data sent with the pages that would request it. */
  readonly initialData: ReturnType<typeof createInitialDataLoaders>;
}

/** The dashboard's API. */
export function createDashboardApi(ctx: DashboardContext): DashboardApi {
  const limits = { visitors: new VisitorRateLimiter(), files: new DownloadSlots() };
  const handle = createExpressMiddleware({
    router: dashboardRouter,
    maxBodySize: MAX_BODY_BYTES,
    maxBatchSize: MAX_CALLS,
    // The response depends on who is signed in.
    responseMeta: () => ({ headers: { 'Cache-Control': 'no-store' } }),
    createContext: async ({ req, res }) => {
      await waitForBody(req);
      return createRequestContext(ctx, limits, req, res).catch((cause: unknown) => {
        // No procedure was called yet that could say so.
        throw isUnavailable(cause)
          ? new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: DATABASE_UNAVAILABLE, cause })
          : cause;
      });
    },
    onError: ({ error, path }) => {
      if (error.code !== 'INTERNAL_SERVER_ERROR') return;
      ctx.logger.error({ err: error.cause ?? error, procedure: path }, 'procedure failed');
    },
  });
  return {
    path: TRPC_PATH,
    handler: (request, response, next) =>
      METHODS.has(request.method) ? handle(request, response, next) : next(),
    initialData: createInitialDataLoaders(ctx, (request, response) =>
      createRequestContext(ctx, limits, request, response),
    ),
  };
}

/**
 * Waits until the request has fully arrived, because only then is its sender authorized: a removed
 * member could otherwise keep using the workspace with requests whose last bytes they held back.
 */
async function waitForBody(request: Request): Promise<void> {
  // If it is interrupted, there is no one to respond to.
  if (!request.complete) await finished(request).catch(() => undefined);
}

async function createRequestContext(
  ctx: DashboardContext,
  { visitors, files }: { readonly visitors: VisitorRateLimiter; readonly files: DownloadSlots },
  request: Request,
  response: Response,
): Promise<RequestContext> {
  const headers = requestHeaders(request);
  let hasFile = false;
  return {
    ...ctx,
    headers,
    requestId: String(response.getHeader('X-Request-Id')),
    address: request.ip ?? '',
    reader: ctx.replicaRouter.readerFor(request),
    setCookies: (cookies) => void response.append('Set-Cookie', [...cookies]),
    pinToPrimary: () => ctx.replicaRouter.pinToPrimary(response),
    beginFile: (workspaceId) => {
      if (hasFile) throw limitExceeded('Export one file at a time.', 'rate');
      hasFile = true;
      return files.take(workspaceId);
    },
    countVisitorCall: () => {
      if (!visitors.take(request.ip ?? '')) throw limitExceeded(TOO_MANY_VISITOR_CALLS, 'rate');
    },
    member: await readSession({ ctx, input: { cookies: request.headers.cookie ?? '' } }),
  };
}
