import { identifyActor, type SecurityEventName } from '@wareword/security/events';
import { hasNulCharacter, isUnavailable } from '@wareword/store-app/database';
import { initTRPC, TRPCError } from '@trpc/server';
import type { WooAppContext } from '../context.ts';
import { describeError, type Cookies } from '../callers/index.ts';
import { StoreAppError } from '@wareword/store-app/errors';
import { AppError, signedOut } from '../app-error.ts';
import type { Client, Session } from '../sessions/index.ts';
import { findStoreById, type Store } from '../stores/index.ts';
import { WooStoreError } from '../woocommerce/index.ts';

/** The context of a call. */
export interface CallContext {
  readonly app: WooAppContext;
  /** The session of a browser that proved to hold a store's keys. */
  readonly session: Session | undefined;
  readonly cookies: Cookies;
  readonly client: Client;
  /**
   * @throws AppError `too_many_attempts` if this network made too many calls without a session
   */
  readonly countVisitorCall: () => void;
  /** For work that calls an untrusted server: refused if there is too much of it. */
  readonly limitLookup: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The same for an owner's own store: strangers can't use it up. */
  readonly limitOwnerLookup: <Result>(store: Store, work: () => Promise<Result>) => Promise<Result>;
  /** For reading an owner's catalog: one page takes much memory. */
  readonly limitCatalogRead: <Result>(store: Store, work: () => Promise<Result>) => Promise<Result>;
  /** @throws StoreAppError `too_many_attempts` if this browser or its store made too many calls */
  readonly countSignedInCall: (session: Session) => void;
  /** For work on whole texts of products. @throws StoreAppError `too_busy`, `too_many_attempts` */
  readonly limitHeavyWork: <Result>(
    session: Session,
    store: Store,
    work: () => Promise<Result>,
  ) => Promise<Result>;
  readonly onUnexpectedError: (error: unknown, path: string) => void;
}

/** Metadata of a procedure. */
interface ProcedureMeta {
  /** Recorded with its outcome whenever the procedure is called. */
  readonly securityEvent?: SecurityEventName;
}

const t = initTRPC
  .context<CallContext>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      message: describeError(error.cause)?.message ?? messageOf(error),
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path ?? null,
        /** What went wrong, for the owner; null if the call itself was wrong, or we were. */
        publicError: describeError(error.cause) ?? null,
      },
    }),
  });

function messageOf(error: TRPCError): string {
  if (error.code === 'INTERNAL_SERVER_ERROR') return 'Something went wrong. Try again.';
  return error.code === 'BAD_REQUEST' ? 'This request is malformed.' : error.message;
}

export const { router } = t;

/** The browser is not signed in anymore. */
const ENDED_SESSION: ReadonlySet<string> = new Set(['signed_out', 'connect_not_saved']);

/** Every error gets its status here, and only here. */
const mapErrors = t.middleware(async ({ ctx, next, path }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  if (cause instanceof AppError && ENDED_SESSION.has(cause.code)) {
    throw new TRPCError({ code: 'UNAUTHORIZED', message: cause.message, cause });
  }
  if (cause !== undefined && isRateLimit(cause)) {
    throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: cause.message, cause });
  }
  const known = describeError(cause);
  if (known !== undefined) {
    throw new TRPCError({ code: 'UNPROCESSABLE_CONTENT', message: known.message, cause });
  }
  if (isUnavailable(cause)) {
    ctx.onUnexpectedError(cause ?? result.error, path);
    const message =
      "Wareword isn't available right now. Your work is saved. Try again in a moment.";
    throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message, cause });
  }
  if (hasNulCharacter(cause)) throw new TRPCError({ code: 'BAD_REQUEST', cause });
  if (result.error.code === 'INTERNAL_SERVER_ERROR')
    ctx.onUnexpectedError(cause ?? result.error, path);
  return result;
});

/** Whether a call was refused because there were too many. */
function isRateLimit(cause: Error): boolean {
  if (cause instanceof WooStoreError) return cause.code === 'too_busy';
  return (
    cause instanceof StoreAppError &&
    (cause.code === 'too_many_attempts' || cause.code === 'too_busy')
  );
}

/** What a procedure adds to its security event. */
export interface EventDetails {
  /** The id of the store whose keys the browser holds. */
  actor: string | undefined;
  /** The address of the store that it is about. */
  target: string | undefined;
}

/** Records who tried what; the store counts as the account. */
const securityEvents = t.middleware(async ({ ctx, meta, path, next }) => {
  const about: EventDetails = { actor: undefined, target: undefined };
  const result = await next({ ctx: { about } });
  const code = result.ok ? undefined : result.error.code;
  const event =
    code === 'TOO_MANY_REQUESTS'
      ? 'security.rate_limit'
      : (meta?.securityEvent ?? (code === 'UNAUTHORIZED' ? 'security.authorization' : undefined));
  if (event === undefined) return result;
  const { cause } = result.ok ? {} : result.error;
  ctx.app.securityEvents.record({
    event,
    outcome: result.ok ? 'success' : 'refused',
    actor: about.actor,
    target: about.target === undefined ? path : `${path} ${about.target}`,
    reason: result.ok ? undefined : (describeError(cause)?.code ?? result.error.code),
  });
  return result;
});

/** Calls with a session are limited by session, all others by network. */
const visitorRate = t.middleware(({ ctx, next }) => {
  if (ctx.session === undefined) ctx.countVisitorCall();
  return next();
});

/** For anyone, with a limit per minute. Errors have their code once `securityEvents` sees them. */
export const publicProcedure = t.procedure.use(securityEvents).use(mapErrors).use(visitorRate);

/** For a browser that proved to hold a store's keys; only about that store, and rate limited. */
export const storeProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const { session } = ctx;
  if (session === undefined) throw signedOut();
  ctx.countSignedInCall(session);
  const store = await findStoreById({ ctx: ctx.app, input: session });
  identifyActor(store.id);
  ctx.about.actor = store.id;
  ctx.about.target = store.url;
  return next({ ctx: { session, store } });
});

/** The same, for reading or comparing whole texts: a few at once. */
export const heavyStoreProcedure = storeProcedure.use(({ ctx, next }) =>
  ctx.limitHeavyWork(ctx.session, ctx.store, () => next()),
);
