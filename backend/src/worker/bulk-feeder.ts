import { z } from 'zod';
import { feedRun, enqueueRunLater, enqueueLostRuns, type FeedContext } from '../bulk/index.ts';
import { parseId } from '../identifiers.ts';
import type { Logger } from '../logger.ts';

const BulkPayload = z.object({ run_id: z.string() });

/** Delay before the next pass over a run: short if something changed, longer otherwise. */
const ACTIVE_DELAY_MS = 200;
const IDLE_DELAY_MS = 1_000;

/** Maximum listings of a workspace's runs written at a time, however large the worker's concurrency. */
const MAX_IN_FLIGHT = 100;

/**
 * Feeds bulk runs: runs their queue tasks, and re-creates lost ones. The runs of a workspace together
 * may use four fifths of the worker's concurrency, so that a listing someone is waiting for finds a
 * free slot.
 */
export class BulkFeeder {
  readonly #ctx: FeedContext;
  readonly #logger: Logger;
  readonly #inFlight: number;
  readonly #timer: NodeJS.Timeout;
  #enqueueing: Promise<void> = Promise.resolve();

  constructor(
    ctx: FeedContext,
    options: { logger: Logger; concurrency: number; checkIntervalMs: number },
  ) {
    this.#ctx = ctx;
    this.#logger = options.logger;
    this.#inFlight = Math.min(MAX_IN_FLIGHT, Math.max(1, Math.floor(options.concurrency * 0.8)));
    this.#timer = setInterval(() => this.#enqueueLost(), options.checkIntervalMs);
    this.#enqueueLost();
  }

  /** Runs one queue task. If the database fails, it stays in the queue and is retried. */
  async feed(payload: unknown): Promise<void> {
    const runId = parseId('blk', BulkPayload.parse(payload).run_id);
    if (runId === undefined) return;
    const { moved, hasMore } = await feedRun({
      ctx: this.#ctx,
      input: { runId, inFlight: this.#inFlight },
    });
    if (hasMore) await enqueueRunLater(this.#ctx, runId, moved ? ACTIVE_DELAY_MS : IDLE_DELAY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#enqueueing;
  }

  #enqueueLost(): void {
    this.#enqueueing = this.#enqueueing
      .then(async () => {
        const enqueued = await enqueueLostRuns({ ctx: this.#ctx });
        if (enqueued > 0)
          this.#logger.warn({ enqueued }, 'enqueued bulk runs whose queue task was lost');
      })
      .catch((error: unknown) => {
        this.#logger.warn({ err: error }, "couldn't enqueue lost bulk runs");
      });
  }
}
