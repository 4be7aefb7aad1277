import { EventEmitter } from 'node:events';
import type { Logger } from '@wareword/security/logging';
import {
  Logger as QueueLogger,
  run,
  type Runner,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import pg from 'pg';

/**
 * Delay before the queue is restarted after it stopped, for example because the database was gone.
 */
const RESTART_DELAY_MS = 1_000;

export interface QueueSettings {
  readonly url: string;
  /** The `application_name` of its connections. */
  readonly applicationName: string;
  readonly concurrency: number;
  readonly taskList: TaskList;
  readonly logger: Logger;
  /** Called with the id under which tasks are locked from now on. */
  readonly onStart?: (queueId: string) => void;
  /** Other options of graphile-worker. */
  readonly options?: Pick<RunnerOptions, 'schema' | 'pollInterval' | 'preset'>;
}

/**
 * graphile-worker's runner, restarted until it is told to stop. A runner stops when it cannot
 * complete a task in the database. It then waits for the tasks it is still running, which can take
 * as long as a generation, so its successor does not wait for it.
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
      application_name: settings.applicationName,
    });
    // Without these handlers a lost connection would end the process.
    const onError = (error: Error) => settings.logger.warn({ err: error }, 'queue connection lost');
    this.#pool.on('error', onError);
    this.#pool.on('connect', (client) => client.on('error', onError));
  }

  async start(): Promise<void> {
    const { concurrency, taskList, logger, onStart, options } = this.#settings;
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => onStart?.(workerPool.id));
    let hasFetched = false;
    const onFetched = () => {
      hasFetched = true;
    };
    events.once('localQueue:getJobs:complete', onFetched);
    events.once('worker:getJob:empty', onFetched);
    events.once('job:start', onFetched);
    let runner: Runner | undefined = undefined;
    // A runner keeps the result of its first query, even if that was an error: it would repeat it
    // at each fetch, and never run a task.
    const onQueueError = () => {
      if (!hasFetched) runner?.stop().catch(() => undefined);
    };
    runner = await run({
      ...options,
      pgPool: this.#pool,
      concurrency,
      taskList,
      noHandleSignals: true,
      events,
      // Its warnings are advice about settings that we chose on purpose.
      logger: new QueueLogger(() => (level, message) => {
        if (level !== 'error') return;
        logger.warn({ queue: message }, 'graphile-worker reported an error');
        onQueueError();
      }),
    });
    const started = runner;
    this.#runners.add(started);
    events.once('pool:gracefulShutdown', () => this.#restartLater());
    const ended = () => this.#runners.delete(started);
    started.promise.then(ended, ended);
  }

  /** Stops fetching tasks, and resolves when the running ones are done. */
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

  #restartLater(): void {
    if (this.#stopping !== undefined) return;
    this.#settings.logger.error('the queue stopped and will be restarted');
    this.#restart = setTimeout(() => {
      this.#starting = this.start().catch(() => this.#restartLater());
    }, RESTART_DELAY_MS);
  }
}
