/** How many operations may run concurrently. */
export interface ConcurrencyLimits {
  readonly perStore: number;
  readonly total: number;
}

interface Waiting {
  readonly store: string;
  readonly start: (leave: (() => void) | undefined) => void;
}

/** Limits how many operations this process runs concurrently, per store and in total. */
export class ConcurrencyLimiter {
  readonly #limits: ConcurrencyLimits;
  readonly #byStore = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  #total = 0;

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits;
  }

  /** @returns the release function; undefined when the limit is reached */
  tryAcquire(store: string): (() => void) | undefined {
    if (!this.#hasCapacity(store)) return undefined;
    this.#byStore.set(store, this.#running(store) + 1);
    this.#total += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#total -= 1;
      const others = this.#running(store) - 1;
      if (others === 0) this.#byStore.delete(store);
      else this.#byStore.set(store, others);
      this.#startNext();
    };
  }

  /**
   * Waits for a free slot. Stores with the fewest running operations go first, so that a slow store
   * does not block the others.
   * @param maxWaiting how many operations of one store may wait
   * @returns the release function; undefined when too many operations of the store are waiting
   */
  async acquire(store: string, maxWaiting: number): Promise<(() => void) | undefined> {
    const leave = this.tryAcquire(store);
    if (leave !== undefined) return leave;
    if (this.#waiting.filter((one) => one.store === store).length >= maxWaiting) return undefined;
    return new Promise((start) => this.#waiting.push({ store, start }));
  }

  #startNext(): void {
    const ready = this.#waiting.filter(({ store }) => this.#hasCapacity(store));
    const next = ready.reduce<Waiting | undefined>(
      (best, one) =>
        best === undefined || this.#running(one.store) < this.#running(best.store) ? one : best,
      undefined,
    );
    if (next === undefined) return;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    next.start(this.tryAcquire(next.store));
  }

  #hasCapacity(store: string): boolean {
    return this.#running(store) < this.#limits.perStore && this.#total < this.#limits.total;
  }

  #running(store: string): number {
    return this.#byStore.get(store) ?? 0;
  }
}
