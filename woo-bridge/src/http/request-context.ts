import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';

/** What a request carries besides what its caller sent. */
export interface RequestLocals {
  requestId: string;
  /** What it reached, as a label that does not grow with traffic. */
  route: string;
}

export type AppResponse<Body = unknown> = Response<Body, RequestLocals>;

/** Gives every request an id, and writes one log line and one measurement when it has ended. */
export function requestContext(logger: Logger, metrics: Metrics) {
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    const started = performance.now();
    const requestId = randomUUID();
    response.locals = { requestId, route: 'other' };
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      const { route } = response.locals;
      const milliseconds = performance.now() - started;
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.observeRequest(request.method, route, status, milliseconds);
      const ms = Math.round(milliseconds * 10) / 10;
      logger.info({ requestId, method: request.method, route, status, ms });
    });
    next();
  };
}
