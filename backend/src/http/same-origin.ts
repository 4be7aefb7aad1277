import type { SecurityEvents } from '@wareword/security/events';
import type { NextFunction, Request } from 'express';
import type { AppResponse } from '@wareword/server/http';
import { ApiError } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface SameOriginContext {
  readonly publicUrl: URL;
  readonly production: boolean;
  readonly securityEvents: SecurityEvents;
}

/**
 * Rejects state-changing requests that another site's page makes a signed-in browser send. Browsers
 * state where a request comes from (`Sec-Fetch-Site`, or `Origin`); a client that sends neither is
 * not a browser and only has cookies it was given. In production only the public origin is
 * accepted, so a page injected over plain http is not; in development the host may have other
 * names.
 */
export function requireSameOrigin(ctx: SameOriginContext) {
  return rejectForeign(ctx, ({ method }) => !SAFE_METHODS.has(method));
}

/** The same for downloads: another site's page could put them on a visitor's disk, one after another. */
export function requireOwnPage(ctx: SameOriginContext) {
  return rejectForeign(ctx, () => true);
}

function rejectForeign(
  { publicUrl, production, securityEvents }: SameOriginContext,
  isProtected: (request: Request) => boolean,
) {
  return (request: Request, _response: AppResponse, next: NextFunction): void => {
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    const ours =
      origin === undefined
        ? site === undefined || site === 'same-origin' || site === 'none'
        : origin === publicUrl.origin || (!production && URL.parse(origin)?.host === host);
    if (!ours && isProtected(request)) {
      securityEvents.record({
        event: 'security.origin',
        outcome: 'refused',
        target: request.baseUrl === '' ? request.path : request.baseUrl,
        reason: origin ?? site,
      });
      throw new ApiError(
        'malformed_request',
        'This request came from another website. Open the dashboard and try again.',
      );
    }
    next();
  };
}
