import { ROOT_CONTEXT, SpanKind, trace, TraceFlags } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  ParentBasedSampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import { expect, test } from 'vitest';
import { ClientTraceLimiter } from '../src/client-trace-limiter.ts';

/** A trace id that every ratio samples. */
const CHOSEN = `${'0'.repeat(31)}1`;
const SPAN = 'b7ad6b7169203331';

/** How many requests with a client's `traceparent` are sampled. */
function sampled(sampler: Sampler, requests: number, kind = SpanKind.SERVER): number {
  const parent = { traceId: CHOSEN, spanId: SPAN, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  const context = trace.setSpanContext(ROOT_CONTEXT, parent);
  const decisions = Array.from({ length: requests }, () =>
    sampler.shouldSample(context, CHOSEN, 'GET', kind, {}, []),
  );
  return decisions.filter(({ decision }) => decision === SamplingDecision.RECORD_AND_SAMPLED)
    .length;
}

test.each([
  ['its flag', new ParentBasedSampler({ root: new AlwaysOffSampler() })],
  ['a trace id of its choice', new TraceIdRatioBasedSampler(0.01)],
])('a client can have a limited number of requests traced with %s', (_name, inner) => {
  let now = 0;
  const sampler = new ClientTraceLimiter(inner, 0, () => now);
  expect(sampled(sampler, 10_000)).toBe(100);
  now += 2_000;
  expect(sampled(sampler, 10_000)).toBe(20);
});

test('beyond that, its requests are sampled like any others', () => {
  const inner = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(0.5) });
  const taken = sampled(new ClientTraceLimiter(inner, 0.5, () => 0), 10_000) / 10_000;
  expect(taken).toBeGreaterThan(0.4);
  expect(taken).toBeLessThan(0.6);
});

test("spans that the service itself starts aren't limited", () => {
  const inner = new ParentBasedSampler({ root: new AlwaysOffSampler() });
  const sampler = new ClientTraceLimiter(inner, 0, () => 0);
  expect(sampled(sampler, 1_000, SpanKind.CONSUMER)).toBe(1_000);
});
