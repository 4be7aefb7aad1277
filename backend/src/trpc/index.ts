import { finished } from 'node:stream/promises';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import type { Request, RequestHandler, Response } from 'express';
import { readMember } from '../accounts/index.ts';
import type { DashboardContext, RequestContext } from './context.ts';
import { createFirstAnswers } from './first-answers.ts';
import { dashboardRouter } from './router.ts';

export type { DashboardContext } from './context.ts';
export type { FirstAnswers } from './first-answers.ts';
export type { DashboardRouter } from './router.ts';

/** Where the dashboard's API is mounted. */
const TRPC_PATH = '/trpc';

/** Bytes of a request; the largest is a listing's form. */
const MAX_BODY_BYTES = 256 * 1024;

/** Procedures that one request may call; a page asks for a handful. Each costs work of its own. */
const MAX_CALLS = 20;

export interface DashboardApi {
  readonly path: string;
  /** The API, over HTTP. */
  readonly handler: RequestHandler;
  /** What goes with the pages that would ask it. */
  readonly firstAnswers: ReturnType<typeof createFirstAnswers>;
}

/** The dashboard's API. */
export function createDashboardApi(ctx: DashboardContext): DashboardApi {
  return {
    path: TRPC_PATH,
    handler: createExpressMiddleware({
      router: dashboardRouter,
      maxBodySize: MAX_BODY_BYTES,
      maxBatchSize: MAX_CALLS,
      // Who is signed in decides what is answered.
      responseMeta: () => ({ headers: { 'Cache-Control': 'no-store' } }),
      createContext: async ({ req, res }) => {
        await arrived(req);
        return createRequestContext(ctx, req, res);
      },
      onError: ({ error, path }) => {
        if (error.code !== 'INTERNAL_SERVER_ERROR') return;
        ctx.logger.error({ err: error.cause ?? error, procedure: path }, 'procedure failed');
      },
    }),
    firstAnswers: createFirstAnswers(ctx, (request, response) =>
      createRequestContext(ctx, request, response),
    ),
  };
}

/**
 * Waits until a request is here as a whole, for who sends it is judged then: somebody who is taken
 * out of a workspace could go on in it with requests whose last bytes they held back.
 */
async function arrived(request: Request): Promise<void> {
  // Where it breaks off, nobody is there to be answered.
  if (!request.complete) await finished(request).catch(() => undefined);
}

async function createRequestContext(
  ctx: DashboardContext,
  request: Request,
  response: Response,
): Promise<RequestContext> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const session = await ctx.authentication.api.getSession({ headers });
  return {
    ...ctx,
    headers,
    requestId: String(response.getHeader('X-Request-Id')),
    address: request.ip ?? '',
    member:
      session === null
        ? undefined
        : await readMember({
            ctx: { orm: ctx.database.orm },
            input: { userId: session.user.id },
          }),
  };
}
