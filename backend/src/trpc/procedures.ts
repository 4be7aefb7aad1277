import { describeValidationError, ERROR_CODES } from '@wareword/shared-schema';
import { hasNulCharacter, isUnavailable } from '@wareword/postgres';
import type { SecurityEventName } from '@wareword/security/events';
import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { MemberView } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import { errorCodeOf } from '../error-codes.ts';
import {
  DATABASE_UNAVAILABLE,
  DomainError,
  forbidden,
  internalErrorMessage,
  invalid,
  NUL_CHARACTER,
} from '../errors.ts';
import { problemOf } from './problem.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { isAllowed, permissionDeniedMessage, type Permission } from '../roles.ts';
import { requireOpenAccount } from '../access-locks/index.ts';
import type { RequestContext } from './context.ts';

/**
 * Who may call a procedure: anyone, anyone who is signed in, users for their own account, or
 * members of a workspace whose role allows it.
 */
export type Needs = 'anyone' | 'session' | 'account' | Permission;

/** Metadata of a procedure. */
interface ProcedureMeta {
  /** Set by the procedures below, one of which every procedure of the dashboard is built from. */
  readonly needs?: Needs;
  /** Recorded with its outcome whenever the procedure is called. */
  readonly securityEvent?: SecurityEventName;
}

/** The one place that turns an operation's error into a dashboard response. */
const trpc = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter: ({ shape, error, ctx }) => ({
      ...shape,
      message: messageFor(error, ctx?.requestId),
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        /** The API's error code, if it has one. */
        errorCode: error.cause instanceof DomainError ? errorCodeOf(error.cause) : undefined,
        /** What pages in other languages than English say instead of the message. */
        problem: problemOf(error),
        /** Finds a failure that no one expected in the log. */
        requestId: error.code === 'INTERNAL_SERVER_ERROR' ? ctx?.requestId : undefined,
      },
    }),
  });

function messageFor(error: TRPCError, requestId: string | undefined): string {
  if (error.cause instanceof z.ZodError) return describeValidationError(error.cause);
  return error.code === 'INTERNAL_SERVER_ERROR' ? internalErrorMessage(requestId) : error.message;
}

/** For each status that an error of the API has. */
const CODES: Readonly<
  Record<(typeof ERROR_CODES)[keyof typeof ERROR_CODES]['status'], TRPCError['code']>
> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  409: 'CONFLICT',
  410: 'NOT_FOUND',
  429: 'TOO_MANY_REQUESTS',
  431: 'BAD_REQUEST',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

const domainErrors = trpc.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  if (isUnavailable(cause)) {
    throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: DATABASE_UNAVAILABLE, cause });
  }
  if (hasNulCharacter(cause)) {
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: NUL_CHARACTER,
      cause: invalid(NUL_CHARACTER),
    });
  }
  if (!(cause instanceof DomainError)) return result;
  throw new TRPCError({
    code: CODES[ERROR_CODES[errorCodeOf(cause)].status],
    message: cause.message,
    cause,
  });
});

/** Additional details for a procedure's security event, if its input does not contain the id. */
interface EventDetails {
  target: string | undefined;
  /** For the audit log: the target as people know it, if it has no id or that is gone. */
  subject?: string | undefined;
  /** For the audit log: a choice that was made. */
  detail?: string | undefined;
  /** For the audit log: the workspace it happened in, if that is not the caller's current one. */
  workspaceId?: WorkspaceId | undefined;
}

/** Errors that are always security events, no matter what was called. */
const FIXED_EVENTS: Readonly<Partial<Record<TRPCError['code'], SecurityEventName>>> = {
  FORBIDDEN: 'security.authorization',
  TOO_MANY_REQUESTS: 'security.rate_limit',
};

/**
 * Refusals that are security events unless the procedure has its own: a call without a session, and
 * a request for something that does not exist, which is also the response for something that
 * belongs to another workspace.
 */
const DEFAULT_EVENTS: Readonly<Partial<Record<TRPCError['code'], SecurityEventName>>> = {
  UNAUTHORIZED: 'security.authorization',
  NOT_FOUND: 'security.authorization',
};

