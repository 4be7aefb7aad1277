import type { Sql } from 'postgres';
import type { JobId, WorkspaceId } from '../identifiers.ts';
import { RecentJobs } from './recent-jobs.ts';

/** Name of the queue task that runs a job; `enqueue_jobs` and `enqueue_new_jobs` use it too. */
export const GENERATE_TASK = 'generate';

/**
 * Wakes a worker for new jobs. The `jobs` table is the source of truth and the queue only a
 * notification, so a new job's task is added after its transaction, for all jobs created in the
 * meantime together: adding it within each transaction costs more than everything else in it. The
 * sweep re-creates a task that is lost with the process.
 */
export class JobNotifier {
  readonly #sql: Sql;
  readonly #onError: (error: unknown) => void;
  readonly #recent = new RecentJobs();
  /** Priorities, by job. Each once: a batch with duplicates would fail as a whole. */
  readonly #waiting = new Map<JobId, number>();
  #enqueueing: Promise<void> | undefined;

  constructor(sql: Sql, onError: (error: unknown) => void) {
    this.#sql = sql;
    this.#onError = onError;
  }

  notify(jobId: JobId, workspaceId: WorkspaceId): void {
    this.#waiting.set(jobId, this.#recent.take(workspaceId));
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
      // In order, like every statement that adds many tasks: they are rows that are locked one
      // after another.
      const priorities = new Map(this.#waiting);
      const jobIds = [...priorities.keys()].sort();
      this.#waiting.clear();
      const inOrder = jobIds.map((jobId) => priorities.get(jobId) ?? 0);
      try {
        await this.#sql`
          select enqueue_new_jobs(
            ${this.#sql.array(jobIds)}::text[], ${this.#sql.array(inOrder)}::int[]
          )
        `;
      } catch (error) {
        this.#onError(error);
      }
    }
    this.#enqueueing = undefined;
  }
}
