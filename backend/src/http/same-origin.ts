import type { NextFunction, Request } from 'express';
import { Refusal } from '../refusal.ts';
import type { AppResponse } from './request-context.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what a page of somebody else's makes a signed-in browser send. Browsers say where a
 * request comes from (`Sec-Fetch-Site`, else `Origin`); what says neither is no browser, and has no
 * cookie that it was not given.
 */
export function requireSameOrigin(publicUrl: URL) {
  return (request: Request, _response: AppResponse, next: NextFunction): void => {
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    const ours =
      origin === undefined
        ? site === undefined || site === 'same-origin' || site === 'none'
        : origin === publicUrl.origin || URL.parse(origin)?.host === host;
    if (!ours && !SAFE_METHODS.has(request.method)) {
      throw new Refusal('malformed_request', 'Open the dashboard itself and try again there.');
    }
    next();
  };
}
