import type { z } from 'zod';
import { WarewordError } from './client-error.ts';
import { ErrorEnvelopeSchema } from './responses.ts';
import { parseRetryAfter } from './retry-after.ts';

/** A response whose body has been received. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/**
 * Parses a reply of the service.
 *
 * @throws WarewordError with the service's code if the response is not a success, and
 *   `invalid_response` if it violates the contract
 */
export function parseReply<Schema extends z.ZodType>(
  response: RawResponse,
  schema: Schema,
): z.output<Schema> {
  if (response.status < 200 || response.status > 299) throw readError(response);
  const details = { status: response.status, requestId: requestIdOf(response.headers) };
  const json = parseJson(response.body);
  if (json === undefined) {
    throw new WarewordError('invalid_response', 'The response is not JSON.', details);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const fields = new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'the body'));
  const message = `Missing or invalid in the response: ${Array.from(fields).join(', ')}.`;
  throw new WarewordError('invalid_response', message, details);
}

function readError({ status, headers, body }: RawResponse): WarewordError {
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'));
  const details = {
    status,
    requestId: requestIdOf(headers),
    retryAfterSeconds: retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000),
  };
  const envelope = ErrorEnvelopeSchema.safeParse(parseJson(body));
  if (envelope.success) {
    return new WarewordError(envelope.data.error.code, envelope.data.error.message, details);
  }
  const message = `Unexpected response with status ${status}.`;
  return new WarewordError('invalid_response', message, details);
}

/**
 * The client does not follow redirects: the Authorization header would be lost on the way to the
 * `www` host (contract §1.3).
 */
export function redirectError(response: Response): WarewordError {
  // A browser hides a redirect's target and status.
  const origin = originOf(response.headers.get('location'), response.url);
  const hint = origin === null ? '' : ` It points to ${origin}.`;
  return new WarewordError(
    'invalid_response',
    `The service responded with a redirect, which is not followed.${hint} ` +
      'Use the https URL with the www host as baseUrl.',
    {
      status: response.status === 0 ? undefined : response.status,
      requestId: requestIdOf(response.headers),
    },
  );
}

function originOf(location: string | null, base: string): string | null {
  return location !== null && URL.canParse(location, base) ? new URL(location, base).origin : null;
}

function requestIdOf(headers: Headers): string | undefined {
  return headers.get('x-request-id') ?? undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
