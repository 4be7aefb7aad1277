import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Bounds the memory used by the bodies of unauthenticated senders: each body reserves its announced length
 * until it has arrived. When there is no room, the oldest ones are dropped, so that deliberately slow
 * senders keep no one else out.
 * @param options.each maximum bytes of one body, in place of its length if it announces none
 * @param options.total maximum bytes of all of them
 */
export function limitBodies(options: {
  readonly each: number;
  readonly total: number;
}): RequestHandler {
  const received = new Map<Request, number>();
  let reserved = 0;
  const settle = (request: Request) => {
    reserved -= received.get(request) ?? 0;
    received.delete(request);
  };
  return (request: Request, response: Response, next: NextFunction) => {
    const announced = Number(request.headers['content-length'] ?? options.each);
    const bytes = Math.min(announced, options.each);
    for (const oldest of received.keys()) {
      if (reserved + bytes <= options.total) break;
      settle(oldest);
      oldest.socket.destroy();
    }
    received.set(request, bytes);
    reserved += bytes;
    const done = () => settle(request);
    request.once('end', done);
    response.once('close', done);
    next();
  };
}
