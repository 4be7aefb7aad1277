import { withTraceparent } from '@wareword/tracing';

/**
 * Maximum bytes of a response, decompressed. A draft takes about ten thousand, and one with visible
 * reasoning a few times that. A thousand concurrent responses of this size still fit in memory.
 */
const MAX_RESPONSE_BYTES = 256 * 1024;

const FIRST_ALLOCATION_BYTES = 8 * 1024;

/** Statuses for which a `Response` can't have a body. */
const STATUSES_WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** A successful response that is longer than any draft. */
export class ResponseTooLongError extends Error {
  constructor() {
    super(`The answer is over ${MAX_RESPONSE_BYTES} bytes`);
    this.name = 'AnswerTooLongError';
  }
}

/**
 * Node's `fetch` for an untrusted endpoint. It follows no redirects, so that the key and the
 * product only reach the configured endpoint. It reads the whole body before it returns, up to a
 * limit, so that the caller's signal and the memory limit apply to the body too. All calls share
 * Node's agent, which opens a connection for each concurrent request.
 * @throws {ResponseTooLongError} if a 2xx body exceeds the limit; the body of an error is truncated
 * there
 */
export async function boundedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...withTraceparent(init), redirect: 'manual' });
  const { text, whole: isComplete } = await readAtMost(response.body, MAX_RESPONSE_BYTES);
  if (!isComplete && response.ok) throw new ResponseTooLongError();
  return new Response(STATUSES_WITHOUT_BODY.has(response.status) ? null : text, {
    status: response.status,
    headers: response.headers,
  });
}

/**
 * Copies chunks into one buffer as they arrive, so that tiny chunks take no extra memory. Leaving
 * the loop early cancels the body, which closes the connection.
 */
async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<{ text: string; whole: boolean }> {
  if (body === null) return { text: '', whole: true };
  let buffer = new Uint8Array(FIRST_ALLOCATION_BYTES);
  let length = 0;
  let isComplete = true;
  for await (const chunk of body) {
    const needed = length + chunk.length;
    if (needed > limit) {
      isComplete = false;
      break;
    }
    if (needed > buffer.length) {
      const larger = new Uint8Array(Math.max(needed, buffer.length * 2));
      larger.set(buffer.subarray(0, length));
      buffer = larger;
    }
    buffer.set(chunk, length);
    length = needed;
  }
  return { text: new TextDecoder().decode(buffer.subarray(0, length)), whole: isComplete };
}
