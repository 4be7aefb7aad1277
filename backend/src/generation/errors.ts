/**
 * Why no listing could be written (contract §7.4). Transient: a timeout, a network error, 408, 409,
 * 429 or 5xx from the model, and an answer that cannot be parsed or breaks the listing's rules.
 * Everything else is final. The message is for operators: it contains neither secrets nor the
 * model's text.
 */
export class GenerationError extends Error {
  readonly transient: boolean;
  /** Whether the model or its provider refused this product. No other writer is used then. */
  readonly declined: boolean;
  /** Whether the model answered, but its answer could not be turned into a listing. */
  readonly unusable: boolean;
  /** How long the model asked us to wait before the next request, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    options: {
      transient: boolean;
      declined?: boolean;
      unusable?: boolean;
      retryAfterMs?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: options.cause });
    this.name = 'GenerationError';
    this.transient = options.transient;
    this.declined = options.declined ?? false;
    this.unusable = options.unusable ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}
