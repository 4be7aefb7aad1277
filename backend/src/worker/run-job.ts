import DataLoader from 'dataloader';
import { GenerationError, type Generator } from '../generation/index.ts';
import { newId, type JobId } from '../identifiers.ts';
import {
  claimJobs,
  completeJobs,
  failAttempt,
  handBack,
  runAttempt,
  whileDatabaseIsAway,
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

type Outcome = Parameters<Metrics['countAttempt']>[0];

/** Most jobs of a statement: while one part of them is saved, another is claimed. */
const BATCH = 25;

/** How long the outcome of an attempt is kept for a database that is away, in milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * Runs jobs from the bell to the listing. Jobs that start or end in the same turn of the event
 * loop are claimed and completed in one statement.
 */
export class JobRunner {
  readonly #ctx: WorkerContext;
  readonly #claims: DataLoader<JobId, ClaimedJob | undefined>;
  readonly #completions: DataLoader<FinishedAttempt, boolean>;
  readonly #running = new Set<AbortController>();
  #aborted = false;

  constructor(ctx: WorkerContext) {
    this.#ctx = ctx;
    this.#claims = new DataLoader((jobIds) => this.#claim(jobIds), {
      cache: false,
      maxBatchSize: BATCH,
    });
    this.#completions = new DataLoader((finished) => this.#complete(finished), {
      cache: false,
      maxBatchSize: BATCH,
    });
  }

  /** Ends what runs, now and from now on, so that it is handed back. */
  abort(): void {
    this.#aborted = true;
    for (const running of this.#running) running.abort();
  }

  /**
   * Answers one bell. Resolves when the job has been settled, was not there to be run, or had to be
   * left to the sweep; never rejects, because a bell that failed would be rung again by the queue's
   * own count and delays, and jobs have theirs.
   */
  async run(jobId: JobId): Promise<void> {
    const { logger, metrics } = this.#ctx;
    try {
      const job = await this.#claims.load(jobId);
      if (job === undefined) return;
      const outcome = await this.#hold(job);
      metrics.countAttempt(outcome);
      logger.info({ jobId, attempt: job.attempt, outcome }, 'attempt ended');
    } catch (error) {
      logger.error({ jobId, err: error }, 'a job was left to the sweep');
    }
  }

  async #hold(job: ClaimedJob): Promise<Outcome> {
    const { leases, metrics } = this.#ctx;
    const running = new AbortController();
    if (this.#aborted) running.abort();
    this.#running.add(running);
    const letGo = leases.hold(job.id, () => running.abort());
    metrics.inFlight.inc();
    try {
      return await this.#attempt(job, running.signal);
    } finally {
      metrics.inFlight.dec();
      letGo();
      this.#running.delete(running);
    }
  }

  async #attempt(job: ClaimedJob, signal: AbortSignal): Promise<Outcome> {
    const ctx = this.#ctx;
    const attempt = { jobId: job.id, attempt: job.attempt };
    const settle = <Result>(work: () => Promise<Result>) =>
      whileDatabaseIsAway(work, { forMs: PATIENCE_MS, signal });
    try {
      const generated = await runAttempt(ctx.generator, job.request, {
        signal,
        timeoutMs: ctx.generationTimeoutMs,
      });
      const finished = { ...attempt, listingId: newId('lst'), generated };
      const completed = await settle(() => this.#completions.load(finished)).catch(notSaved);
      return completed ? 'complete' : 'lost';
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      const input = { ...attempt, holder: ctx.leases.holder };
      if (signal.aborted) {
        return (await handBack({ ctx, input })) ? 'handed_back' : 'lost';
      }
      ctx.logger.warn({ jobId: job.id, attempt: job.attempt, err: error }, 'attempt failed');
      return settle(() => failAttempt({ ctx, input: { ...input, error } }));
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

  async #complete(finished: readonly FinishedAttempt[]): Promise<(boolean | Error)[]> {
    const input = { holder: this.#ctx.leases.holder, finished };
    try {
      const completed = await completeJobs({ ctx: this.#ctx, input });
      return finished.map(({ jobId }) => completed.has(jobId));
    } catch (error) {
      if (finished.length > 1) {
        // A statement fails as a whole. One by one, only the listing at fault does.
        return (await Promise.all(finished.map((one) => this.#complete([one])))).flat();
      }
      return [error instanceof Error ? error : new Error('Not saved.', { cause: error })];
    }
  }
}

/** Another attempt may bring a listing that can be saved. */
function notSaved(error: unknown): never {
  throw new GenerationError('The listing could not be saved.', { transient: true, cause: error });
}
