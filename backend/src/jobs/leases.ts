import type { Database } from '../database/index.ts';
import { newId, type JobId } from '../identifiers.ts';

/**
 * The leases of one process. `JOB_LEASE_SECONDS` is how long a dead process may go unnoticed in
 * all: a lease is given for two thirds of it, renewed every sixth, and expired ones are looked for
 * every sixth, so a job is back in the queue before the whole has passed.
 */
export class Leases {
  /** The name under which this process holds its jobs. */
  readonly holder: string = newId('wrk');
  /** How long a lease runs, in milliseconds. */
  readonly leaseMs: number;
  readonly renewEveryMs: number;
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #held = new Map<JobId, () => void>();
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> | undefined;

  constructor(database: Database, options: { leaseMs: number; onError: (error: unknown) => void }) {
    this.#database = database;
    this.#onError = options.onError;
    this.leaseMs = (options.leaseMs * 2) / 3;
    this.renewEveryMs = options.leaseMs / 6;
  }

  /** @param onLost called where the job was taken from this process while it ran */
  hold(jobId: JobId, onLost: () => void): void {
    this.#held.set(jobId, onLost);
    this.#timer ??= setInterval(() => {
      this.#renewing ??= this.#renew().finally(() => (this.#renewing = undefined));
    }, this.renewEveryMs);
  }

  letGo(jobId: JobId): void {
    this.#held.delete(jobId);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#renewing;
  }

  async #renew(): Promise<void> {
    const { sql } = this.#database;
    const jobIds = [...this.#held.keys()];
    if (jobIds.length === 0) return;
    try {
      // A row that is locked is just being settled, by us: waiting for it could be a deadlock.
      const rows = await sql<{ id: JobId }[]>`
        with mine as (
          select id from jobs
          where id = any(${sql.array(jobIds)}) and status = 'processing'
            and lease_holder = ${this.holder}
        ),
        free as (select id from jobs where id in (select id from mine) for update skip locked),
        renewed as (
          update jobs set lease_expires_at = now() + ${this.leaseMs} * interval '1 ms'
          from free where jobs.id = free.id and jobs.lease_holder = ${this.holder}
        )
        select id from mine
      `;
      const mine = new Set(rows.map(({ id }) => id));
      for (const jobId of jobIds) {
        if (!mine.has(jobId)) this.#held.get(jobId)?.();
      }
    } catch (error) {
      // The next renewal comes before the lease ends.
      this.#onError(error);
    }
  }
}
