import type { IncomingMessage } from 'node:http';

/** Chunks of at least this many bytes are passed on unchanged. */
const LARGE = 1_024;
/** Maximum number of small chunks that are joined. */
const MAX_HELD = 1_000;

/**
 * Makes a request or response emit its small chunks joined together. Node creates a buffer for each chunk of a
 * chunked body, and the sender chooses their size: a body in single bytes takes over a hundred times its
 * length in memory before any limit on its length is reached.
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
      // By then, everything that arrived with it has been parsed.
      setImmediate(passHeld);
    }
    held.push(chunk);
    bytes += chunk.length;
    if (held.length >= MAX_HELD || chunk.length >= LARGE) return passHeld();
    return message.readableLength + bytes < message.readableHighWaterMark;
  };
}
