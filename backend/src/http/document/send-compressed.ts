import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { NextFunction, Request } from 'express';
import type { AppResponse } from '@wareword/server/http';

const gzipAsync = promisify(gzip);

/** How long browsers may cache the file, in seconds. */
const HOUR_SECONDS = 3600;

/** Sends a large file, compressed once on first request. */
export function sendCompressed(file: string, contentType: string) {
  let compressed: Promise<Buffer> | undefined;
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    response.setHeader('Content-Type', contentType);
    response.setHeader('Cache-Control', `public, max-age=${HOUR_SECONDS}`);
    response.setHeader('Vary', 'Accept-Encoding');
    if (request.acceptsEncodings('gzip') === false) {
      // The package's folder may be below one with a leading dot, which is rejected by default.
      response.sendFile(file, { dotfiles: 'allow' });
      return;
    }
    compressed ??= readFile(file).then((content) => gzipAsync(content));
    compressed.then((content) => {
      response.setHeader('Content-Encoding', 'gzip');
      response.end(content);
    }, next);
  };
}
