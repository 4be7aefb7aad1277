/** What is watched, and how it is read. */
export interface ChangeWatcherOptions<Id extends string> {
  /** Reads those of the rows whose state is not the known one, in one statement. */
  readonly readChanged: (
    ids: readonly Id[],
    states: readonly string[],
  ) => Promise<readonly { readonly id: Id; readonly state: string }[]>;
  readonly onError: (error: unknown) => void;
  readonly intervalMs: number;
  /** Minimum interval between two notifications about a row. */
  readonly changeIntervalMs?: number;
  /** Whether a state is the last one, about which listeners are notified immediately. */
  readonly isFinal?: (state: string) => boolean;
}

interface Watched {
  state: string;
  /** When its listeners were last notified, or the first of them was added. */
  notifiedAt: number;
  readonly listeners: Set<() => void>;
}

/** Pauses are at least this many times as long as the statement before them. */
const PAUSE_PER_QUERY = 2;

/**
 * Notifies listeners when rows change, whichever process changes them. It reads all watched rows in one
 * statement, many times a second, so rows without listeners cost nothing: a notification from each
 * transaction would slow down every commit (ADR-0004). The pause grows with the statement, so that
 * watching takes at most a third of one connection however many rows there are.
 */
export class ChangeWatcher<Id extends string> {
  readonly #options: ChangeWatcherOptions<Id>;
  readonly #watched = new Map<Id, Watched>();
  #timer: NodeJS.Timeout | undefined;
  #reading = false;

  constructor(options: ChangeWatcherOptions<Id>) {
    this.#options = options;
  }

  /**
   * Calls the listener after each change. It may also be called without one.
   * @param state as the listener knows it
   * @returns a function that stops it
   */
  watch(id: Id, state: string, listener: () => void): () => void {
    const known = this.#watched.get(id);
    const watched = known ?? { state, notifiedAt: performance.now(), listeners: new Set() };
    // Two listeners know different states: the next pass notifies both.
    if (watched.state !== state) watched.state = '';
    watched.listeners.add(listener);
    this.#watched.set(id, watched);
    if (!this.#reading && this.#timer === undefined) this.#schedule(this.#options.intervalMs);
    return () => {
      watched.listeners.delete(listener);
      if (watched.listeners.size === 0 && this.#watched.get(id) === watched) {
        this.#watched.delete(id);
      }
    };
  }

  #schedule(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#pass();
    }, ms);
    this.#timer.unref();
  }

  /** All listeners of a row are notified together, so that they can share what they read then. */
  #isDue({ notifiedAt }: Watched, state: string): boolean {
    const { changeIntervalMs = 0, isFinal } = this.#options;
    return performance.now() - notifiedAt >= changeIntervalMs || isFinal?.(state) === true;
  }

  async #pass(): Promise<void> {
    if (this.#watched.size === 0) return;
    const { readChanged, onError, intervalMs } = this.#options;
    const started = performance.now();
    this.#reading = true;
    const states = [...this.#watched.values()].map(({ state }) => state);
    try {
      for (const { id, state } of await readChanged([...this.#watched.keys()], states)) {
        const watched = this.#watched.get(id);
        if (watched === undefined || !this.#isDue(watched, state)) continue;
        watched.state = state;
        watched.notifiedAt = performance.now();
        for (const listener of watched.listeners) listener();
      }
    } catch (error) {
      onError(error);
    }
    this.#reading = false;
    this.#schedule(Math.max(intervalMs, PAUSE_PER_QUERY * (performance.now() - started)));
  }
}
