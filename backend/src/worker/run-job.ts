import DataLoader from 'dataloader';
import { GenerationError, type Generator } from '../generation/index.ts';
import { newId, type JobId } from '../identifiers.ts';
import {
  claimJobs,
  completeJobs,
  failAttempt,
  handBack,
  runAttempt,
  type ClaimedJob,
  type FinishedAttempt,
  type JobsContext,
  type Leases,
} from '../jobs/index.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';

export interface WorkerContext extends Pick<JobsContext, 'database' | 'settings'> {
  readonly leases: Leases;
  readonly generator: Generator;
  readonly generationTimeoutMs: number;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/**
 * Runs jobs from the bell to the listing. Jobs that start or end in the same turn of the event
 * loop are claimed and completed in one statement.
 */
export class JobRunner {
  readonly #ctx: WorkerContext;
  readonly #claims: DataLoader<JobId, ClaimedJob | undefined>;
  readonly #completions: DataLoader<FinishedAttempt, boolean>;
  readonly #running = new Set<AbortController>();

  constructor(ctx: WorkerContext) {
    this.#ctx = ctx;
    this.#claims = new DataLoader((jobIds) => this.#claim(jobIds), { cache: false });
    this.#completions = new DataLoader((finished) => this.#complete(finished), { cache: false });
  }

  /** Ends what runs now, so that it is handed back. */
  abort(): void {
    for (const running of this.#running) running.abort();
  }

  /** Answers one bell. Resolves when the job has been settled, or was not there to be run. */
  async run(jobId: JobId): Promise<void> {
    const job = await this.#claims.load(jobId);
    if (job === undefined) return;
    const { leases, metrics, logger } = this.#ctx;
    const running = new AbortController();
    this.#running.add(running);
    leases.hold(jobId, () => running.abort());
    metrics.inFlight.inc();
    try {
      const outcome = await this.#attempt(job, running.signal);
      metrics.countAttempt(outcome);
      logger.info({ jobId, attempt: job.attempt, outcome }, 'attempt ended');
    } finally {
      metrics.inFlight.dec();
      leases.letGo(jobId);
      this.#running.delete(running);
    }
  }

  async #attempt(job: ClaimedJob, signal: AbortSignal) {
    const ctx = this.#ctx;
    const attempt = { jobId: job.id, attempt: job.attempt };
    try {
      const generated = await runAttempt(ctx.generator, job.request, {
        signal,
        timeoutMs: ctx.generationTimeoutMs,
      });
      const finished = { ...attempt, listingId: newId('lst'), generated };
      return (await this.#completions.load(finished)) ? 'complete' : 'lost';
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      const input = { ...attempt, holder: ctx.leases.holder };
      if (signal.aborted) {
        return (await handBack({ ctx, input })) ? 'handed_back' : 'lost';
      }
      ctx.logger.warn({ jobId: job.id, attempt: job.attempt, err: error }, 'attempt failed');
      return failAttempt({ ctx, input: { ...input, error } });
    }
  }

  async #claim(jobIds: readonly JobId[]): Promise<(ClaimedJob | undefined)[]> {
    const { leases } = this.#ctx;
    const claimed = await claimJobs({
      ctx: this.#ctx,
      input: { jobIds: [...new Set(jobIds)], holder: leases.holder, leaseMs: leases.leaseMs },
    });
    const byId = new Map(claimed.map((job) => [job.id, job]));
    // Two bells for one job at once: the first runs it.
    return jobIds.map((jobId) => {
      const job = byId.get(jobId);
      byId.delete(jobId);
      return job;
    });
  }

  async #complete(finished: readonly FinishedAttempt[]): Promise<boolean[]> {
    const completed = await completeJobs({
      ctx: this.#ctx,
      input: { holder: this.#ctx.leases.holder, finished },
    });
    return finished.map(({ jobId }) => completed.has(jobId));
  }
}
