import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Request } from 'express';
import { MAX_BYTES, receiveFile } from '../../bulk/index.ts';
import { Refusal } from '../../refusal.ts';
import type { AppResponse } from '../request-context.ts';
import type { BulkFilesContext } from './files-context.ts';
import { signedIn } from './signed-in.ts';

/** How long what is left of a refused file may take to arrive, in milliseconds. */
const DRAIN_MS = 15_000;

/**
 * `POST /bulk/upload`: the file itself as the body, packed with gzip or not, its name in
 * `X-File-Name`, percent-encoded. Read while it arrives; 201 with the id of the draft.
 */
export function uploadProducts(ctx: BulkFilesContext) {
  return async (request: Request, response: AppResponse): Promise<void> => {
    response.locals.route = '/bulk/upload';
    response.setHeader('Cache-Control', 'no-store');
    try {
      const member = await signedIn(ctx, request);
      if (member === undefined) {
        throw new Refusal(
          'missing_authorization',
          'Your session has ended. Sign in again and upload the file once more; nothing was charged.',
        );
      }
      if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) {
        throw new Refusal(
          'validation_error',
          `This file is larger than ${MAX_BYTES / 1024 / 1024} MB. Split it, and upload the parts one after the other.`,
        );
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

/** The file's bytes, unpacked. What breaks off on the way is no fault of ours. */
async function* bytesOf(request: Request): AsyncGenerator<Uint8Array> {
  const isPacked = request.headers['content-encoding'] === 'gzip';
  const stream: Readable = isPacked ? request.pipe(createGunzip()) : request;
  const broken = (error: Error) => stream.destroy(error);
  if (isPacked) request.once('error', broken);
  try {
    // A refusal has to find a connection on which it can be told.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      yield chunk as Uint8Array;
    }
  } catch {
    throw new Refusal(
      'validation_error',
      'The file did not arrive whole. Check the connection and upload it again; nothing was charged.',
    );
  } finally {
    request.off('error', broken);
    if (isPacked) request.unpipe();
  }
}

/** A browser reads the answer when it has sent all; a connection that is cut shows it nothing. */
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
