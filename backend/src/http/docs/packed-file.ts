import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { NextFunction, Request } from 'express';
import type { AppResponse } from '../request-context.ts';

const pack = promisify(gzip);

/** Seconds for which a browser need not ask again. */
const HOUR_SECONDS = 3600;

/** Sends a large file, packed once when it is first asked for. */
export function sendPacked(file: string, contentType: string) {
  let packed: Promise<Buffer> | undefined;
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    response.setHeader('Content-Type', contentType);
    response.setHeader('Cache-Control', `public, max-age=${HOUR_SECONDS}`);
    response.setHeader('Vary', 'Accept-Encoding');
    if (request.acceptsEncodings('gzip') === false) {
      // A package's folder may stand below one with a leading dot, which is refused otherwise.
      response.sendFile(file, { dotfiles: 'allow' });
      return;
    }
    packed ??= readFile(file).then((content) => pack(content));
    packed.then((content) => {
      response.setHeader('Content-Encoding', 'gzip');
      response.end(content);
    }, next);
  };
}
