import { PassThrough, type Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Request } from 'express';
import { MAX_BYTES, MAX_UNPACKED_RATIO, MIN_UNPACKED_BYTES } from '../../bulk/index.ts';
import { invalid } from '../../errors.ts';

/** How long the rest of a rejected upload may take to arrive, in milliseconds. */
const MAX_DISCARD_MS = 15_000;

/** The body of an upload: read as a file, or rejected on the way. */
export class UploadBody {
  readonly #request: Request;
  #file: Transform | undefined;

  constructor(request: Request) {
    this.#request = request;
  }

  /** The uncompressed bytes of the file. An interrupted upload is the client's error. */
  async *bytes(): AsyncGenerator<Uint8Array> {
    const isPacked = this.#request.headers['content-encoding'] === 'gzip';
    const file = isPacked ? createGunzip() : new PassThrough();
    this.#file = file;
    this.#request.once('error', (error: Error) => file.destroy(error));
    this.#request.pipe(file);
    let unpacked = 0;
    for await (const chunk of chunksOf(file)) {
      unpacked += chunk.length;
      if (
        'bytesWritten' in file &&
        unpacked > Math.max(MIN_UNPACKED_BYTES, MAX_UNPACKED_RATIO * file.bytesWritten)
      ) {
        throw invalid(
          `This file decompresses to more than ${MAX_UNPACKED_RATIO} times its size. Upload it without gzip.`,
          'file_large',
        );
      }
      yield chunk;
    }
  }

  /**
   * Reads and drops what has yet to arrive, without waiting for it, and ends the connection if that
   * is too much or takes too long. A browser shows the response only once it has sent everything,
   * and none if the connection is closed before.
   */
  discard(): void {
    const request = this.#request;
    if (this.#file !== undefined) {
      // Also ends a read that waits for the next chunk, which would keep the body from flowing.
      request.unpipe(this.#file);
      this.#file.destroy();
    }
    if (request.readableEnded || request.destroyed) return;
    const { socket } = request;
    const abandon = () => socket.destroy();
    const timer = setTimeout(abandon, MAX_DISCARD_MS);
    const done = () => clearTimeout(timer);
    // Not the request's 'close', which comes as soon as its response is sent.
    request.once('end', done);
    socket.once('close', done);
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) abandon();
    });
    request.resume();
  }
}

async function* chunksOf(file: Transform): AsyncGenerator<Uint8Array> {
  const chunks = file.iterator();
  for (;;) {
    let next: IteratorResult<unknown>;
    try {
      next = await chunks.next();
    } catch {
      throw invalid(
        'The file was truncated. Check your connection and upload it again.',
        'file_truncated',
      );
    }
    if (next.done === true) return;
    if (!(next.value instanceof Uint8Array)) throw new TypeError('The upload is not in bytes.');
    yield next.value;
  }
}
