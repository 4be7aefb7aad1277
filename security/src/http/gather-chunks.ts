import type { IncomingMessage } from 'node:http';

/** Bytes of a chunk that is passed on as it came. */
const LARGE = 1_024;
/** Small chunks that are passed on as one. */
const MAX_HELD = 1_000;

/**
 * Has a request or a response pass on its small chunks together. Node makes a buffer of each chunk of a
 * chunked body, and who sends it chooses their size: of single bytes, a body takes over a hundred times
 * its length in memory before any limit on its length is reached.
 */
export function gatherChunks(message: IncomingMessage): void {
  const pass = message.push.bind(message);
  let held: Buffer[] = [];
  let bytes = 0;
  const passHeld = (): boolean => {
    if (held.length === 0) return true;
    const chunk = Buffer.concat(held, bytes);
    held = [];
    bytes = 0;
    return pass(chunk);
  };
  message.push = (chunk: Buffer | null): boolean => {
    if (chunk === null) {
      passHeld();
      return pass(null);
    }
    if (held.length === 0) {
      if (chunk.length >= LARGE) return pass(chunk);
      // What arrived with it has been parsed by then.
      setImmediate(passHeld);
    }
    held.push(chunk);
    bytes += chunk.length;
    if (held.length >= MAX_HELD || chunk.length >= LARGE) return passHeld();
    return message.readableLength + bytes < message.readableHighWaterMark;
  };
}
