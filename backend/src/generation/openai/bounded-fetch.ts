import { withTraceparent } from '@wareword/tracing';

/**
 * Most bytes of an answer, decompressed. A draft takes about ten thousand and a model that thinks
 * aloud a few times that; a thousand answers of this size at once still fit into the process.
 */
const MAX_ANSWER_BYTES = 256 * 1024;

const FIRST_ALLOCATION_BYTES = 8 * 1024;

/** Statuses that a `Response` cannot be made of with a body. */
const STATUSES_WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** A successful answer that is longer than any draft. */
export class AnswerTooLongError extends Error {
  constructor() {
    super(`The answer is over ${MAX_ANSWER_BYTES} bytes`);
    this.name = 'AnswerTooLongError';
  }
}

/**
 * Node's `fetch` for an endpoint that is not trusted to behave. It follows no redirect, so that the
 * key and the product reach the configured endpoint only, and it reads the whole body, up to a
 * limit, before it returns: the caller's signal and memory bound then hold for the body as well.
 * All calls share Node's one agent, which opens a connection for each request in flight.
 * @throws {AnswerTooLongError} where a 2xx body is over the limit; that of an error is cut there.
 */
export async function boundedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...withTraceparent(init), redirect: 'manual' });
  const { text, whole } = await readAtMost(response.body, MAX_ANSWER_BYTES);
  if (!whole && response.ok) throw new AnswerTooLongError();
  return new Response(STATUSES_WITHOUT_BODY.has(response.status) ? null : text, {
    status: response.status,
    headers: response.headers,
  });
}

/**
 * Copies chunks into one buffer as they come, so that a body of tiny chunks costs no more than its
 * bytes. Leaving the loop early cancels the body, which closes the connection.
 */
async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<{ text: string; whole: boolean }> {
  if (body === null) return { text: '', whole: true };
  let buffer = new Uint8Array(FIRST_ALLOCATION_BYTES);
  let length = 0;
  let whole = true;
  for await (const chunk of body) {
    const needed = length + chunk.length;
    if (needed > limit) {
      whole = false;
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
  return { text: new TextDecoder().decode(buffer.subarray(0, length)), whole };
}
