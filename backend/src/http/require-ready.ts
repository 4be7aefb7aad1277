import type { AppResponse, Readiness } from '@wareword/server/http';
import type { NextFunction, Request } from 'express';
import { unavailable } from '../errors.ts';

/**
 * Rejects requests while the process is starting or stopping, so that nothing is started that may
 * not finish. Requests that arrived earlier are completed.
 */
export function requireReady(readiness: Readiness) {
  return (_request: Request, _response: AppResponse, next: NextFunction): void => {
    if (!readiness.serving) {
      throw unavailable(
        "The server is starting or stopping and didn't process your request. Wait for the number of seconds in the Retry-After header, then try again.",
      );
    }
    next();
  };
}
