export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  /** A name of low cardinality: a route or an operation, never an id. */
  readonly name: string;
  /** `server`: a request was received; `client`: one is sent; `consumer`: queued work is run. */
  readonly kind: 'server' | 'client' | 'consumer';
  /** No personal data, no secrets, no product texts: they are sent to the operator's collector. */
  readonly attributes?: SpanAttributes;
  /** The `traceparent` of the span it belongs to; by default, the current one. */
  readonly parent?: string | undefined;
}

/** A timed part of a trace. */
export interface Span {
  /** The parent as W3C Trace Context writes it; undefined if tracing is off. */
  readonly traceparent: string | undefined;
  readonly traceId: string | undefined;
  /** Runs work in which this is the current span. */
  run<Result>(work: () => Result): Result;
  set(attributes: SpanAttributes): void;
  rename(name: string): void;
  /** @param reason an error's name or code, not its message */
  fail(reason: string): void;
  end(): void;
}

/** Starts spans. */
export interface Tracer {
  start(options: SpanOptions): Span;
  /** The span whose work is running. */
  current(): Pick<Span, 'traceparent' | 'traceId'> | undefined;
}

/** Used while tracing is off. */
export const NO_SPAN: Span = {
  traceparent: undefined,
  traceId: undefined,
  run: (work) => work(),
  set: () => undefined,
  rename: () => undefined,
  fail: () => undefined,
  end: () => undefined,
};
