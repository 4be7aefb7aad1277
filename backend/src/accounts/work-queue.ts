/** Shown to a user who must retry because the queue is full. */
export const QUEUE_FULL = 'Many people are signing in right now. Try again in a moment.';

/** The queue is full; the user should retry shortly. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full.');
    this.name = 'QueueFullError';
  }
}

export interface WorkQueueLimits {
  readonly maxRunning: number;
  readonly maxWaiting: number;
  /** Maximum queue entries per caller. */
  readonly maxWaitingPerCaller: number;
}

/** Runs expensive work a few pieces at a time, in order, and rejects what would wait too long. */
export class WorkQueue {
  readonly #limits: WorkQueueLimits;
  readonly #waiting: { readonly caller: string; readonly start: () => void }[] = [];
  #running = 0;

  constructor(limits: WorkQueueLimits) {
    this.#limits = limits;
  }

  /**
   * @param caller on whose behalf the work runs; one caller cannot fill the queue
   * @throws {QueueFullError} immediately if too many are waiting
   */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    const { maxRunning, maxWaiting, maxWaitingPerCaller } = this.#limits;
    if (this.#running < maxRunning) {
      this.#running += 1;
    } else {
      const waitingOfCaller = this.#waiting.filter((one) => one.caller === caller).length;
      if (this.#waiting.length >= maxWaiting || waitingOfCaller >= maxWaitingPerCaller)
        throw new QueueFullError();
      // A finished task passes its slot on, so `#running` does not change.
      await new Promise<void>((start) => this.#waiting.push({ caller, start }));
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next.start();
    }
  }
}
