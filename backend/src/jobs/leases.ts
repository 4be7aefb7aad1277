import type { Database } from '../database/index.ts';
import { newId, type JobId } from '../identifiers.ts';

/** An attempt that this process runs, and what to do if it loses the job. */
interface HeldLease {
  readonly onLost: () => void;
}

/**
 * `JOB_LEASE_SECONDS` is the total time a dead process may go unnoticed: a lease lasts two thirds
 * of it and is renewed every sixth, and expired ones are checked for every sixth, so a job is back
 * in the queue in time.
 */
export function leaseTimes(recoveryMs: number): { leaseMs: number; renewEveryMs: number } {
  return { leaseMs: (recoveryMs * 2) / 3, renewEveryMs: recoveryMs / 6 };
}

/** The leases of one process. */
export class Leases {
  /** The name under which this process holds leases. */
  readonly holder: string = newId('wrk');
  /** Duration of a lease, in milliseconds. */
  readonly leaseMs: number;
  readonly renewEveryMs: number;
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #held = new Map<JobId, HeldLease>();
  #idlePromise = Promise.withResolvers<undefined>();
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> | undefined;

  constructor(
    database: Database,
    options: { recoveryMs: number; onError: (error: unknown) => void },
  ) {
    this.#database = database;
    this.#onError = options.onError;
    ({ leaseMs: this.leaseMs, renewEveryMs: this.renewEveryMs } = leaseTimes(options.recoveryMs));
  }

  /**
   * Holds the lease of an attempt that has just started. A process that was suspended past its
   * lease may claim a job again while its earlier attempt is still running: the earlier one is then
   * lost, and its end does not release the later one's lease.
   * @param onLost called if this process loses the job while it is running
   * @returns a function that releases the lease
   */
  hold(jobId: JobId, onLost: () => void): () => void {
    const held: HeldLease = { onLost };
    this.#held.get(jobId)?.onLost();
    this.#held.set(jobId, held);
    this.#timer ??= setInterval(() => {
      this.#renewing ??= this.#renew().finally(() => (this.#renewing = undefined));
    }, this.renewEveryMs);
    return () => {
      if (this.#held.get(jobId) === held) this.#held.delete(jobId);
      if (this.#held.size > 0) return;
      this.#idlePromise.resolve(undefined);
      this.#idlePromise = Promise.withResolvers();
    };
  }

  /** Resolves when nothing is being written here, including listings of callers who disconnected. */
  async waitUntilIdle(): Promise<void> {
    if (this.#held.size > 0) await this.#idlePromise.promise;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#renewing;
  }

  async #renew(): Promise<void> {
    const { sql } = this.#database;
    const current = [...this.#held];
    if (current.length === 0) return;
    try {
      // The job of a locked row is being ended by this process; waiting for it could deadlock.
      const rows = await sql<{ id: JobId }[]>`
        with mine as (
          select id from jobs
          where id = any(${sql.array(current.map(([jobId]) => jobId))}) and status = 'processing'
            and lease_holder = ${this.holder}
        ),
        free as (select id from jobs where id in (select id from mine) for update skip locked),
        renewed as (
          update jobs set lease_expires_at = now() + ${this.leaseMs} * interval '1 ms'
          from free where jobs.id = free.id and jobs.lease_holder = ${this.holder}
        )
        select id from mine
      `;
      const leasedIds = new Set(rows.map(({ id }) => id));
      for (const [jobId, held] of current) {
        if (!leasedIds.has(jobId) && this.#held.get(jobId) === held) held.onLost();
      }
    } catch (error) {
      // The next renewal comes before the lease ends.
      this.#onError(error);
    }
  }
}
