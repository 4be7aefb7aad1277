import type { IncomingHttpHeaders } from 'node:http';
import type { ChatRequest } from './chat-request.ts';
import type { Dialect } from './dialects.ts';

/** What the stand-in does with one request. Each step may wait first, for a time or an event. */
export type Step = (
  | AnswerStep
  /** Any HTTP response, verbatim: an error with headers, an HTML page, malformed JSON. */
  | { do: 'raw'; status: number; headers?: Record<string, string>; body: string }
  /** Responds as one of the compatible servers does. */
  | { do: 'dialect'; dialect: Dialect }
  /** The model declines (`message.refusal`). */
  | { do: 'refuse' }
  /** The provider's filter stops the answer (`finish_reason: content_filter`). */
  | { do: 'filter' }
  /** The answer is truncated (`finish_reason: length`). */
  | { do: 'truncate' }
  /** Never responds. */
  | { do: 'hang' }
  /** Sends half of a response, then nothing more. */
  | { do: 'stall' }
  /** Closes the connection, before the first byte or in the middle of the body. */
  | { do: 'drop'; midway?: boolean }
  /** Sends endless whitespace, one byte at a time. */
  | { do: 'drip'; everyMs: number }
  /** Sends an endless body, as fast as it is read. */
  | { do: 'flood' }
  | { do: 'redirect'; status: number; location: string }
) & { delayMs?: number; until?: Promise<unknown> };

/**
 * A completion. By default its content is a draft of the product in the request;
 * `content` replaces it.
 */
export interface AnswerStep {
  do: 'answer';
  content?: string;
  /** `null` omits the token counts, as some compatible endpoints do. */
  usage?: { prompt_tokens: number; completion_tokens: number } | null;
}

/** Steps for the next requests, followed by the default response; or a function that chooses. */
export type Script = Step[] | ((request: ReceivedRequest) => Step);

/** One request as received. */
export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly chat: ChatRequest;
  /** Position among all requests, from 0. */
  readonly index: number;
  /** Whether the response was sent completely, or the connection closed before. */
  readonly ended: Promise<'answered' | 'abandoned'>;
}
