import { formatAddress, TOO_MANY_VISITOR_CALLS, VisitorRateLimiter } from '@wareword/security/http';
import { getTRPCErrorShape, TRPCError } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from '@wareword/security/logging';
import { SignedInCalls, TOO_BUSY, type CallSender } from '@wareword/store-app/limits';
import { AppError } from '../app-error.ts';
import { AttemptLimiter, Cookies, OwnerLookupLimiter, SESSION_COOKIE } from '../callers/index.ts';
import type { WooAppContext } from '../context.ts';
import { findSession, type Session } from '../sessions/index.ts';
import { hasConnection } from '../stores/index.ts';
import type { CallContext } from './procedure.ts';
import { readBody } from './read-body.ts';
import { wooAppRouter } from './router.ts';

/** Concurrent reads of catalog pages: two per store, and in total no more than concurrent calls to stores. */
const CATALOG_LIMITS = { perStore: 2, total: 64, unconnected: 32 };

export interface Api {
  readonly path: string;
  /** The API, over HTTP. */
  readonly handler: RequestHandler;
}

/** The API of the app's pages, with its limits on calls. */
export function createApi(app: WooAppContext, logger: Logger): Api {
  const tries = new AttemptLimiter(app.now);
  const ownerLookups = new OwnerLookupLimiter();
  const catalogReads = new OwnerLookupLimiter(CATALOG_LIMITS);
  const signedInCalls = new SignedInCalls();
  const visitors = new VisitorRateLimiter();
  const sessions = new WeakMap<Request, Session>();

  const sessionOf = (request: Request, response: Response): Promise<Session | undefined> => {
    const cookies = new Cookies(request, response, app.publicUrl);
    return findSession({ ctx: app, input: { token: cookies.get(SESSION_COOKIE) } });
  };

  const procedures = createExpressMiddleware({
    router: wooAppRouter,
    // Each call has its own request, so that one request costs as much as one call.
    allowBatching: false,
    createContext: ({ req, res }): CallContext => ({
      app,
      session: sessions.get(req),
      cookies: new Cookies(req, res, app.publicUrl),
      client: { address: req.ip && formatAddress(req.ip), userAgent: req.get('user-agent') },
      countVisitorCall: () => {
        if (!visitors.take(req.ip ?? '')) {
          throw new AppError('too_many_attempts', TOO_MANY_VISITOR_CALLS);
        }
      },
      limitLookup: (work) => tries.run(req.ip ?? '', work),
      limitOwnerLookup: (store, work) => ownerLookups.run(store, work),
      limitCatalogRead: (store, work) => catalogReads.run(store, work),
      countSignedInCall: (session) => signedInCalls.count(senderOf(session)),
      limitHeavyWork: (session, store, work) =>
        signedInCalls.heavy(senderOf(session), work, hasConnection(store)),
      onUnexpectedError: (error, path) => logger.error({ err: error, path }, 'a call failed'),
    }),
  });

  return {
    path: '/trpc',
    handler: async (request, response, next) => {
      const open = slotAcquirer(signedInCalls, response);
      const read = await readBody(request, response, async () => {
        const sender = await sessionOf(request, response);
        return sender !== undefined && (await open(sender));
      });
      if ('problem' in read) {
        refuse(request, response, read.problem);
        return;
      }
      request.body = read.text;
      // Looked for once the request has arrived: what ended in the meantime is not used anymore.
      const session = await sessionOf(request, response);
      if (session !== undefined) {
        if (!(await open(session))) {
          refuse(request, response, 'TOO_MANY_REQUESTS');
          return;
        }
        sessions.set(request, session);
      }
      await procedures(request, response, next);
    },
  };
}

function senderOf({ storeId, hash }: Session): CallSender {
  return { store: storeId, person: hash };
}

/**
 * @returns a function that waits for a free slot among the store's concurrent calls and holds it until
 *   the response closes. Idempotent. It returns false if too many calls wait already.
 */
function slotAcquirer(
  calls: SignedInCalls,
  response: Response,
): (sender: Session) => Promise<boolean> {
  let opened: Promise<boolean> | undefined;
  const open = async ({ storeId }: Session) => {
    const leave = await calls.open(storeId);
    if (leave === undefined) return false;
    // It may have been closed while this waited.
    if (response.closed) leave();
    else response.once('close', leave);
    return true;
  };
  return (sender) => (opened ??= open(sender));
}

const REFUSALS = {
  PAYLOAD_TOO_LARGE: 'This is more than we can save at once. Shorten it, then try again.',
  BAD_REQUEST: 'This request is malformed.',
  TOO_MANY_REQUESTS: TOO_BUSY,
};

/** Rejects a call before it reaches a procedure, with the same error format. */
function refuse(request: Request, response: Response, code: keyof typeof REFUSALS): void {
  const message = REFUSALS[code];
  const shape = getTRPCErrorShape({
    config: wooAppRouter._def._config,
    error: new TRPCError({ code, message }),
    type: 'unknown',
    path: request.path.slice(1),
    input: undefined,
    ctx: undefined,
  });
  response.status(shape.data.httpStatus).json({ error: shape });
}
