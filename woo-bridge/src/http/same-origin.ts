import type { SecurityEvents } from '@wareword/security/events';
import type { NextFunction, Request, Response } from 'express';

/**
 * Accepts calls only from the app's own pages: they must be JSON, which HTML forms cannot send, and
 * same-origin if the browser sends an `Origin`. Non-browser clients send none, and have no cookie
 * to abuse.
 */
export function requireSameOrigin(publicUrl: string, securityEvents: SecurityEvents) {
  const { origin: own } = new URL(publicUrl);
  return (request: Request, response: Response, next: NextFunction): void => {
    const origin = request.get('origin');
    const site = request.get('sec-fetch-site');
    const json = request.method === 'GET' || request.is('application/json') === 'application/json';
    const fromHere =
      (origin === undefined || origin === own) && (site === undefined || site === 'same-origin');
    if (json && fromHere) {
      next();
      return;
    }
    securityEvents.record({
      event: 'security.origin',
      outcome: 'refused',
      target: request.baseUrl,
      reason: origin ?? site ?? 'not JSON',
    });
    response
      .status(403)
      .json({ error: "This request didn't come from this app. Reload the page and try again." });
  };
}
