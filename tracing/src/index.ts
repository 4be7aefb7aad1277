/** OpenTelemetry traces. While they are off, which is the default, spans do nothing. */
export { currentTraceId, currentTraceparent, inSpan, startSpan, withTraceparent } from './spans.ts';
export type { Span, SpanAttributes, SpanOptions } from './span.ts';
export { startTracing } from './start-tracing.ts';
export { SAMPLERS, type TracingSettings } from './tracing-settings.ts';
