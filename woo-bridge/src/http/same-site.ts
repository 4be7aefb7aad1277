import type { NextFunction, Request, Response } from 'express';

/**
 * Lets only the bridge's own pages call: a call comes as JSON, which no form sends, and from this
 * origin, where the browser says from which. Tools that are no browser say nothing, and have no
 * cookie to abuse.
 */
export function sameSiteOnly(publicUrl: string) {
  const { origin: own } = new URL(publicUrl);
  return (request: Request, response: Response, next: NextFunction): void => {
    const origin = request.get('origin');
    const site = request.get('sec-fetch-site');
    const json = request.method === 'GET' || request.is('application/json') === 'application/json';
    const fromHere =
      (origin === undefined || origin === own) && (site === undefined || site === 'same-origin');
    if (json && fromHere) next();
    else response.status(403).json({ error: 'This call does not come from the bridge.' });
  };
}
