import { AsyncLocalStorage } from 'node:async_hooks';
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as SdkSpan,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { ClientTraceLimiter } from './client-trace-limiter.ts';
import type { Span, SpanOptions, Tracer } from './span.ts';
import type { TracingSettings } from './tracing-settings.ts';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/**
 * OpenTelemetry's SDK. Nothing is registered globally: libraries that look for a global tracer, such as
 * better-auth, would add spans of their own, whose contents we haven't checked.
 * @param onError called when spans cannot be sent
 */
export function createSdk(
  { sampler, sendEveryMs, attributes }: TracingSettings,
  onError: (error: unknown) => void,
): { readonly tracer: Tracer; readonly shutdown: () => Promise<void> } {
  const detected = detectResources({
    detectors: [
      serviceInstanceIdDetector,
      resourceAttributesEnvDetector,
      // Last: it overrides the name among the attributes.
      serviceNameEnvDetector,
    ],
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes(attributes).merge(detected),
    sampler: new ClientTraceLimiter(createSampler(sampler), ratioOf(sampler)),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: createExporter(onError),
        scheduledDelayMillis: sendEveryMs,
      }),
    ],
  });
  const sdk = provider.getTracer('wareword');
  const contexts = new AsyncLocalStorage<Context>();
  const current = () => contexts.getStore() ?? ROOT_CONTEXT;
  return {
    tracer: {
      start: ({ name, kind, attributes: values = {}, parent }: SpanOptions): Span => {
        const from = parent === undefined ? current() : contextOf(parent);
        const span = sdk.startSpan(name, { kind: KINDS[kind], attributes: defined(values) }, from);
        const context = trace.setSpan(from, span);
        return wrap(span, (work) => contexts.run(context, work));
      },
      current: () => {
        const span = trace.getSpan(current());
        return span && idsOf(span);
      },
    },
    shutdown: () => provider.shutdown(),
  };
}

/** By default, the SDK reports failures to its own log, with the responses of the collector. */
function createExporter(onError: (error: unknown) => void): SpanExporter {
  const exporter = new OTLPTraceExporter();
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined) onError(result.error);
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}

function wrap(span: SdkSpan, run: Span['run']): Span {
  return {
    ...idsOf(span),
    run,
    set: (attributes) => void span.setAttributes(defined(attributes)),
    rename: (name) => void span.updateName(name),
    fail: (reason) => {
      span.setAttribute('error.type', reason);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}

function idsOf(span: SdkSpan) {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const flags = (traceFlags & TraceFlags.SAMPLED) === 0 ? '00' : '01';
  return { traceId, traceparent: `00-${traceId}-${spanId}-${flags}` };
}

/** Later versions may append more. */
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** A malformed `traceparent` starts a new trace, as W3C Trace Context requires. */
function contextOf(traceparent: string): Context {
  const [, version, traceId = '', spanId = '', flags = '', more] =
    TRACEPARENT.exec(traceparent) ?? [];
  const parsed = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  const isValid = version !== 'ff' && !(version === '00' && more !== undefined);
  return isValid && isSpanContextValid(parsed)
    ? trace.setSpanContext(ROOT_CONTEXT, parsed)
    : ROOT_CONTEXT;
}

/** The samplers that `OTEL_TRACES_SAMPLER` can name. */
function createSampler({ name, ratio }: TracingSettings['sampler']): Sampler {
  switch (name) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio);
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  }
}

/** The share of traces without a client's decision that a sampler keeps. */
function ratioOf({ name, ratio }: TracingSettings['sampler']): number {
  if (name.endsWith('always_on')) return 1;
  return name.endsWith('always_off') ? 0 : ratio;
}

function defined(attributes: NonNullable<SpanOptions['attributes']>) {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
}
