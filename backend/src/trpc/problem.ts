import { isUnavailable } from '@wareword/postgres';
import type { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { DomainError, type DashboardReason, type ErrorKind, type ErrorReason } from '../errors.ts';

/** An error in the form for which pages have texts. */
export type Problem =
  | ErrorKind
  | ErrorReason
  | DashboardReason
  | 'account_switched'
  | 'input'
  | 'internal'
  | 'session';

/** The problems of errors that only the dashboard has. */
const PROBLEMS: Readonly<Partial<Record<TRPCError['code'], Problem>>> = {
  UNAUTHORIZED: 'session',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not_found',
  CONFLICT: 'account_switched',
  TOO_MANY_REQUESTS: 'rate',
  SERVICE_UNAVAILABLE: 'unavailable',
  INTERNAL_SERVER_ERROR: 'internal',
};

export function problemOf({ cause, code }: TRPCError): Problem {
  if (cause instanceof z.ZodError) return 'input';
  if (cause instanceof DomainError) return cause.reason ?? cause.kind;
  if (isUnavailable(cause)) return 'database';
  return PROBLEMS[code] ?? 'invalid';
}
