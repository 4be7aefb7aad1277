import { setTimeout } from 'node:timers/promises';
import { TimeSlicer } from '@wareword/event-loop';
import { errorCode } from '@wareword/postgres';
import { inSpan, type Span } from '@wareword/tracing';
import type { Plans } from '../config.ts';
import type { DeliveryId, WebhookEndpointId } from '../identifiers.ts';
import { retryWhileDatabaseDown } from '../jobs/index.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { plansWithApiKeys } from '../tokens/index.ts';
import {
  claimDeliveries,
  createPost,
  createOutcomeRecorder,
  disableEndpoint,
  failureOf,
  isSuccess,
  queueBatchEvents,
  retryDelayMs,
  signedHeaders,
  type DeliveryResult,
  type ClaimedDelivery,
  type RecordOutcome,
  type WebhooksContext,
} from '../webhooks/index.ts';

/**
 * Reads the data of events about jobs and batches, as JSON text; other events have their data in
 * the row. Data that is missing was deleted since.
 */
export type ReadEventData = (
  deliveries: readonly ClaimedDelivery[],
) => Promise<ReadonlyMap<DeliveryId, string>>;

export interface WebhookSenderContext {
  readonly webhooks: WebhooksContext;
  readonly readEventData: ReadEventData;
  readonly plans: Plans;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

interface ReadDelivery {
  readonly delivery: ClaimedDelivery;
  /** As JSON text; null if it was deleted. */
  readonly data: string | null;
}

/** Messages that one process sends at a time, to all endpoints. */
const MAX_SENDING = 500;

/** Messages whose content is read at a time: a listing that was edited can have hundreds of kilobytes. */
const MAX_READ = 50;

/** How long a claim lasts: longer than any attempt takes. */
const LEASE_MS = 60_000;

/** Pause between polls, and the longest pause after an empty one. */
const BUSY_PAUSE_MS = 5;
const IDLE_PAUSE_MS = 200;

/** How often to check whether the batches that events wait for have ended. */
const BATCHES_EVERY_MS = 1000;

/** Pause after a poll or a check that failed. */
const ERROR_PAUSE_MS = 1000;

/**
 * Sends webhooks (contract §20), separately from jobs and with their own concurrency. Any number of
 * processes may do so. If one dies, others send its messages once its claims have expired.
 */
export class WebhookSender {
  readonly #ctx: WebhookSenderContext;
  readonly #recordOutcome: RecordOutcome;
  readonly #http: ReturnType<typeof createPost>;
  readonly #sending = new Map<WebhookEndpointId, number>();
  readonly #attempts = new Set<Promise<void>>();
  readonly #abort = new AbortController();
  readonly #stopping = new AbortController();
  readonly #plans: ReadonlySet<string>;
  #onAttemptEnded: () => void = () => undefined;
  readonly #loops: Promise<unknown>;

