import type { Logger } from '../logger.ts';

/** Work that is due from time to time, and may take longer than recovering jobs. */
export interface MaintenanceTask {
  readonly name: string;
  /** @param signal ends it early; what is left is done the next time */
  run(signal: AbortSignal): Promise<void>;
}

/**
 * Runs maintenance tasks one after the other, apart from job recovery, which has to be on time. Any
 * number of processes may run them.
 */
export class Maintenance {
  readonly #tasks: readonly MaintenanceTask[];
  readonly #logger: Logger;
  readonly #timer: NodeJS.Timeout;
  readonly #abort = new AbortController();
  #running: Promise<void> | undefined;

  constructor(tasks: readonly MaintenanceTask[], logger: Logger, intervalMs: number) {
    this.#tasks = tasks;
    this.#logger = logger;
    this.#timer = setInterval(() => this.#start(), intervalMs);
    this.#start();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#abort.abort();
    await this.#running;
  }

  #start(): void {
    this.#running ??= this.#runAll().finally(() => {
      this.#running = undefined;
    });
  }

  async #runAll(): Promise<void> {
    for (const task of this.#tasks) {
      if (this.#abort.signal.aborted) return;
      try {
        await task.run(this.#abort.signal);
      } catch (error) {
        this.#logger.error({ err: error, task: task.name }, 'maintenance failed');
      }
    }
  }
}
