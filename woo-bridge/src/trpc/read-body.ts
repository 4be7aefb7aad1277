import { exceedsJsonLimits } from '@wareword/event-loop';
import { raw, type Request, type Response } from 'express';

const KIB = 1024;

/** Bytes of a call without a session, and of every call without its own limit. */
const MAX_BODY_BYTES = 16 * KIB;
/** A thousand ids. */
const MAX_ITEMS_BYTES = 64 * KIB;
/** The longest text that an owner can edit, or a thousand products with their names. */
const MAX_TEXTS_BYTES = KIB * KIB;

const LIMITS: ReadonlyMap<string, number> = new Map([
  ['/runs.create', MAX_TEXTS_BYTES],
  ['/runs.edit', MAX_TEXTS_BYTES],
  ...['publish', 'undo', 'retry', 'rewrite', 'skip'].map(
    (procedure) => [`/runs.${procedure}`, MAX_ITEMS_BYTES] as const,
  ),
]);

/** A thousand products, each with its id and name, have 5,000 tokens. */
const JSON_LIMITS = { maxTokens: 10_000, maxDepth: 16 };

/** What was read of a body, or why it was not. */
export type ReadBody =
  | { readonly text: string }
  | { readonly problem: 'PAYLOAD_TOO_LARGE' | 'BAD_REQUEST' };

/**
 * Reads the body of a call, and makes sure that it is parsed fast, before anything parses it.
 * @param isSignedIn asked only for calls that are large
 */
export async function readBody(
  request: Request,
  response: Response,
  isSignedIn: () => Promise<boolean>,
): Promise<ReadBody> {
  const allowed = LIMITS.get(request.path) ?? MAX_BODY_BYTES;
  const announced = Number(request.get('content-length') ?? Infinity);
  const isLarge = allowed > MAX_BODY_BYTES && !(announced <= MAX_BODY_BYTES);
  const limit = isLarge && (await isSignedIn()) ? allowed : MAX_BODY_BYTES;
  const read = await readRaw(request, response, limit);
  if ('problem' in read) return read;
  const isTooComplex = await exceedsJsonLimits(JSON_LIMITS, read.text);
  return isTooComplex ? { problem: 'PAYLOAD_TOO_LARGE' } : read;
}

function readRaw(request: Request, response: Response, limit: number): Promise<ReadBody> {
  const read = raw({ type: () => true, limit, inflate: false });
  return new Promise((resolve) => {
    read(request, response, (error?: unknown) => {
      if (error === undefined) {
        const body: unknown = request.body;
        resolve({ text: Buffer.isBuffer(body) ? body.toString('utf8') : '' });
        return;
      }
      const isTooLarge = error instanceof Error && 'status' in error && error.status === 413;
      resolve({ problem: isTooLarge ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST' });
    });
  });
}
