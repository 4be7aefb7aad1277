import { ConcurrencyLimiter, type ConcurrencyLimits } from '@wareword/store-app/limits';
import { AppError } from '../app-error.ts';
import { hasConnection, type Store } from '../stores/index.ts';

const LIMITS: ConcurrencyLimits = { perStore: 2, total: 24, unconnected: 18 };
/** More than an owner's open tabs request. */
const MAX_WAITING = 8;

/** Limits lookups by signed-in owners, separately from those of anonymous callers. */
export class OwnerLookupLimiter {
  readonly #concurrency: ConcurrencyLimiter;

  constructor(limits = LIMITS) {
    this.#concurrency = new ConcurrencyLimiter(limits);
  }

  /** @throws AppError `too_busy` */
  async run<Result>(store: Store, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.#concurrency.acquire(store.id, MAX_WAITING, hasConnection(store));
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
