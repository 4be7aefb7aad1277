import { exceedsJsonLimits } from '@wareword/event-loop';
import type { AppResponse } from '@wareword/server/http';
import { raw, type NextFunction, type Request } from 'express';

/** Enough for the longest text that can be edited, or the numbers of ten thousand products. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Enough for ten thousand products, listed individually. */
const JSON_LIMITS = { maxTokens: 12_000, maxDepth: 16 };

const bodies = new WeakMap<Request, unknown>();

/** The JSON that {@link readBody} read; null if there was none or it was invalid. */
export function bodyOf(request: Request): unknown {
  return bodies.get(request) ?? null;
}

export function hasBody({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** Refuses a body that is too large before anything else is done. Browsers declare its length. */
export function limitBody(request: Request, response: AppResponse, next: NextFunction): void {
  if (hasBody(request) && request.get('transfer-encoding') !== undefined) {
    response.status(411).type('text').send('Send a Content-Length header.');
  } else if (Number(request.get('content-length') ?? 0) > MAX_BODY_BYTES) {
    refuseSize(response);
  } else next();
}

const readBytes = raw({ type: () => true, limit: MAX_BODY_BYTES, inflate: false });

/**
 * Reads the JSON of a signed-in call, after checking that it can be parsed quickly. Remix would parse
 * anything, and would leave a body that no action reads on the connection, where it would block the next
 * request.
 */
export function readBody(request: Request, response: AppResponse, next: NextFunction): void {
  readBytes(request, response, (error?: unknown) => {
    if (error === undefined) parseBody(request, response, next).catch(next);
    else next(error);
  });
}

async function parseBody(
  request: Request,
  response: AppResponse,
  next: NextFunction,
): Promise<void> {
  const bytes: unknown = request.body;
  const text = Buffer.isBuffer(bytes) ? bytes.toString('utf8') : '';
  if (await exceedsJsonLimits(JSON_LIMITS, text)) {
    refuseSize(response);
    return;
  }
  bodies.set(request, parseJson(text));
  next();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refuseSize(response: AppResponse): void {
  response.status(413).type('text').send('This request is too large.');
}
