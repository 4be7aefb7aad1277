import type { NextFunction, Request, Response } from 'express';

/** HTTP/1.1 requests must name their host (RFC 9112, 3.2). */
export function requireHost(request: Request, response: Response, next: NextFunction): void {
  if (request.httpVersion !== '1.1' || request.headers.host !== undefined) next();
  else response.status(400).type('text').send('Send a Host header.');
}
