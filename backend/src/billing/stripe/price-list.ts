import { setTimeout as wait } from 'node:timers/promises';
import type Stripe from 'stripe';
import type { PaidPlan, PaymentSettings, Price, Prices } from '../payments.ts';
import { loggableError } from './failures.ts';

/** Prices rarely change, and checkout shows the real one. */
const CACHE_TTL_MS = 10 * 60_000;
/** Wait this long after a failure before calling Stripe again. */
const RETRY_AFTER_MS = 30_000;
/** After this, the configured prices are shown instead. */
const MAX_WAIT_MS = 1_500;

const INTERVALS = ['day', 'week', 'month', 'year'] as const;

/**
 * The plans' prices, cached for ten minutes, or 30 seconds after a failure. Only readers of a process
 * that has no prices yet wait.
 */
export class PriceList {
  readonly #stripe: Stripe;
  readonly #ids: PaymentSettings['prices'];
  readonly #onError: (error: unknown) => void;
  #prices: Prices = {};
  #staleAt = 0;
  #refreshing: Promise<void> | undefined;

  constructor(stripe: Stripe, ids: PaymentSettings['prices'], onError: (error: unknown) => void) {
    this.#stripe = stripe;
    this.#ids = ids;
    this.#onError = onError;
  }

  async read(): Promise<Prices> {
    if (Date.now() >= this.#staleAt) this.#refreshing ??= this.#refresh();
    // Only the first readers wait; later ones get the cached prices.
    if (this.#staleAt === 0) {
      await Promise.race([this.#refreshing, wait(MAX_WAIT_MS, undefined, { ref: false })]);
    }
    return this.#prices;
  }

  async #refresh(): Promise<void> {
    try {
      const [pro, agency] = await Promise.all([
        this.#fetchPrice('pro'),
        this.#fetchPrice('agency'),
      ]);
      this.#prices = { ...(pro && { pro }), ...(agency && { agency }) };
      this.#staleAt = Date.now() + CACHE_TTL_MS;
    } catch (error) {
      this.#onError(loggableError(error));
      this.#staleAt = Date.now() + RETRY_AFTER_MS;
    } finally {
      this.#refreshing = undefined;
    }
  }

  async #fetchPrice(plan: PaidPlan): Promise<Price | undefined> {
    const price = await this.#stripe.prices.retrieve(this.#ids[plan]);
    const interval = INTERVALS.find((interval) => interval === price.recurring?.interval);
    if (price.unit_amount === null || interval === undefined) return undefined;
    return { amount: price.unit_amount, currency: price.currency, interval };
  }
}
