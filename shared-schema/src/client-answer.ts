import type { z } from 'zod';
import { WarewordError } from './client-error.ts';
import { ErrorEnvelopeSchema } from './responses.ts';

/** An answer whose body has arrived. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/**
 * What the service replied.
 *
 * @throws WarewordError with the service's code where the answer is no success, and
 *   `invalid_response` where it is not what the contract promises.
 */
export function readReply<Schema extends z.ZodType>(
  answer: Answer,
  schema: Schema,
): z.output<Schema> {
  if (answer.status < 200 || answer.status > 299) throw readError(answer);
  const details = { status: answer.status, requestId: requestIdOf(answer.headers) };
  const json = parseJson(answer.body);
  if (json === undefined) {
    throw new WarewordError('invalid_response', 'The answer is not JSON.', details);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const fields = new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'the body'));
  const message = `The answer is not of the promised shape: ${Array.from(fields).join(', ')}.`;
  throw new WarewordError('invalid_response', message, details);
}

function readError({ status, headers, body }: Answer): WarewordError {
  const details = {
    status,
    requestId: requestIdOf(headers),
    retryAfterSeconds: parseRetryAfter(headers.get('retry-after')),
  };
  const envelope = ErrorEnvelopeSchema.safeParse(parseJson(body));
  if (envelope.success) {
    return new WarewordError(envelope.data.error.code, envelope.data.error.message, details);
  }
  const message = `The answer has status ${status} and is no error of the service.`;
  return new WarewordError('invalid_response', message, details);
}

/**
 * The client follows no redirect: the one that the apex host answers with would lose the
 * Authorization header on its way (document, "Authentication" 7).
 */
export function redirectError(response: Response): WarewordError {
  // A browser hides where a redirect leads, and its status.
  const origin = originOf(response.headers.get('location'), response.url);
  const hint = origin === null ? '' : ` It points to ${origin}.`;
  return new WarewordError(
    'invalid_response',
    `The service answered with a redirect, which is not followed.${hint} ` +
      'Use the https address on the www host as baseUrl.',
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

/** Seconds, whichever of its two forms the header has (RFC 9110, 10.2.3). */
function parseRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - Date.now()) / 1000));
}
