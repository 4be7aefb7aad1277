import type { Database } from '../database/index.ts';
import { newId, type JobId } from '../identifiers.ts';

/** One attempt that this process runs; what to do where the job was taken away meanwhile. */
interface Held {
  readonly onLost: () => void;
}

/**
 * `JOB_LEASE_SECONDS` is how long a dead process may go unnoticed in all: a lease is given for two
 * thirds of it, renewed every sixth, and expired ones are looked for every sixth, so a job is back
 * in the queue before the whole has passed.
 */
export function leaseTimes(wholeMs: number): { leaseMs: number; renewEveryMs: number } {
  return { leaseMs: (wholeMs * 2) / 3, renewEveryMs: wholeMs / 6 };
}

/** The leases of one process. */
export class Leases {
  /** The name under which this process holds its jobs. */
  readonly holder: string = newId('wrk');
  /** How long a lease runs, in milliseconds. */
  readonly leaseMs: number;
  readonly renewEveryMs: number;
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #held = new Map<JobId, Held>();
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> | undefined;

  constructor(database: Database, options: { leaseMs: number; onError: (error: unknown) => void }) {
    this.#database = database;
    this.#onError = options.onError;
    ({ leaseMs: this.leaseMs, renewEveryMs: this.renewEveryMs } = leaseTimes(options.leaseMs));
  }

  /**
   * Keeps the lease of an attempt that has just begun. A process that slept through its lease can
   * come to run a job anew while its earlier attempt still runs: that one is lost then, and its
   * end does not let go of the later one's lease.
   * @param onLost called where the job was taken from this process while it ran
   * @returns lets go
   */
  hold(jobId: JobId, onLost: () => void): () => void {
    const held: Held = { onLost };
    this.#held.get(jobId)?.onLost();
    this.#held.set(jobId, held);
    this.#timer ??= setInterval(() => {
      this.#renewing ??= this.#renew().finally(() => (this.#renewing = undefined));
    }, this.renewEveryMs);
    return () => {
      if (this.#held.get(jobId) === held) this.#held.delete(jobId);
    };
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#renewing;
  }

  async #renew(): Promise<void> {
    const { sql } = this.#database;
    const asked = [...this.#held];
    if (asked.length === 0) return;
    try {
      // A row that is locked is just being settled, by us: waiting for it could be a deadlock.
      const rows = await sql<{ id: JobId }[]>`
        with mine as (
          select id from jobs
          where id = any(${sql.array(asked.map(([jobId]) => jobId))}) and status = 'processing'
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
      for (const [jobId, held] of asked) {
        if (!mine.has(jobId) && this.#held.get(jobId) === held) held.onLost();
      }
    } catch (error) {
      // The next renewal comes before the lease ends.
      this.#onError(error);
    }
  }
}
