/** How many operations may run concurrently. */
export interface ConcurrencyLimits {
  readonly perStore: number;
  readonly total: number;
  /**
   * The part of the total that stores without a connection to Wareword may use; all of it if absent.
   * Anyone can add any number of such stores, however slow, and connected ones must not wait for them.
   */
  readonly unconnected?: number;
}

interface Waiting {
  readonly store: string;
  readonly connected: boolean;
  readonly start: (leave: (() => void) | undefined) => void;
}

/** Limits how many operations this process runs concurrently, per store and in total. */
export class ConcurrencyLimiter {
  readonly #limits: ConcurrencyLimits;
  readonly #byStore = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  #total = 0;
  #unconnected = 0;

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits;
  }

  /**
   * @param connected whether the store is connected to Wareword
   * @returns the release function; undefined when the limit is reached
   */
  tryAcquire(store: string, connected = true): (() => void) | undefined {
    if (!this.#hasCapacity({ store, connected })) return undefined;
    this.#byStore.set(store, this.#running(store) + 1);
    this.#total += 1;
    if (!connected) this.#unconnected += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#total -= 1;
      if (!connected) this.#unconnected -= 1;
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
   * @param connected whether the store is connected to Wareword
   * @returns the release function; undefined when too many operations of the store are waiting
   */
  async acquire(
    store: string,
    maxWaiting: number,
    connected = true,
  ): Promise<(() => void) | undefined> {
    const leave = this.tryAcquire(store, connected);
    if (leave !== undefined) return leave;
    if (this.#waiting.filter((one) => one.store === store).length >= maxWaiting) return undefined;
    return new Promise((start) => this.#waiting.push({ store, connected, start }));
  }

  /** The stores that may not start more now. */
  full(): string[] {
    return [...this.#byStore].flatMap(([store, running]) =>
      running < this.#limits.perStore ? [] : [store],
    );
  }

  #startNext(): void {
    const ready = this.#waiting.filter((one) => this.#hasCapacity(one));
    const next = ready.reduce<Waiting | undefined>(
      (best, one) =>
        best === undefined || this.#running(one.store) < this.#running(best.store) ? one : best,
      undefined,
    );
    if (next === undefined) return;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    next.start(this.tryAcquire(next.store, next.connected));
  }

  #hasCapacity({ store, connected }: Pick<Waiting, 'store' | 'connected'>): boolean {
    const { perStore, total, unconnected = total } = this.#limits;
    return (
      this.#running(store) < perStore &&
      this.#total < total &&
      (connected || this.#unconnected < unconnected)
    );
  }

  #running(store: string): number {
    return this.#byStore.get(store) ?? 0;
  }
}
