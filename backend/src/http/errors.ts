import { hasNulCharacter, isUnavailable } from '@wareword/postgres';
import type { SecurityEventName, SecurityEvents } from '@wareword/security/events';
import { ERROR_CODES, type ErrorCode, type ErrorEnvelope } from '@wareword/shared-schema';
import type { NextFunction, Request } from 'express';
import type { AppResponse, RequestLocals } from '@wareword/server/http';
import type { Logger } from '../logger.ts';
import {
  DATABASE_UNAVAILABLE,
  DomainError,
  internalErrorMessage,
  invalid,
  notFound,
  NUL_CHARACTER,
  unavailable,
  type DashboardReason,
  type ErrorReason,
} from '../errors.ts';
import { errorCodeOf } from '../error-codes.ts';
import { html } from '../html.ts';
import { expectsPage, sendPlainPage } from './plain-page.ts';
import { setRateHeaders } from './rate-headers.ts';
import { readLanguage } from './read-language.ts';
import { PAGE_TEXTS } from './texts/index.ts';

/**
 * Retry delay in seconds: after exceeding the rate limit (contract §9.8), until the first request
 * with a key is answered (contract §8.6), or until another process takes over.
 */
const RETRY_AFTER_SECONDS: Readonly<Partial<Record<ErrorCode, number>>> = {
  rate_limited: 60,
  request_in_progress: 2,
  service_unavailable: 2,
};

/** No route matches the request. */
export function noSuchEndpoint(): DomainError {
  return notFound('Page or endpoint not found. Check the URL.');
}

export function errorEnvelope(code: ErrorCode, message: string): ErrorEnvelope {
  return { error: { code, message } };
}

/**
 * Errors that only HTTP has a code for, such as a method that a path does not support. An error
 * that has a meaning without HTTP is a `DomainError`.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
  }
}

export function codeOf(error: DomainError | ApiError): ErrorCode {
  return error instanceof ApiError ? error.code : errorCodeOf(error);
}

/**
 * Sends the error envelope (contract §3.3).
 * @param status if it is not the code's own
 */
export function sendError(
  response: AppResponse,
  error: DomainError | ApiError,
  status?: number,
): void {
  const code = codeOf(error);
  recordErrorCode(response.locals, code);
  if (error instanceof DomainError) setRateHeaders(response, error.details.rate);
  setRetryAfter(response, code);
  const columns = error instanceof DomainError ? error.details.columns : undefined;
  response
    .status(status ?? ERROR_CODES[code].status)
    .json({ ...errorEnvelope(code, error.message), ...(columns && { columns }) });
}

/** Sends the page that a browser shows if navigation fails, such as a download. */
function sendErrorPage(
  request: Request,
  response: AppResponse,
  error: DomainError | ApiError,
): void {
  const code = codeOf(error);
  recordErrorCode(response.locals, code);
  setRetryAfter(response, code);
  const language = readLanguage(request);
  const { down, downHelp, failed, failedHelp } = PAGE_TEXTS[language];
  const isDown = code === 'service_unavailable';
  const [title, help] = isDown ? [down, downHelp] : [failed, failedHelp(response.locals.requestId)];
  sendPlainPage(response, ERROR_CODES[code].status, {
    language,
    title,
    body: html`<h1>${title}</h1>
      <p>${help}</p>`,
  });
}

function setRetryAfter(response: AppResponse, code: ErrorCode): void {
  const seconds = RETRY_AFTER_SECONDS[code];
  if (seconds !== undefined) response.setHeader('Retry-After', seconds);
}

/** Records the error code of a response, or of the result of a tool. */
export function recordErrorCode(locals: RequestLocals, errorCode: ErrorCode): void {
  locals.errorCode = errorCode;
  locals.onError?.({ ...locals, errorCode });
}

/** Failed authentication or authorization. */
const SECURITY_EVENTS: Readonly<Partial<Record<ErrorReason | DashboardReason, SecurityEventName>>> =
  {
    token_invalid: 'security.token_use',
    scope: 'security.authorization',
    brand: 'security.authorization',
    brand_id: 'security.authorization',
    brand_locked: 'security.authorization',
    job: 'security.authorization',
    batch: 'security.authorization',
    listing: 'security.authorization',
    connect_code: 'security.connect_exchange',
    connect_site: 'security.connect_exchange',
    client_authentication: 'security.connect_exchange',
    replayed_code: 'security.connect_replay',
    webhook_signature: 'security.webhook',
  };

/** Reasons for the log only; the caller does not see them. */
const LOG_ONLY_REASONS: ReadonlySet<ErrorReason | DashboardReason> = new Set([
  'client_authentication',
  'replayed_code',
  'webhook_signature',
]);

function recordError(securityEvents: SecurityEvents, error: DomainError, route: string): void {
  const { reason, details } = error;
  if (reason === undefined) return;
  const event = SECURITY_EVENTS[reason];
  if (event === undefined) return;
  securityEvents.record({
    event,
    outcome: 'refused',
    actor: details.actor,
    target: details.target ?? route,
    reason: LOG_ONLY_REASONS.has(reason) ? reason : errorCodeOf(error),
  });
}

/** The one place that turns an error into a response. Unexpected errors are logged, not shown. */
export function errorHandler(logger: Logger, securityEvents: SecurityEvents) {
  // Express recognizes an error handler by its four parameters.
  return (error: unknown, request: Request, response: AppResponse, _next: NextFunction): void => {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    if (isUnreadableBody(error)) {
      const message = UNREADABLE[error.type] ?? "We couldn't read the request body. Send it again.";
      sendError(response, new ApiError('malformed_request', message), error.status);
      return;
    }
    const reported = toPublicError(error, { logger, securityEvents, ...response.locals });
    if (expectsPage(request) && ERROR_CODES[codeOf(reported)].status >= 500) {
      sendErrorPage(request, response, reported);
    } else {
      sendError(response, reported);
    }
  };
}

/**
 * What a caller may see of an error, in an HTTP response or the result of a tool. Logs the error if
 * it belongs in the log.
 */
export function toPublicError(
  error: unknown,
  log: {
    readonly logger: Logger;
    readonly securityEvents: SecurityEvents;
    readonly requestId: string;
    readonly route: string;
  },
): DomainError | ApiError {
  const { logger, requestId } = log;
  if (error instanceof DomainError) {
    recordError(log.securityEvents, error, log.route);
    return error;
  }
  if (error instanceof ApiError) return error;
  if (error instanceof URIError)
    return notFound('The URL is malformed. Check its percent-encoding.');
  if (isUnavailable(error)) {
    logger.warn({ requestId, err: error }, 'the database is unavailable');
    return unavailable(DATABASE_UNAVAILABLE, 'database');
  }
  if (hasNulCharacter(error)) return invalid(NUL_CHARACTER);
  logger.error({ requestId, err: error }, 'request failed');
  return new ApiError('internal_error', internalErrorMessage(requestId));
}

/** Messages for the body parser's errors, by their `type`. */
const UNREADABLE: Readonly<Record<string, string>> = {
  'entity.too.large': 'The request body is too large. Send less in each request.',
  'encoding.unsupported': 'Send the request body uncompressed.',
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
