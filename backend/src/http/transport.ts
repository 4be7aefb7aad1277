import type { NextFunction, Request } from 'express';
import { Refusal } from '../refusal.ts';
import { API_BASE_PATH } from '@wareword/shared-schema';
import type { AppResponse } from './request-context.ts';

/**
 * In production nothing but the probes is served over plain http (decisions 29): a page is sent to
 * its https address, a call of the API is refused, since what it carried is exposed already.
 */
export function requireHttps(publicUrl: URL) {
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    if (request.secure) {
      next();
    } else if (request.path.startsWith(`${API_BASE_PATH}/`)) {
      throw new Refusal('https_required', 'Use https. Revoke the token that was just sent openly.');
    } else {
      response.redirect(308, publicUrl.origin + request.originalUrl);
    }
  };
}

/** Sends the apex host's callers to the `www` host (document, "Authentication" 7). */
export function redirectApexHost(publicUrl: URL) {
  const apex = publicUrl.host.replace(/^www\./, '');
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    if (apex !== publicUrl.host && request.host === apex) {
      response.redirect(308, publicUrl.origin + request.originalUrl);
    } else {
      next();
    }
  };
}
