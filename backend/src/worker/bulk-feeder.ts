import { z } from 'zod';
import { feedRun, wakeLater, wakeSilentRuns, type FeedContext } from '../bulk/index.ts';
import { parseId } from '../identifiers.ts';
import type { Logger } from '../logger.ts';

const BulkPayload = z.object({ run_id: z.string() });

/** Until a run is looked at again: soon where something moved, else when something may have. */
const SOON_MS = 200;
const LATER_MS = 1_000;

/** Most listings of a run that are written at once, however much a worker can do. */
const MOST_IN_FLIGHT = 100;

/**
 * Feeds bulk runs: answers their bells, and rings for runs whose bell was lost. Each run has four
 * fifths of what a worker does at once, so that a listing that somebody waits for finds a place.
 */
export class BulkFeeder {
  readonly #ctx: FeedContext;
  readonly #logger: Logger;
  readonly #inFlight: number;
  readonly #timer: NodeJS.Timeout;
  #waking: Promise<void> = Promise.resolve();

  constructor(
    ctx: FeedContext,
    options: { logger: Logger; concurrency: number; wakeEveryMs: number },
  ) {
    this.#ctx = ctx;
    this.#logger = options.logger;
    this.#inFlight = Math.min(MOST_IN_FLIGHT, Math.max(1, Math.floor(options.concurrency * 0.8)));
    this.#timer = setInterval(() => this.#wake(), options.wakeEveryMs);
    this.#wake();
  }

  /**
   * Answers one bell. Where the database does not do its part the bell stays with the queue, which
   * rings it again.
   */
  async feed(payload: unknown): Promise<void> {
    const runId = parseId('blk', BulkPayload.parse(payload).run_id);
    if (runId === undefined) return;
    const { moved, goesOn } = await feedRun({
      ctx: this.#ctx,
      input: { runId, inFlight: this.#inFlight },
    });
    if (goesOn) await wakeLater(this.#ctx, runId, moved ? SOON_MS : LATER_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#waking;
  }

  #wake(): void {
    this.#waking = this.#waking
      .then(async () => {
        const woken = await wakeSilentRuns({ ctx: this.#ctx });
        if (woken > 0) this.#logger.warn({ woken }, 'woke bulk runs whose bell was lost');
      })
      .catch((error: unknown) => {
        this.#logger.warn({ err: error }, 'bulk runs could not be looked after');
      });
  }
}