/** Records who did what to what, as far as the input contains an id. */
const securityEvents = trpc.middleware(async ({ ctx, meta, path, getRawInput, next }) => {
  const eventDetails: EventDetails = { target: undefined };
  const result = await next({ ctx: { eventDetails } });
  const code = result.ok ? undefined : result.error.code;
  const refused = code && FIXED_EVENTS[code];
  const event = refused ?? meta?.securityEvent ?? (code && DEFAULT_EVENTS[code]);
  if (event === undefined) return result;
  const named = InputWithId.safeParse(await getRawInput());
  const { id, userId } = named.success ? named.data : {};
  ctx.securityEvents.record({
    event,
    outcome: result.ok ? 'success' : 'refused',
    actor: ctx.member?.userId,
    target: [path, eventDetails.target ?? id ?? userId]
      .filter((part) => part !== undefined)
      .join(' '),
    reason: code,
    concerns: eventDetails.workspaceId ?? ctx.member?.workspaceId,
    action: path,
    subject: eventDetails.subject ?? eventDetails.target ?? id ?? userId,
    detail: eventDetails.detail,
  });
  return result;
});

/** Only ids: anything else in the input may be secret. */
const Id = z.string().regex(/^[a-z]{3}_[a-z0-9]{26}$/);
const InputWithId = z.object({ id: Id.optional(), userId: Id.optional() });

export const { router, createCallerFactory } = trpc;

/** Requests with a session are identified by it; all others are limited by address. */
const visitorRate = trpc.middleware(({ ctx, next }) => {
  if (ctx.member === undefined) ctx.countVisitorCall();
  return next();
});

/** After a change, its author reads from the primary for a while. */
const pinToPrimaryAfterChange = trpc.middleware(async ({ ctx, type, next }) => {
  const result = await next();
  if (type === 'mutation' && result.ok) ctx.pinToPrimary();
  return result;
});

/**
 * Open to everyone, with a limit per minute. Errors have their code by the time `securityEvents`
 * sees them.
 */
export const publicProcedure = trpc.procedure
  .meta({ needs: 'anyone' })
  .use(securityEvents)
  .use(domainErrors)
  .use(pinToPrimaryAfterChange)
  .use(visitorRate);

/**
 * For signed-in users, including for those whose account is about to be deleted: `ctx.member` is the user
 * and their current workspace.
 */
export const signedInProcedure = publicProcedure.meta({ needs: 'session' }).use(({ ctx, next }) => {
  const { member } = ctx;
  if (member === undefined) {
    throw new TRPCError({
      code: 'UNAUTHORIZED',
      message: 'Your session has ended. Sign in again.',
    });
  }
  return next({ ctx: { ...ctx, member } });
});

/** For what belongs to the user and not to a workspace, unless their account is about to be deleted. */
export const accountProcedure = signedInProcedure
  .meta({ needs: 'account' })
  .use(({ ctx, next }) => {
    requireOpenAccount(ctx.member.eraseAt);
    return next();
  });

/**
 * For members of a workspace whose role allows this (ADR-0050). Access that must not outlast the role
 * is checked again where it is created, with `lockPermission`.
 */
export function workspaceProcedure(permission: Permission) {
  return accountProcedure.meta({ needs: permission }).use(({ ctx, next }) => {
    if (!isAllowed(ctx.member.role, permission)) {
      throw forbidden(permissionDeniedMessage(permission), 'role');
    }
    return next();
  });
}

/**
 * For actions that reach beyond the workspace: connecting a store, creating a key, inviting, paying.
 * In production the email address must be verified first, or anyone could do this in another
 * person's name.
 */
export function confirmedProcedure(permission: Permission) {
  return workspaceProcedure(permission).use(({ ctx, next }) => {
    requireConfirmed(ctx);
    return next();
  });
}

function requireConfirmed({
  config,
  member,
}: {
  readonly config: Pick<Config, 'production'>;
  readonly member: MemberView;
}): void {
  if (!config.production || member.emailVerified) return;
  throw forbidden(
    `Confirm your email first. Sign out and sign in again, and we'll send a link to ${member.email}.`,
    'email_unconfirmed',
  );
}
