import { randomUUID } from 'node:crypto';
import type { RoutesInFlight } from '@wareword/event-loop';
import { withRequestScope, type RequestScope } from '@wareword/security/events';
import { formatAddress, type SecurityHeaders } from '@wareword/security/http';
import type { Logger } from '@wareword/security/logging';
import { startSpan, type Span } from '@wareword/tracing';
import type { NextFunction, Request, Response } from 'express';
import type { HttpMetrics } from '../metrics.ts';

/** Data attached to a request. */
export interface RequestLocals {
  requestId: string;
  /** The matched route, as a label with bounded cardinality. */
  route: string;
  /** The error code of the response, in apps whose errors have one. */
  errorCode: string | undefined;
  /** Called with each error that is sent, in apps that record them. */
  onError?: (error: SentError) => void;
}

/** An error in a response, with its route and request. */
export type SentError = Pick<RequestLocals, 'requestId' | 'route'> & {
  readonly errorCode: string;
};

export type AppResponse<Body = unknown> = Response<Body, RequestLocals>;

/** Requested every few seconds, so most spans would be theirs. */
const UNTRACED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Assigns every request an id and adds the common response headers. When the request ends, writes a log line,
 * records a metric and ends its span.
 */
export function requestContext(
  logger: Logger,
  metrics: Pick<HttpMetrics, 'observeRequest'>,
  routes: RoutesInFlight,
  headers: SecurityHeaders,
) {
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    const started = performance.now();
    const requestId = randomUUID();
    const scope: RequestScope = { requestId, address: formatAddress(request.ip ?? '') };
    response.locals = { requestId, route: 'other', errorCode: undefined };
    const span = UNTRACED.has(request.path) ? undefined : spanOf(request, requestId);
    const leave = routes.enter(response.locals);
    response.setHeaders(headers);
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      leave();
      const { route, errorCode } = response.locals;
      const milliseconds = performance.now() - started;
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.observeRequest(request.method, route, status, milliseconds);
      endSpan(span, { method: request.method, route, status, errorCode });
      logger.info({
        ...scope,
        ...(span?.traceId === undefined ? {} : { traceId: span.traceId }),
        method: request.method,
        route,
        status,
        ms: Math.round(milliseconds * 10) / 10,
        ...(errorCode === undefined ? {} : { errorCode }),
      });
    });
    withRequestScope(scope, () => (span === undefined ? next() : span.run(next)));
  };
}

/** A client that traces sends `traceparent`, and this request then belongs to its trace. */
function spanOf(request: Request, requestId: string): Span {
  return startSpan({
    name: request.method,
    kind: 'server',
    attributes: { 'http.request.method': request.method, 'wareword.request_id': requestId },
    parent: request.get('traceparent'),
  });
}

/** Ends the span, with the route that was only known after the start. */
function endSpan(
  span: Span | undefined,
  ended: { method: string; route: string; status: number; errorCode: string | undefined },
): void {
  if (span === undefined) return;
  const { method, route, status, errorCode } = ended;
  span.rename(`${method} ${route}`);
  span.set({
    'http.route': route,
    'http.response.status_code': status,
    'wareword.error_code': errorCode,
  });
  if (status >= 500) span.fail(String(status));
  span.end();
}
