import { SpanKind, trace, type Context } from '@opentelemetry/api';
import { SamplingDecision, type Sampler, type SamplingResult } from '@opentelemetry/sdk-trace';

/**
 * Traces per second that a process records because a client asked for them, beyond its own sample:
 * enough for a store app, too few to flood the collector.
 */
const PER_SECOND = 10;
const BURST = 100;

/**
 * Limits how often a client decides what is sampled. Anyone can send a `traceparent` before they are
 * authenticated. With its sampled flag, or a trace id within the ratio, all their requests would be sent to
 * the operator's collector. Beyond the limit, their requests are sampled like any others.
 */
export class ClientTraceLimiter implements Sampler {
  readonly #sampler: Sampler;
  readonly #ratio: number;
  readonly #now: () => number;
  #left = BURST;
  #countedAt: number;

  /**
   * @param sampler decides everything else
   * @param ratio the share of traces without a client's decision that is kept, 0 to 1
   * @param now milliseconds
   */
  constructor(sampler: Sampler, ratio: number, now: () => number = () => performance.now()) {
    this.#sampler = sampler;
    this.#ratio = ratio;
    this.#now = now;
    this.#countedAt = now();
  }

  shouldSample(...args: Parameters<Sampler['shouldSample']>): SamplingResult {
    const [context, , , kind] = args;
    const result = this.#sampler.shouldSample(...args);
    const isSampled = result.decision === SamplingDecision.RECORD_AND_SAMPLED;
    if (!isSampled || kind !== SpanKind.SERVER || !isForeign(context)) return result;
    if (this.#take() || Math.random() < this.#ratio) return result;
    return { decision: SamplingDecision.NOT_RECORD };
  }

  #take(): boolean {
    const now = this.#now();
    this.#left = Math.min(BURST, this.#left + ((now - this.#countedAt) / 1000) * PER_SECOND);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

function isForeign(context: Context): boolean {
  return trace.getSpanContext(context)?.isRemote === true;
}
