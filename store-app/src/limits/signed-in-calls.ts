import { VisitorRateLimiter } from '@wareword/security/http';
import { StoreAppError } from '../errors/index.ts';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

/** A page that polls makes 30 calls a minute, and a person opens several. */
export const MAX_CALLS_PER_MINUTE = { perPerson: 600, perStore: 1_500 };

/**
 * Calls of a store that have not been answered, or whose response no one reads. None are shared
 * with other stores, because the sender of a call decides how long it takes to send and to read.
 */
const MAX_OPEN_CALLS = { perStore: 6, total: Infinity };
/** More than the open pages of a store send at once. */
const MAX_WAITING_CALLS = 32;

/** Calls that read or compare whole texts, which take megabytes and up to 0.2 seconds each. */
const MAX_HEAVY_CALLS = { perStore: 2, total: 12, unconnected: 6 };
/** How many calls a heavy one counts as. */
const HEAVY_CALLS = 5;

/** Who sends a call. */
export interface CallSender {
  readonly store: string;
  readonly person: string;
}

/** What a page shows in place of a result. */
const TOO_MANY_CALLS = 'Too many requests from your store. Try again in a minute.';
export const TOO_BUSY =
  'Several requests from your store are still in progress. Wait a moment, then try again.';

/** Limits the calls of people who are signed in to a store, so that no store slows down others. */
export class SignedInCalls {
  readonly #ofPerson = new VisitorRateLimiter(String, MAX_CALLS_PER_MINUTE.perPerson);
  readonly #ofStore = new VisitorRateLimiter(String, MAX_CALLS_PER_MINUTE.perStore);
  readonly #open = new ConcurrencyLimiter(MAX_OPEN_CALLS);
  readonly #heavy = new ConcurrencyLimiter(MAX_HEAVY_CALLS);

  /** @throws StoreAppError `too_many_attempts` */
  count({ store, person }: CallSender, calls = 1): void {
    if (this.#ofPerson.take(person, calls) && this.#ofStore.take(store, calls)) return;
    throw new StoreAppError('too_many_attempts', TOO_MANY_CALLS);
  }

  /**
   * Waits until the store has fewer open calls.
   * @returns what to call once the response has been sent or given up; undefined if too many wait
   */
  open(store: string): Promise<(() => void) | undefined> {
    return this.#open.acquire(store, MAX_WAITING_CALLS);
  }

  /**
   * Does the heavy work of a counted call, only a few such calls at a time.
   * @param connected whether the store is connected to Wareword
   * @throws StoreAppError `too_busy`, `too_many_attempts`
   */
  async heavy<Result>(
    sender: CallSender,
    work: () => Promise<Result>,
    connected = true,
  ): Promise<Result> {
    this.count(sender, HEAVY_CALLS - 1);
    const leave = await this.#heavy.acquire(sender.store, MAX_WAITING_CALLS, connected);
    if (leave === undefined) throw new StoreAppError('too_busy', TOO_BUSY);
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
