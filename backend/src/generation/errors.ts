/**
 * Why no listing came out (decisions 12). Transient: a timeout, a network error, 408, 409, 429 or
 * 5xx of the model, an answer that cannot be read or fails the listing's rules. Everything else is
 * final. The message is for operators: it holds neither secrets nor the model's own text.
 */
export class GenerationError extends Error {
  readonly transient: boolean;
  /** How long the model asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    options: { transient: boolean; retryAfterMs?: number | undefined; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = 'GenerationError';
    this.transient = options.transient;
    this.retryAfterMs = options.retryAfterMs;
  }
}
