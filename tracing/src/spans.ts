import { NO_SPAN, type Span, type SpanOptions, type Tracer } from './span.ts';

/** Undefined while tracing is off. One per process, because spans cross every layer. */
let tracer: Tracer | undefined;

/** Replaces the tracer of this process. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

/** Starts a span that the caller ends. It does nothing while tracing is off. */
export function startSpan(options: SpanOptions): Span {
  return tracer?.start(options) ?? NO_SPAN;
}

/** Runs work in a new span, which ends with it and fails if it throws. */
export async function inSpan<Result>(
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const span = startSpan(options);
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.fail(error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span.end();
  }
}

/** The `traceparent` of the current span, to be stored with what it starts; undefined without one. */
export function currentTraceparent(): string | undefined {
  return tracer?.current()?.traceparent;
}

/** Undefined outside of a span. */
export function currentTraceId(): string | undefined {
  return tracer?.current()?.traceId;
}

/** Options of `fetch` with which the server can add its spans to the current trace. */
export function withTraceparent(init: RequestInit = {}): RequestInit {
  const traceparent = currentTraceparent();
  if (traceparent === undefined) return init;
  const headers = new Headers(init.headers);
  headers.set('traceparent', traceparent);
  return { ...init, headers };
}
