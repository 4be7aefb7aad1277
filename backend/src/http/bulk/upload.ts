import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Request } from 'express';
import type { AppResponse } from '@wareword/server/http';
import {
  MAX_BYTES,
  MAX_MEGABYTES,
  MAX_UNPACKED_RATIO,
  MIN_UNPACKED_BYTES,
  receiveFile,
} from '../../bulk/index.ts';
import { forbidden, invalid, unauthenticated } from '../../errors.ts';
import type { BulkFilesContext } from './files-context.ts';
import { readRequestSession } from '../read-request-session.ts';

/** How long the rest of a rejected upload may take to arrive, in milliseconds. */
const DRAIN_MS = 15_000;

/**
 * `POST /bulk/upload`: the file as the body, gzipped or not, and its percent-encoded name in
 * `X-File-Name`. It is read as it arrives; responds with 201 and the id of the draft.
 */
export function uploadProducts(ctx: BulkFilesContext) {
  return async (request: Request, response: AppResponse): Promise<void> => {
    response.locals.route = '/bulk/upload';
    response.setHeader('Cache-Control', 'no-store');
    try {
      const member = await readRequestSession(ctx, request);
      if (member === undefined) {
        throw unauthenticated(
          'Your session has ended. Sign in again, then upload the file.',
          'token_missing',
        );
      }
      if (member.eraseAt !== null) {
        throw forbidden('Your account is scheduled for deletion. Keep it to continue.');
      }
      if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) {
        throw invalid(`This file is larger than ${MAX_MEGABYTES} MB. Split it into smaller files.`);
      }
      const { id } = await receiveFile({
        ctx,
        input: { ...member, fileName: fileNameOf(request), bytes: bytesOf(request) },
      });
      response.status(201).json({ id });
    } catch (error) {
      await drain(request, response);
      throw error;
    }
  };
}

/** The uncompressed bytes of the file. An interrupted upload is the client's error. */
async function* bytesOf(request: Request): AsyncGenerator<Uint8Array> {
  if (request.headers['content-encoding'] === 'gzip') yield* unpacked(request);
  else yield* chunksOf(request);
}

async function* unpacked(request: Request): AsyncGenerator<Uint8Array> {
  const gunzip = request.pipe(createGunzip());
  const broken = (error: Error) => gunzip.destroy(error);
  request.once('error', broken);
  let bytes = 0;
  try {
    for await (const chunk of chunksOf(gunzip)) {
      bytes += chunk.length;
      if (bytes > Math.max(MIN_UNPACKED_BYTES, MAX_UNPACKED_RATIO * gunzip.bytesWritten)) {
        throw invalid(
          `This file decompresses to more than ${MAX_UNPACKED_RATIO} times its size. Upload it without gzip.`,
        );
      }
      yield chunk;
    }
  } finally {
    request.off('error', broken);
    request.unpipe();
    gunzip.destroy();
  }
}

async function* chunksOf(stream: Readable): AsyncGenerator<Uint8Array> {
  // The connection must stay open to send an error response.
  const chunks = stream.iterator({ destroyOnReturn: false });
  for (;;) {
    let next: IteratorResult<unknown>;
    try {
      next = await chunks.next();
    } catch {
      throw invalid('The file was truncated. Check your connection and upload it again.');
    }
    if (next.done === true) return;
    if (!(next.value instanceof Uint8Array)) throw new TypeError('The upload is not in bytes.');
    yield next.value;
  }
}

/**
 * A browser only reads the response once it has sent everything; if the connection is closed, it
 * shows none.
 */
async function drain(request: Request, response: AppResponse): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  request.resume();
  try {
    await once(request, 'end', { signal: AbortSignal.timeout(DRAIN_MS) });
  } catch {
    response.setHeader('Connection', 'close');
  }
}

function fileNameOf(request: Request): string {
  const name = request.headers['x-file-name'];
  try {
    return typeof name === 'string' ? decodeURIComponent(name) : '';
  } catch {
    return '';
  }
}
