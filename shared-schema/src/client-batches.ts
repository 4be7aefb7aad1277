import { crypto } from '#crypto';
import { withDeadline } from './client-deadline.ts';
import { WarewordError } from './client-error.ts';
import type { Batch, BatchItem } from './batches.ts';
import {
  assertId,
  assertIdempotencyKey,
  type IdempotencyOptions,
  type WaitOptions,
} from './client-jobs.ts';
import type { CallOptions, ClientTransport } from './client-transport.ts';
import { ENDPOINTS } from './endpoints.ts';
import { formatDuration } from './format.ts';
import type { CreateJobRequestInput } from './requests.ts';
import { POLL_AFTER_MS } from './service.ts';

export interface CreateBatchOptions extends CallOptions, IdempotencyOptions {
  /**
   * Whether to accept the requests that are valid. Otherwise, one invalid request, or one for which
   * no listing is left, causes the whole batch to be rejected.
   */
  readonly partial?: boolean | undefined;
}

export interface BatchPageOptions extends CallOptions {
  /** `next_cursor` of the page before. */
  readonly cursor?: string | undefined;
  /** Items per page, up to 100; 50 by default. */
  readonly limit?: number | undefined;
}

/** Timeout of waiting for a batch in milliseconds: 1,000 listings of a slow model. */
const WAIT_TIMEOUT_MS = 3_600_000;

/** Up to 1,000 listings at a time: `client.batches`. Calls reject with {@link WarewordError}. */
export class BatchesClient {
  readonly #transport: ClientTransport;

  constructor(transport: ClientTransport) {
    this.#transport = transport;
  }

  /**
   * Queues up to 1,000 listings (`POST /batches`), each of which uses one of the plan's listings.
   * Always sends an idempotency key, the same one with each retry.
   */
  async create(
    requests: readonly CreateJobRequestInput[],
    { partial = false, idempotencyKey = crypto.randomUUID(), ...options }: CreateBatchOptions = {},
  ): Promise<Batch> {
    assertIdempotencyKey(idempotencyKey);
    const query = partial ? { partial: 'true' } : {};
    const input = { body: { requests }, query, idempotencyKey };
    return this.#transport.call(ENDPOINTS.createBatch, input, options);
  }

  /** A batch with a page of its items (`GET /batches/{id}`). */
  async get(id: string, { cursor, limit, ...options }: BatchPageOptions = {}): Promise<Batch> {
    assertId('batch', id);
    const query = {
      ...(cursor !== undefined && { cursor }),
      ...(limit !== undefined && { limit: String(limit) }),
    };
    return this.#transport.call(ENDPOINTS.getBatch, { path: { id }, query }, options);
  }

  /** Every item of a batch, page by page. */
  async *items(id: string, options: CallOptions = {}): AsyncGenerator<BatchItem> {
    let cursor: string | undefined;
    do {
      const page: Batch = await this.get(id, { ...options, cursor, limit: 100 });
      yield* page.items;
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
  }

  /** Cancels what is still queued (`POST /batches/{id}/cancel`); jobs that have started run to completion. */
  async cancel(id: string, options: CallOptions = {}): Promise<Batch> {
    assertId('batch', id);
    return this.#transport.call(ENDPOINTS.cancelBatch, { path: { id } }, options);
  }

  /**
   * Waits until every job of a batch has ended: by its events, and if those are not available, by
   * polling at the service's pace. Read the outcome of each with {@link items}.
   *
   * @throws WarewordError `timeout` after `timeoutMs`, one hour by default: the batch continues
   */
  async wait(
    id: string,
    {
      timeoutMs = WAIT_TIMEOUT_MS,
      signal,
      onProgress,
    }: Omit<WaitOptions, 'onProgress'> & { onProgress?: (batch: Batch) => void } = {},
  ): Promise<Batch> {
    const onTimeout = () =>
      new WarewordError(
        'timeout',
        `Batch ${id} did not finish within ${formatDuration(timeoutMs / 1000)}.`,
      );
    return withDeadline(timeoutMs, signal, onTimeout, async (untilDone) => {
      const path = { id: assertId('batch', id) };
      for await (const batch of this.#transport.follow(
        ENDPOINTS.batchEvents,
        { path },
        untilDone,
      )) {
        if (batch.status === 'complete') break;
        onProgress?.(batch);
      }
      for (;;) {
        const batch = await this.get(id, { signal: untilDone, limit: 1 });
        onProgress?.(batch);
        if (batch.status === 'complete') return batch;
        await this.#transport.pause(batch.poll_after_ms ?? POLL_AFTER_MS, untilDone);
      }
    });
  }
}
