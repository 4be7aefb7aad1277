import { initTRPC, TRPCError } from '@trpc/server';
import type { BridgeContext } from '../context.ts';
import type { Cookies } from '../http/cookies.ts';
import { BridgeRefusal } from '../refusal.ts';
import { findSession } from '../sessions/index.ts';
import { SESSION_COOKIE } from '../http/cookies.ts';
import { findStoreById } from '../stores/index.ts';
import { toldOf } from './told.ts';

/** What a call comes with. */
export interface CallContext {
  readonly bridge: BridgeContext;
  readonly cookies: Cookies;
  /** Lets an address try so often, where a call reaches out to a stranger's server. */
  readonly countTry: () => void;
  readonly onBug: (error: unknown, path: string) => void;
}

const t = initTRPC.context<CallContext>().create({
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    message: toldOf(error.cause)?.message ?? messageOf(error),
    data: {
      code: shape.data.code,
      httpStatus: shape.data.httpStatus,
      path: shape.data.path ?? null,
      /** What went wrong, for the owner; null where the call itself was wrong, or we were. */
      told: toldOf(error.cause) ?? null,
    },
  }),
});

function messageOf(error: TRPCError): string {
  if (error.code === 'INTERNAL_SERVER_ERROR') return 'Something went wrong here. Try again.';
  return error.code === 'BAD_REQUEST' ? 'This cannot be read.' : error.message;
}

export const { router } = t;

/** Every error gets its status here, and only here. */
const told = t.middleware(async ({ ctx, next, path }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  if (cause instanceof BridgeRefusal && cause.code === 'signed_out') {
    throw new TRPCError({ code: 'UNAUTHORIZED', message: cause.message, cause });
  }
  if (cause instanceof BridgeRefusal && cause.code === 'too_many_tries') {
    throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: cause.message, cause });
  }
  const known = toldOf(cause);
  if (known !== undefined) {
    throw new TRPCError({ code: 'UNPROCESSABLE_CONTENT', message: known.message, cause });
  }
  if (result.error.code === 'INTERNAL_SERVER_ERROR') ctx.onBug(cause ?? result.error, path);
  return result;
});

/** For anybody. */
export const open = t.procedure.use(told);

/** For a browser that proved to hold a store's keys; about that store and no other. */
export const signedIn = open.use(async ({ ctx, next }) => {
  const input = { token: ctx.cookies.get(SESSION_COOKIE) };
  const session = await findSession({ ctx: ctx.bridge, input });
  if (session === undefined) throw new BridgeRefusal('signed_out', 'Sign in to your store again.');
  const store = await findStoreById({ ctx: ctx.bridge, input: session });
  return next({ ctx: { session, store } });
});
