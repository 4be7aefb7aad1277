import type { IncomingHttpHeaders } from 'node:http';
import type { ChatRequest } from './chat-request.ts';
import type { Dialect } from './dialects.ts';

/** What the stand-in does with one request. Each step may wait first, by time or for an event. */
export type Step = (
  | AnswerStep
  /** Any HTTP answer, word for word: an error with headers, an HTML page, broken JSON. */
  | { do: 'raw'; status: number; headers?: Record<string, string>; body: string }
  /** Answers or refuses as one of the compatible servers does. */
  | { do: 'dialect'; dialect: Dialect }
  /** The model declines (`message.refusal`). */
  | { do: 'refuse' }
  /** The provider's filter cuts the answer (`finish_reason: content_filter`). */
  | { do: 'filter' }
  /** The answer breaks off (`finish_reason: length`). */
  | { do: 'truncate' }
  /** Never answers. */
  | { do: 'hang' }
  /** Sends half of an answer, then nothing more. */
  | { do: 'stall' }
  /** Closes the connection, before the first byte or in the middle of the body. */
  | { do: 'drop'; midway?: boolean }
  /** Sends one byte of white space at a time, without end. */
  | { do: 'drip'; everyMs: number }
  /** Sends a body without end, as fast as it is read. */
  | { do: 'flood' }
  | { do: 'redirect'; status: number; location: string }
) & { delayMs?: number; until?: Promise<unknown> };

/**
 * A completion. With nothing given, its content is a draft made from the request's own product;
 * `content` replaces it.
 */
export interface AnswerStep {
  do: 'answer';
  content?: string;
  /** `null` leaves the token counts out, as some compatible endpoints do. */
  usage?: { prompt_tokens: number; completion_tokens: number } | null;
}

/** Steps for the requests to come, in order, after which the default answer follows; or a choice. */
export type Script = Step[] | ((request: ReceivedRequest) => Step);

/** One request as it came in. */
export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly chat: ChatRequest;
  /** Position among all requests, from 0. */
  readonly index: number;
  /** Whether the answer went out whole, or the connection ended before. */
  readonly ended: Promise<'answered' | 'abandoned'>;
}
