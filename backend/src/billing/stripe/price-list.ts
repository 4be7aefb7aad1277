import { setTimeout as wait } from 'node:timers/promises';
import type Stripe from 'stripe';
import type { PaidPlan, PaymentSettings, Price, Prices } from '../payments.ts';
import { describeFailure } from './failures.ts';

/** A price changes rarely, and checkout shows the true one. */
const KEPT_MS = 10 * 60_000;
/** After a failure nobody waits for Stripe again at once. */
const AGAIN_MS = 30_000;
/** The page with the prices is shown without them rather than later. */
const PATIENCE_MS = 1_500;

const INTERVALS = ['day', 'week', 'month', 'year'] as const;

/** What the plans cost, asked for at most once in ten minutes; nobody waits for a fresh one. */
export class PriceList {
  readonly #stripe: Stripe;
  readonly #ids: PaymentSettings['prices'];
  readonly #onError: (error: unknown) => void;
  #prices: Prices = {};
  #askAfter = 0;
  #asking: Promise<void> | undefined;

  constructor(stripe: Stripe, ids: PaymentSettings['prices'], onError: (error: unknown) => void) {
    this.#stripe = stripe;
    this.#ids = ids;
    this.#onError = onError;
  }

  async read(): Promise<Prices> {
    if (Date.now() >= this.#askAfter) this.#asking ??= this.#ask();
    // The first readers wait; later ones have the last answer.
    if (this.#askAfter === 0) {
      await Promise.race([this.#asking, wait(PATIENCE_MS, undefined, { ref: false })]);
    }
    return this.#prices;
  }

  async #ask(): Promise<void> {
    try {
      const [pro, agency] = await Promise.all([this.#readOne('pro'), this.#readOne('agency')]);
      this.#prices = { ...(pro && { pro }), ...(agency && { agency }) };
      this.#askAfter = Date.now() + KEPT_MS;
    } catch (error) {
      this.#onError(describeFailure(error));
      this.#askAfter = Date.now() + AGAIN_MS;
    } finally {
      this.#asking = undefined;
    }
  }

  async #readOne(plan: PaidPlan): Promise<Price | undefined> {
    const price = await this.#stripe.prices.retrieve(this.#ids[plan]);
    const every = INTERVALS.find((interval) => interval === price.recurring?.interval);
    if (price.unit_amount === null || every === undefined) return undefined;
    return { amount: price.unit_amount, currency: price.currency, every };
  }
}
