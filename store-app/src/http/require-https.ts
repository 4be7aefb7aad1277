import type { NextFunction, Request, Response } from 'express';

/**
 * Serves nothing over plain http: pages are redirected to https, and API calls are rejected,
 * because their content is already exposed.
 */
export function requireHttps(publicUrl: string) {
  const { origin } = new URL(publicUrl);
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.secure) next();
    else if (request.method === 'GET' || request.method === 'HEAD') {
      const target = request.originalUrl.replace(/^[a-z]+:\/\/[^/?]*/i, '');
      response.redirect(308, origin + target);
    } else response.status(403).json({ error: "Use HTTPS. This request wasn't encrypted." });
  };
}
