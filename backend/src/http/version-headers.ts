import type { NextFunction, Request, Response } from 'express';

/**
 * Headers of every API response: not cached and, once the version's retirement is scheduled,
 * `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and a link to the page about it.
 */
export function versionHeaders(options: {
  deprecatedAt: Date | undefined;
  sunsetAt: Date | undefined;
  changelogUrl: string;
}) {
  const headers = new Map([['Cache-Control', 'no-store']]);
  if (options.deprecatedAt !== undefined) {
    headers.set('Deprecation', `@${Math.floor(options.deprecatedAt.getTime() / 1000)}`);
    headers.set('Link', `<${options.changelogUrl}>; rel="deprecation"; type="text/html"`);
  }
  if (options.sunsetAt !== undefined) headers.set('Sunset', options.sunsetAt.toUTCString());
  return (_request: Request, response: Response, next: NextFunction): void => {
    response.setHeaders(headers);
    next();
  };
}
