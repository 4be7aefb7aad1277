import type { FileHandle } from 'node:fs/promises';

const BUFFER_BYTES = 1 << 20;

/** For files that are read one after the other: a buffer for each keeps the garbage collector busy. */
export function newBuffer(): Buffer {
  return Buffer.allocUnsafe(BUFFER_BYTES);
}

/** Reads a file from its start. Each chunk is only valid until the next one. */
export async function* readChunks(file: FileHandle, buffer: Buffer): AsyncGenerator<Buffer, void> {
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}
