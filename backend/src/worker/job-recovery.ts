import { expireUnpolled, recover, type JobsContext, type Leases } from '../jobs/index.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';

export interface JobRecoveryContext extends Pick<JobsContext, 'database' | 'settings'> {
  readonly leases: Leases;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/**
 * Recovers jobs of dead processes as often as leases are renewed, and expires unpolled ones at the
 * maintenance interval. Any number of processes may run this; the database allows one at a time.
 */
export class JobRecovery {
  readonly #ctx: JobRecoveryContext;
  readonly #timers: NodeJS.Timeout[];
  #waiting = new Set<() => Promise<void>>();
  #working: Promise<void> = Promise.resolve();

  constructor(ctx: JobRecoveryContext) {
    this.#ctx = ctx;
    const recoverJobs = () => this.#recover();
    const expireJobs = () => this.#expire();
    this.#timers = [
      setInterval(() => this.#next(recoverJobs), ctx.leases.renewEveryMs),
      setInterval(() => this.#next(expireJobs), ctx.settings.maintenanceIntervalMs),
    ];
    this.#next(recoverJobs);
    this.#next(expireJobs);
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
        this.#ctx.logger.error({ err: error }, 'job recovery failed');
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

  async #expire(): Promise<void> {
    const expired = await expireUnpolled({ ctx: this.#ctx });
    if (expired === undefined || expired === 0) return;
    this.#ctx.metrics.countRecovered('expired', expired);
    this.#ctx.logger.warn({ expired }, 'expired unpolled jobs');
  }
}
