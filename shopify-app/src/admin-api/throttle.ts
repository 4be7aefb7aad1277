import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { throttled } from './problems.ts';
import type { Operation, Urgency } from './types.ts';

/**
 * Shopify refuses queries of over 1,000 points. A much higher cost would make every store wait, so it is
 * ignored.
 */
const MAX_COST = 10_000;
/** Maximum points by which a bucket can be overdrawn. */
const MAX_DEBT = 10_000;

/** The app's points at a shop, as reported with each response. */
const Cost = z.object({
  requestedQueryCost: z.number().min(0).max(MAX_COST).optional(),
  throttleStatus: z.object({
    maximumAvailable: z.number(),
    currentlyAvailable: z.number().min(-MAX_DEBT),
    restoreRate: z.number().min(1),
  }),
});

interface Bucket {
  readonly available: number;
  readonly max: number;
  readonly restoreRate: number;
  readonly at: number;
}

/** Maximum shops kept; the least recently called one is dropped. */
const MAX_SHOPS = 1_000;

/**
 * Makes calls wait until a shop has enough points, so that Shopify does not reject them. The points are those
 * of the last response, minus what this process has used since. What other processes use is known only with
 * the next response.
 */
export class Throttle {
  readonly #buckets = new Map<string, Bucket>();
  /** The points that each operation requested last time. */
  readonly #costs = new Map<string, number>();

  /** @throws StoreError `throttled` if that would take too long */
  async take(
    shop: string,
    operation: Operation,
    { maxWaitMs, reserve }: Pick<Urgency, 'maxWaitMs' | 'reserve'>,
  ): Promise<void> {
    const cost = this.#costs.get(operation.name) ?? operation.cost;
    const deadline = performance.now() + maxWaitMs;
    for (;;) {
      const waitMs = this.#waitFor(shop, cost, reserve);
      if (waitMs === 0) break;
      if (performance.now() + waitMs > deadline) throw throttled(waitMs);
      await sleep(waitMs);
    }
    const bucket = this.#now(shop);
    if (bucket !== undefined) this.#keep(shop, { ...bucket, available: bucket.available - cost });
  }

  /** @param extensions of a response */
  note(shop: string, operation: Operation, extensions: unknown): void {
    const parsed = z.object({ cost: Cost }).safeParse(extensions);
    if (!parsed.success) return;
    const { requestedQueryCost, throttleStatus } = parsed.data.cost;
    if (requestedQueryCost !== undefined) this.#costs.set(operation.name, requestedQueryCost);
    this.#keep(shop, {
      available: throttleStatus.currentlyAvailable,
      max: throttleStatus.maximumAvailable,
      restoreRate: throttleStatus.restoreRate,
      at: performance.now(),
    });
  }

  /** Milliseconds until this many points are available, as far as known. */
  #waitFor(shop: string, cost: number, reserve: number): number {
    const bucket = this.#now(shop);
    if (bucket === undefined) return 0;
    // Don't wait for more points than the bucket can hold.
    const missing = Math.min(cost + reserve, bucket.max) - bucket.available;
    return missing <= 0 ? 0 : Math.ceil((missing / bucket.restoreRate) * 1000);
  }

  #now(shop: string): Bucket | undefined {
    const kept = this.#buckets.get(shop);
    if (kept === undefined) return undefined;
    const at = performance.now();
    const restored = ((at - kept.at) / 1000) * kept.restoreRate;
    return { ...kept, at, available: Math.min(kept.max, kept.available + restored) };
  }

  #keep(shop: string, bucket: Bucket): void {
    this.#buckets.delete(shop);
    this.#buckets.set(shop, bucket);
    const oldest = this.#buckets.keys().next();
    if (this.#buckets.size > MAX_SHOPS && !oldest.done) this.#buckets.delete(oldest.value);
  }
}
