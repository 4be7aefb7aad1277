import { API_BASE_PATH } from '@wareword/shared-schema';
import type { NextFunction, Request } from 'express';
import { Refusal } from '../refusal.ts';
import type { AppResponse } from './request-context.ts';

/** A request of HTTP/1.1 names its host (RFC 9112, 3.2). */
export function requireHost(request: Request, _response: AppResponse, next: NextFunction): void {
  if (request.httpVersion === '1.1' && request.headers.host === undefined) {
    throw new Refusal('malformed_request', 'Send a Host header.');
  }
  next();
}

/**
 * In production nothing but the probes is served over plain http (decisions 29): a page is sent to
 * its https address, a call of the API is refused, since what it carried is exposed already.
 */
export function requireHttps(publicUrl: URL) {
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    if (request.secure) {
      next();
    } else if (`${request.path}/`.startsWith(`${API_BASE_PATH}/`)) {
      throw new Refusal('https_required', 'Use https. Revoke the token that was just sent openly.');
    } else {
      response.redirect(308, publicUrl.origin + target(request));
    }
  };
}

/** Sends the apex host's callers to the `www` host (document, "Authentication" 7). */
export function redirectApexHost(publicUrl: URL) {
  const apex = publicUrl.host.replace(/^www\./, '');
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    if (apex !== publicUrl.host && request.host.toLowerCase() === apex) {
      response.redirect(308, publicUrl.origin + target(request));
    } else {
      next();
    }
  };
}

/** Path and query, also of a request that names the whole address (RFC 9112, 3.2.2). */
function target(request: Request): string {
  return request.originalUrl.replace(/^[a-z]+:\/\/[^/?]*/i, '');
}
