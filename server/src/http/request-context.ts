import { randomUUID } from 'node:crypto';
import type { RoutesInFlight } from '@wareword/event-loop';
import { withRequestScope, type RequestScope } from '@wareword/security/events';
import type { SecurityHeaders } from '@wareword/security/http';
import type { Logger } from '@wareword/security/logging';
import type { NextFunction, Request, Response } from 'express';
import type { HttpMetrics } from '../metrics.ts';

/** Data attached to a request. */
export interface RequestLocals {
  requestId: string;
  /** The matched route, as a label with bounded cardinality. */
  route: string;
  /** The error code of the response, in apps whose errors have one. */
  errorCode: string | undefined;
}

export type AppResponse<Body = unknown> = Response<Body, RequestLocals>;

/**
 * Assigns every request an id, adds the common response headers, and writes one log line and one
 * metric when it ends.
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
    const scope: RequestScope = { requestId, address: request.ip ?? '' };
    response.locals = { requestId, route: 'other', errorCode: undefined };
    const left = routes.enter(response.locals);
    response.setHeaders(headers);
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      left();
      const { route, errorCode } = response.locals;
      const milliseconds = performance.now() - started;
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.observeRequest(request.method, route, status, milliseconds);
      logger.info({
        ...scope,
        method: request.method,
        route,
        status,
        ms: Math.round(milliseconds * 10) / 10,
        ...(errorCode === undefined ? {} : { errorCode }),
      });
    });
    withRequestScope(scope, next);
  };
}