  constructor(ctx: WebhookSenderContext) {
    this.#ctx = ctx;
    this.#recordOutcome = createOutcomeRecorder(ctx.webhooks.database);
    this.#http = createPost(ctx.webhooks.addresses);
    this.#plans = new Set(plansWithApiKeys(ctx.plans));
    this.#loops = Promise.all([
      this.#repeat('send webhooks', async () => {
        if (!(await this.#send())) await this.#idle();
        return BUSY_PAUSE_MS;
      }),
      this.#repeat('check for ended batches', async () => {
        await queueBatchEvents({ ctx: ctx.webhooks });
        return BATCHES_EVERY_MS;
      }),
    ]);
  }

  /** Waits for attempts in progress, until the signal ends them; those are made again later. */
  async stop(signal: AbortSignal): Promise<void> {
    this.#stopping.abort();
    const abort = () => this.#abort.abort();
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    await this.#loops;
    await Promise.all(this.#attempts);
    this.#http.close();
  }

  /**
   * @param what the work in the log
   * @param work returns how long to wait until it is done again
   */
  async #repeat(what: string, work: () => Promise<number>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      let pauseMs = IDLE_PAUSE_MS;
      try {
        pauseMs = await work();
      } catch (error) {
        this.#ctx.logger.warn({ err: error }, `couldn't ${what}; trying again`);
        pauseMs = ERROR_PAUSE_MS;
      }
      await pause(pauseMs, signal);
    }
  }

  /** Until an attempt ends, which makes room for its endpoint's next message, or for a while. */
  async #idle(): Promise<void> {
    const ended = new AbortController();
    this.#onAttemptEnded = () => ended.abort();
    await pause(IDLE_PAUSE_MS, AbortSignal.any([ended.signal, this.#stopping.signal]));
  }

  /** Begins to send what is due, in slices: signing takes time. @returns whether anything was due */
  async #send(): Promise<boolean> {
    const room = MAX_SENDING - this.#attempts.size;
    if (room === 0) return false;
    const input = { sending: this.#sending, room, leaseMs: LEASE_MS };
    const claimed = await claimDeliveries({ ctx: this.#ctx.webhooks, input });
    if (claimed.length === 0) return false;
    const slices = new TimeSlicer();
    for (let from = 0; from < claimed.length; from += MAX_READ) {
      const some = claimed.slice(from, from + MAX_READ);
      const read = await this.#read(some).catch(async (error: unknown) => {
        await this.#release(claimed.slice(from));
        throw error;
      });
      for (const { delivery, data } of read) {
        await slices.yieldIfDue();
        this.#track(delivery, data);
      }
    }
    return true;
  }

  /**
   * Reads what to send. If something can't be presented, the others are sent without it.
   * @throws if the database couldn't answer, which is no event's fault
   */
  async #read(deliveries: readonly ClaimedDelivery[]): Promise<readonly ReadDelivery[]> {
    try {
      const data = await this.#ctx.readEventData(deliveries);
      return deliveries.map((delivery) => ({
        delivery,
        data: data.get(delivery.id) ?? delivery.data,
      }));
    } catch (error) {
      if (errorCode(error) !== undefined) throw error;
      if (deliveries.length === 1) {
        for (const delivery of deliveries) await this.#postpone(delivery, error);
        return [];
      }
      const read: ReadDelivery[] = [];
      for (const delivery of deliveries) read.push(...(await this.#read([delivery])));
      return read;
    }
  }

  /** Counts an attempt, so that it ends one day. A later release may be able to read the data. */
  async #postpone({ id, attempt }: ClaimedDelivery, error: unknown): Promise<void> {
    this.#ctx.logger.error({ err: error, deliveryId: id }, "couldn't read a webhook's data");
    const delayMs = retryDelayMs(attempt);
    const outcome = delayMs === undefined ? 'dropped' : 'postponed';
    await this.#recordOutcome({ id, attempt, outcome, delayMs, failure: { code: 'unreadable' } });
  }

  /** Gives back what was not attempted, so that it doesn't count as an attempt. */
  async #release(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    const release = () =>
      Promise.all(
        deliveries.map(({ id, attempt }) =>
          this.#recordOutcome({ id, attempt, outcome: 'released' }),
        ),
      );
    const { signal } = this.#stopping;
    await retryWhileDatabaseDown(release, { timeoutMs: LEASE_MS, signal });
  }

  #track(delivery: ClaimedDelivery, data: string | null): void {
    const { endpointId } = delivery;
    this.#sending.set(endpointId, (this.#sending.get(endpointId) ?? 0) + 1);
    const attempt = this.#traced(delivery, data)
      .catch((error: unknown) => {
        // It is due again when the claim expires.
        this.#ctx.logger.error(
          { err: error, deliveryId: delivery.id },
          'a webhook attempt was abandoned; it will be repeated',
        );
      })
      .finally(() => {
        this.#attempts.delete(attempt);
        this.#onAttemptEnded();
        const left = (this.#sending.get(endpointId) ?? 1) - 1;
        if (left === 0) this.#sending.delete(endpointId);
        else this.#sending.set(endpointId, left);
      });
    this.#attempts.add(attempt);
  }

  #traced(delivery: ClaimedDelivery, data: string | null): Promise<void> {
    const { id, type, attempt, traceparent } = delivery;
    const attributes = {
      'wareword.delivery_id': id,
      'wareword.event': type,
      'wareword.attempt': attempt,
    };
    const options = { name: `send ${type}`, kind: 'client' as const, attributes };
    return inSpan({ ...options, parent: traceparent ?? undefined }, (span) =>
      this.#attempt(delivery, data, span),
    );
  }

  async #attempt(delivery: ClaimedDelivery, data: string | null, span: Span): Promise<void> {
    const { id, attempt, plan } = delivery;
    const allowed = this.#plans.has(plan);
    if (data === null || !allowed) {
      const failure = { code: allowed ? 'listing_deleted' : 'plan_required' } as const;
      await this.#recordOutcome({ id, attempt, outcome: 'dropped', failure });
      return;
    }
    const result = await this.#post(delivery, data);
    span.set({ 'http.response.status_code': result.status });
    if (!isSuccess(result)) span.fail(String(result.status ?? 'no_response'));
    if (this.#abort.signal.aborted && result.status === undefined) {
      await this.#recordOutcome({ id, attempt, outcome: 'released' });
      return;
    }
    await this.#recordResult(delivery, result);
  }

  #post(delivery: ClaimedDelivery, data: string): Promise<DeliveryResult> {
    const { id, endpointId, type, createdAt, secret, previousSecret } = delivery;
    const head = JSON.stringify({ type, timestamp: createdAt.toISOString() });
    const body = `${head.slice(0, -1)},"data":${data}}`;
    const sealed = previousSecret === null ? [secret] : [secret, previousSecret];
    const message = { id, endpointId, sealed, body, at: new Date() };
    const headers = signedHeaders(this.#ctx.webhooks.vault, message);
    return this.#http.post({ url: delivery.url, headers, body, signal: this.#abort.signal });
  }

  async #recordResult(
    { id, attempt, endpointId }: ClaimedDelivery,
    result: DeliveryResult,
  ): Promise<void> {
    const { status } = result;
    const { metrics, logger, webhooks } = this.#ctx;
    if (isSuccess(result)) {
      await this.#recordOutcome({ id, attempt, outcome: 'delivered', status });
      metrics.countWebhook('delivered');
      return;
    }
    const gone = status === GONE;
    const delayMs = gone ? undefined : retryDelayMs(attempt);
    const outcome = delayMs === undefined ? 'failed' : 'retried';
    await this.#recordOutcome({
      ...{ id, attempt, outcome, status, delayMs },
      failure: failureOf(result),
    });
    metrics.countWebhook(outcome);
    if (outcome === 'retried') return;
    const input = { endpointId, reason: gone ? 'gone' : 'failing' } as const;
    if (await disableEndpoint({ ctx: webhooks, input })) {
      logger.warn(input, 'a webhook endpoint was disabled');
    }
  }
}

const GONE = 410;

/** Ends early when the signal is aborted. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
