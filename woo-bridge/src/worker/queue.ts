import { EventEmitter } from 'node:events';
import {
  Logger as QueueLogger,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import pg from 'pg';
import { QUEUE_SCHEMA } from '../database/index.ts';
import type { Logger } from '../logger.ts';

/** Before the queue is started again after it gave up, as it does when the database is gone. */
const RESTART_AFTER_MS = 1_000;

/** Bells for later are looked for this often; those for now are heard at once. */
const LOOK_EVERY_MS = 500;

export interface QueueSettings {
  readonly url: string;
  readonly concurrency: number;
  readonly taskList: TaskList;
  readonly logger: Logger;
}

/** graphile-worker's runner, kept running until it is told to stop. */
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
      application_name: 'wareword woo-bridge queue',
    });
    // Without these a lost connection would end the process.
    const onError = (error: Error) => settings.logger.warn({ err: error }, 'queue connection lost');
    this.#pool.on('error', onError);
    this.#pool.on('connect', (client) => client.on('error', onError));
  }

  async start(): Promise<void> {
    const { concurrency, taskList, logger } = this.#settings;
    const events: WorkerEvents = new EventEmitter();
    const runner = await run({
      pgPool: this.#pool,
      schema: QUEUE_SCHEMA,
      concurrency,
      pollInterval: LOOK_EVERY_MS,
      taskList,
      noHandleSignals: true,
      events,
      logger: new QueueLogger(() => (level, message) => {
        if (level === 'error') logger.warn({ queue: message }, 'queue');
      }),
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
