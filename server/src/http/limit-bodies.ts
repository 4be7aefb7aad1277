import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Limits the memory used by the bodies of unauthenticated senders: each body reserves its declared length
 * until it has arrived. When there is no room, the oldest ones are dropped, so that deliberately slow senders
 * don't keep others out.
 * @param options.each maximum bytes of one body, which it reserves if it declares no length
 * @param options.total maximum bytes of all of them
 */
export function limitBodies(options: {
  readonly each: number;
  readonly total: number;
}): RequestHandler {
  const reservations = new Map<Request, number>();
  let reserved = 0;
  const release = (request: Request) => {
    reserved -= reservations.get(request) ?? 0;
    reservations.delete(request);
  };
  return (request: Request, response: Response, next: NextFunction) => {
    const declared = Number(request.headers['content-length'] ?? options.each);
    const bytes = Math.min(declared, options.each);
    for (const oldest of reservations.keys()) {
      if (reserved + bytes <= options.total) break;
      release(oldest);
      oldest.socket.destroy();
    }
    reservations.set(request, bytes);
    reserved += bytes;
    const done = () => release(request);
    request.once('end', done);
    response.once('close', done);
    next();
  };
}
