import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of a response from someone else's server, and closes the connection.
 * @returns undefined if it is longer than `maxBytes`
 */
export async function readBounded(
  response: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | undefined> {
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}
