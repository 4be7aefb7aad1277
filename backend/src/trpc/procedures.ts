import { describeValidationError, ERROR_CODES } from '@wareword/shared-schema';
import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { RequestContext } from './context.ts';

/** The one place where an error of a verb becomes an answer of the dashboard. */
const trpc = initTRPC.context<RequestContext>().create({
  errorFormatter: ({ shape, error, ctx }) => ({
    ...shape,
    message: tell(error, ctx?.requestId),
    data: {
      code: shape.data.code,
      httpStatus: shape.data.httpStatus,
      /** The error code of the document, where it is one of those. */
      refusal: error.cause instanceof Refusal ? error.cause.code : undefined,
    },
  }),
});

function tell(error: TRPCError, requestId = 'of this answer'): string {
  if (error.cause instanceof z.ZodError) return describeValidationError(error.cause);
  return error.code === 'INTERNAL_SERVER_ERROR'
    ? `Something went wrong on our side. Try again; if it stays, tell support the request id ${requestId}.`
    : error.message;
}

const CODES: Readonly<Record<number, TRPCError['code']>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  410: 'NOT_FOUND',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

const refusals = trpc.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok || !(result.error.cause instanceof Refusal)) return result;
  const refusal = result.error.cause;
  throw new TRPCError({
    code: CODES[ERROR_CODES[refusal.code].status] ?? 'INTERNAL_SERVER_ERROR',
    message: refusal.message,
    cause: refusal,
  });
});

export const { router, createCallerFactory } = trpc;

/** Open to anybody. */
export const publicProcedure = trpc.procedure.use(refusals);

/** For somebody who is signed in: `ctx.member` says who, and in which workspace they work. */
export const memberProcedure = publicProcedure.use(({ ctx, next }) => {
  const { member } = ctx;
  if (member === undefined) {
    throw new TRPCError({
      code: 'UNAUTHORIZED',
      message: 'Your session has ended. Sign in again.',
    });
  }
  return next({ ctx: { ...ctx, member } });
});

/** For the owner of the workspace: plan, team, and what cannot be given back. */
export const ownerProcedure = memberProcedure.use(({ ctx, next }) => {
  if (!ctx.member.isOwner) {
    throw new TRPCError({
      code: 'FORBIDDEN',
      message: 'Only the owner of this workspace can do this. Ask them.',
    });
  }
  return next();
});
