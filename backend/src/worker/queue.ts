import { EventEmitter } from 'node:events';
import {
  Logger as QueueLogger,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import pg from 'pg';
import type { Logger } from '../logger.ts';

/** Bells fetched ahead go back to the queue after this long, for another process to answer. */
const FETCHED_AHEAD_MS = 1_000;

/** Before the queue is started again after it gave up, as it does when the database is gone. */
const RESTART_AFTER_MS = 1_000;

export interface QueueSettings {
  readonly url: string;
  readonly concurrency: number;
  readonly taskList: TaskList;
  readonly logger: Logger;
  /** Told the id under which bells are locked from now on. */
  readonly onStart: (queueId: string) => void;
}

/**
 * graphile-worker's runner, kept running until it is told to stop. A runner gives up when it cannot
 * put an answered bell away. It then waits for what it still runs, which can take as long as a
 * generation, so its successor does not wait for it.
 */
export class Queue {
  readonly #settings: QueueSettings;
  readonly #pool: pg.Pool;
  readonly #runners = new Set<Runner>();
  #starting: Promise<void> = Promise.resolve();
  #stopping: Promise<void> | undefined;
  #restart: NodeJS.Timeout | undefined;

  constructor(settings: QueueSettings) {
    this.#settings = settings;
    this.#pool = new pg.Pool({
      connectionString: settings.url,
      max: 4,
      application_name: 'wareword queue',
    });
    // Without these a lost connection would end the process.
    const onError = (error: Error) => settings.logger.warn({ err: error }, 'queue connection lost');
    this.#pool.on('error', onError);
    this.#pool.on('connect', (client) => client.on('error', onError));
  }

  async start(): Promise<void> {
    const { concurrency, taskList, logger, onStart } = this.#settings;
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => onStart(workerPool.id));
    const runner = await run({
      pgPool: this.#pool,
      concurrency,
      taskList,
      noHandleSignals: true,
      events,
      // Its warnings are advice on settings that were chosen on purpose.
      logger: new QueueLogger(() => (level, message) => {
        if (level === 'error') logger.warn({ queue: message }, 'queue');
      }),
      preset: {
        worker: {
          // Bells are fetched and put away in batches: one by one cost more than the jobs.
          localQueue: { size: concurrency, ttl: FETCHED_AHEAD_MS },
          completeJobBatchDelay: 0,
          // Outside a batch, a bell that cannot be put away rejects a promise that nobody holds,
          // which would end the process.
          failJobBatchDelay: 0,
        },
      },
    });
    this.#runners.add(runner);
    events.once('pool:gracefulShutdown', () => this.#startAnew());
    const ended = () => this.#runners.delete(runner);
    runner.promise.then(ended, ended);
  }

  /** Fetches no more bells, and resolves when those being answered are done. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  async #stop(): Promise<void> {
    clearTimeout(this.#restart);
    await this.#starting;
    await Promise.allSettled(
      [...this.#runners].flatMap((runner) => [runner.stop(), runner.promise]),
    );
    await this.#pool.end();
  }

  #startAnew(): void {
    if (this.#stopping !== undefined) return;
    this.#settings.logger.error('the queue stopped and is started again');
    this.#restart = setTimeout(() => {
      this.#starting = this.start().catch(() => this.#startAnew());
    }, RESTART_AFTER_MS);
  }
}
