import { deleteExpired, deleteUnconfirmed } from '../accounts/index.ts';
import { recover, sweep, type JobsContext, type Leases } from '../jobs/index.ts';
import { eraseDeletedListings } from '../listings/index.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { deleteOldUses } from '../tokens/index.ts';
import { deleteOldDeliveries } from '../webhooks/index.ts';

export interface SweeperContext extends Pick<JobsContext, 'database' | 'settings'> {
  readonly leases: Leases;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** After which an unconfirmed, unused account is deleted; undefined if addresses need no confirmation. */
  readonly unconfirmedAccountMs: number | undefined;
}

/**
 * Periodic maintenance of jobs: recovers those of dead processes as often as leases are renewed,
 * and expires unpolled ones at the sweep interval. Any number of processes may run this; the
 * database allows one at a time.
 */
export class Sweeper {
  readonly #ctx: SweeperContext;
  readonly #timers: NodeJS.Timeout[];
  #waiting = new Set<() => Promise<void>>();
  #working: Promise<void> = Promise.resolve();

  constructor(ctx: SweeperContext) {
    this.#ctx = ctx;
    const recoverJobs = () => this.#recover();
    const sweepJobs = () => this.#sweep();
    this.#timers = [
      setInterval(() => this.#next(recoverJobs), ctx.leases.renewEveryMs),
      setInterval(() => this.#next(sweepJobs), ctx.settings.sweepIntervalMs),
    ];
    this.#next(recoverJobs);
    this.#next(sweepJobs);
  }

  async stop(): Promise<void> {
    this.#timers.forEach(clearInterval);
    this.#waiting.clear();
    await this.#working;
  }

  /**
   * One after the other, because both take the same lock. Work that is already waiting, for example
   * while the database is unavailable, is not added again.
   */
  #next(work: () => Promise<void>): void {
    if (this.#waiting.has(work)) return;
    this.#waiting.add(work);
    this.#working = this.#working
      .then(async () => {
        if (this.#waiting.delete(work)) await work();
      })
      .catch((error: unknown) => {
        this.#ctx.logger.error({ err: error }, 'sweep failed');
      });
  }

  async #recover(): Promise<void> {
    const recovery = await recover({ ctx: this.#ctx });
    if (recovery === undefined) return;
    const { metrics, logger } = this.#ctx;
    metrics.countRecovered('requeued', recovery.requeued);
    metrics.countRecovered('failed', recovery.failed);
    metrics.countRecovered('reenqueued', recovery.reenqueued);
    if (Object.values(recovery).some((jobs: number) => jobs > 0)) {
      logger.warn(recovery, 'recovered jobs');
    }
  }

  async #sweep(): Promise<void> {
    const expired = await sweep({ ctx: this.#ctx });
    if (expired === undefined) return;
    await deleteExpired({ ctx: this.#ctx });
    await deleteOldUses({ ctx: this.#ctx });
    await this.#deleteUnconfirmed();
    await eraseDeletedListings({ ctx: this.#ctx });
    await deleteOldDeliveries({ ctx: this.#ctx });
    if (expired === 0) return;
    this.#ctx.metrics.countRecovered('expired', expired);
    this.#ctx.logger.warn({ expired }, 'expired unpolled jobs');
  }

  async #deleteUnconfirmed(): Promise<void> {
    const { unconfirmedAccountMs: olderThanMs, logger } = this.#ctx;
    if (olderThanMs === undefined) return;
    const deleted = await deleteUnconfirmed({ ctx: this.#ctx, input: { olderThanMs } });
    if (deleted > 0) logger.info({ deleted }, 'deleted unconfirmed accounts');
  }
}
