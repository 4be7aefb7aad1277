import type { Sql } from 'postgres';
import type { JobId } from '../identifiers.ts';

/** Name of the queue's task that runs a job; `ring_bells` (migrations) has it too. */
export const GENERATE_TASK = 'generate';

/**
 * Wakes a worker for new jobs. The `jobs` row is the truth and the queue only the bell, so a new
 * job's bell rings after its transaction, for all jobs that came meanwhile at once: a bell rung in
 * each transaction cost more than all the rest of it. A bell that is lost with the process is rung
 * again by the sweep.
 */
export class Bell {
  readonly #sql: Sql;
  readonly #onError: (error: unknown) => void;
  /** Each once: a batch that held a bell twice would fail as a whole. */
  readonly #waiting = new Set<JobId>();
  #ringing: Promise<void> | undefined;

  constructor(sql: Sql, onError: (error: unknown) => void) {
    this.#sql = sql;
    this.#onError = onError;
  }

  ring(jobId: JobId): void {
    this.#waiting.add(jobId);
    this.#ringing ??= this.#ringAll();
  }

  /** Resolves when nothing waits to be rung. */
  async settled(): Promise<void> {
    await this.#ringing;
  }

  async #ringAll(): Promise<void> {
    // Whatever else arrives in this turn of the loop goes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.size > 0) {
      // In order, as whoever else rings many does: bells are rows, and locked one after another.
      const jobIds = [...this.#waiting].sort();
      this.#waiting.clear();
      try {
        await this.#sql`select ring_bells(${this.#sql.array(jobIds)}, 0)`;
      } catch (error) {
        this.#onError(error);
      }
    }
    this.#ringing = undefined;
  }
}
