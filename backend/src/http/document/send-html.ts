import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AppResponse } from '@wareword/server/http';
import type { Request } from 'express';
import type { Html } from '../../html.ts';

const gzipAsync = promisify(gzip);

/**
 * Sends a page, compressed if the browser accepts it. Only for pages without secrets: compression would
 * leak them through the length (BREACH).
 */
export async function sendHtml(
  request: Request,
  response: AppResponse,
  page: Html | string,
): Promise<void> {
  const text = page.toString();
  response.type('html');
  response.vary('Accept-Encoding');
  if (request.acceptsEncodings('gzip') === false) {
    response.send(text);
    return;
  }
  response.setHeader('Content-Encoding', 'gzip');
  response.end(await gzipAsync(text));
}
