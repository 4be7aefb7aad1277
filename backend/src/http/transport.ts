import { API_BASE_PATH, MCP_PATH } from '@wareword/shared-schema';
import type { NextFunction, Request } from 'express';
import type { AppResponse } from '@wareword/server/http';
import { ApiError } from './errors.ts';

/** An HTTP/1.1 request must name its host (RFC 9112, 3.2). */
export function requireHost(request: Request, _response: AppResponse, next: NextFunction): void {
  if (request.httpVersion === '1.1' && request.headers.host === undefined) {
    throw new ApiError('malformed_request', 'Send a Host header.');
  }
  next();
}

/**
 * In production only the probes are served over plain http (contract §1.2): page requests are
 * redirected to https, and API requests are rejected, because their content is already exposed.
 */
export function requireHttps(publicUrl: URL) {
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    if (request.secure) {
      next();
    } else if (TOKEN_PATHS.some((path) => `${request.path}/`.startsWith(`${path}/`))) {
      throw new ApiError(
        'https_required',
        "Use HTTPS. This request wasn't encrypted, so revoke the token you sent.",
      );
    } else {
      response.redirect(308, publicUrl.origin + pathAndQuery(request));
    }
  };
}

/** Where requests carry tokens. */
const TOKEN_PATHS = [API_BASE_PATH, MCP_PATH, '/oauth/token', '/oauth/revoke'];

/** Redirects the apex host to the `www` host (contract §1.3). */
export function redirectApexHost(publicUrl: URL) {
  const apex = publicUrl.host.replace(/^www\./, '');
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    if (apex !== publicUrl.host && request.host.toLowerCase() === apex) {
      response.redirect(308, publicUrl.origin + pathAndQuery(request));
    } else {
      next();
    }
  };
}

/** Path and query, including for a request with an absolute URL (RFC 9112, 3.2.2). */
function pathAndQuery(request: Request): string {
  return request.originalUrl.replace(/^[a-z]+:\/\/[^/?]*/i, '');
}
