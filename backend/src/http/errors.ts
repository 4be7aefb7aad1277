import { ERROR_CODES, type ErrorCode, type ErrorEnvelope } from '@wareword/shared-schema';
import type { NextFunction, Request } from 'express';
import type { Logger } from '../logger.ts';
import { Refusal } from '../refusal.ts';
import { setRateHeaders } from './rate-headers.ts';
import type { AppResponse } from './request-context.ts';

/** Seconds that a client waits: over its rate (document, "Limits"), or for another process. */
const RETRY_AFTER_SECONDS: Readonly<Partial<Record<ErrorCode, number>>> = {
  rate_limited: 60,
  service_unavailable: 2,
};

export function errorEnvelope(code: ErrorCode, message: string): ErrorEnvelope {
  return { error: { code, message } };
}

/** Answers with the error envelope (document, "Error envelope"). */
export function sendRefusal(response: AppResponse, refusal: Refusal, status?: number): void {
  response.locals.errorCode = refusal.code;
  setRateHeaders(response, refusal.rate);
  const seconds = RETRY_AFTER_SECONDS[refusal.code];
  if (seconds !== undefined) response.setHeader('Retry-After', seconds);
  response
    .status(status ?? ERROR_CODES[refusal.code].status)
    .json(errorEnvelope(refusal.code, refusal.message));
}

/** The one place where an error becomes an answer. What nobody expected is logged, not shown. */
export function errorHandler(logger: Logger) {
  // Express tells an error handler by its four parameters.
  return (error: unknown, _request: Request, response: AppResponse, _next: NextFunction): void => {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    if (error instanceof Refusal) {
      sendRefusal(response, error);
    } else if (error instanceof URIError) {
      sendRefusal(response, new Refusal('not_found', 'This address is not well-formed.'));
    } else if (isUnreadableBody(error)) {
      sendRefusal(
        response,
        new Refusal('malformed_request', UNREADABLE[error.type] ?? 'The body cannot be read.'),
        error.status,
      );
    } else {
      logger.error({ requestId: response.locals.requestId, err: error }, 'request failed');
      sendRefusal(
        response,
        new Refusal(
          'internal_error',
          `Something went wrong on our side. Try again; if it stays, tell support the request id ${response.locals.requestId}.`,
        ),
      );
    }
  };
}

/** What Express's readers of bodies say of one that they do not take, by their `type`. */
const UNREADABLE: Readonly<Record<string, string>> = {
  'entity.too.large': 'The body is larger than anything that is sent here. Send less.',
  'encoding.unsupported': 'Send the body as it is, without a content encoding.',
};

function isUnreadableBody(error: unknown): error is Error & { type: string; status: number } {
  return (
    error instanceof Error &&
    'type' in error &&
    typeof error.type === 'string' &&
    'status' in error &&
    typeof error.status === 'number' &&
    error.status >= 400 &&
    error.status < 500
  );
}
