import { ConcurrencyLimiter, type ConcurrencyLimits } from '../concurrency-limiter.ts';
import { AppError } from '../app-error.ts';

const LIMITS: ConcurrencyLimits = { perStore: 2, total: 24 };
/** More than an owner's open tabs request. */
const MAX_WAITING = 8;

/** Limits lookups by signed-in owners, separately from those of anonymous callers. */
export class OwnerLookupLimiter {
  readonly #concurrency: ConcurrencyLimiter;

  constructor(limits = LIMITS) {
    this.#concurrency = new ConcurrencyLimiter(limits);
  }

  /** @throws AppError `too_busy` */
  async run<Result>(storeId: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.#concurrency.acquire(storeId, MAX_WAITING);
    if (leave === undefined) {
      throw new AppError(
        'too_busy',
        "We're already looking up your store. Wait a moment, then try again.",
      );
    }
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
