import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import type { JobId, WorkspaceId } from '../identifiers.ts';
import { QueuePriorities, type JobUrgency } from './queue-priorities.ts';

/** Name of the queue task that runs a job; `enqueue_jobs` (database/functions) uses it too. */
export const GENERATE_TASK = 'generate';

/**
 * Minimum time between two statements that add queue tasks, in milliseconds. A statement takes half a millisecond
 * of the database's CPU however many it adds: 75 µs for each of 8 tasks, 26 µs for each of 32.
 */
const MIN_INTERVAL_MS = 10;

/**
 * Wakes a worker for new jobs. The `jobs` table is the source of truth and the queue only a
 * notification, so a new job's queue task is added after its transaction, for all jobs created in
 * the meantime together: adding it within each transaction costs more than everything else in it.
 * The task of the first job is added at once; while jobs keep coming, later ones wait for the next statement.
 * Recovery re-creates a task that is lost with the process.
 */
export class JobNotifier {
  readonly #sql: Sql;
  readonly #onError: (error: unknown) => void;
  readonly #minIntervalMs: number;
  /** The priority of each job, once: a statement with duplicates would fail as a whole. */
  readonly #waiting = new Map<JobId, number>();
  readonly #priorities = new QueuePriorities();
  #enqueueing: Promise<void> | undefined;

  constructor(
    sql: Sql,
    onError: (error: unknown) => void,
    { minIntervalMs = MIN_INTERVAL_MS } = {},
  ) {
    this.#sql = sql;
    this.#onError = onError;
    this.#minIntervalMs = minIntervalMs;
  }

  notify(jobId: JobId, workspaceId: WorkspaceId, urgency: JobUrgency): void {
    this.#waiting.set(jobId, this.#priorities.next(workspaceId, urgency));
    this.#enqueueing ??= this.#enqueueAll();
  }

  /** Resolves when all pending tasks have been added. */
  async flush(): Promise<void> {
    await this.#enqueueing;
  }

  async #enqueueAll(): Promise<void> {
    // Jobs added in the same turn of the event loop are included.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.size > 0) {
      const startedAt = performance.now();
      // In order, like every statement that adds many tasks: they are rows that are locked one
      // after another.
      const jobIds = [...this.#waiting.keys()].sort();
      const priorities = jobIds.map((jobId) => this.#waiting.get(jobId) ?? 0);
      this.#waiting.clear();
      try {
        await this.#sql`
          select enqueue_new_jobs(${this.#sql.array(jobIds)}, ${this.#sql.array(priorities)}::int[])
        `;
      } catch (error) {
        this.#onError(error);
      }
      const remainingMs = this.#minIntervalMs - (performance.now() - startedAt);
      if (this.#waiting.size > 0 && remainingMs > 0) await pause(remainingMs);
    }
    this.#enqueueing = undefined;
  }
}
