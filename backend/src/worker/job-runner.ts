import { inSpan } from '@wareword/tracing';
import DataLoader from 'dataloader';
import { inQuerySpan } from '../database/index.ts';
import {
  GenerationError,
  type GeneratedListing,
  type Generator,
  type RewriteTarget,
} from '../generation/index.ts';
import { newId, type JobId } from '../identifiers.ts';
import {
  claimJobs,
  completeJobs,
  completeRewrite,
  failAttempt,
  failJob,
  generateFallback,
  requeueJob,
  isLastAttempt,
  runAttempt,
  retryWhileDatabaseDown,
  type ClaimedJob,
  type FallbackContext,
  type FinishedAttempt,
  type JobsContext,
  type Leases,
} from '../jobs/index.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';

export interface WorkerContext extends Pick<JobsContext, 'database' | 'settings'>, FallbackContext {
  readonly leases: Leases;
  readonly generator: Generator;
  readonly generationTimeoutMs: number;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

type Outcome = Parameters<Metrics['countAttempt']>[0];

/** Maximum jobs per statement: while one batch is being saved, another is claimed. */
const BATCH_SIZE = 25;

/**
 * How long to keep retrying to save the outcome of an attempt while the database is unavailable, in
 * milliseconds.
 */
const SAVE_TIMEOUT_MS = 60_000;

/**
 * Runs jobs from the queue task to the finished listing. Jobs that start or end in the same turn of
 * the event loop are claimed and completed in one statement.
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
      maxBatchSize: BATCH_SIZE,
    });
    this.#completions = new DataLoader((finished) => this.#complete(finished), {
      cache: false,
      maxBatchSize: BATCH_SIZE,
    });
  }

  /** Aborts running jobs and any started later, so that they are released. */
  abort(): void {
    this.#aborted = true;
    for (const running of this.#running) running.abort();
  }

  /**
   * Runs the job of one queue task. Resolves when the job has ended, was not claimed, or had to
   * be left for recovery. Never rejects, because the queue would retry a failed task with its own
   * counts and delays, and jobs have their own.
   */
  async run(jobId: JobId): Promise<void> {
    const { logger, metrics } = this.#ctx;
    try {
      const job = await this.#claims.load(jobId);
      if (job === undefined) return;
      const claimedAt = performance.now();
      const outcome = await this.#traced(job);
      metrics.countAttempt(outcome);
      if (outcome === 'complete') {
        metrics.observeJob(job.kind, job.waitedMs + performance.now() - claimedAt);
      }
    } catch (error) {
      logger.error({ jobId, err: error }, 'a job was left for recovery');
    }
  }

  #traced(job: ClaimedJob): Promise<Outcome> {
    const attributes = {
      'wareword.job_id': job.id,
      'wareword.job_kind': job.kind,
      'wareword.attempt': job.attempt,
      'wareword.waited_ms': Math.round(job.waitedMs),
    };
    const options = { name: 'run job', kind: 'consumer' as const, attributes };
    return inSpan({ ...options, parent: job.traceparent ?? undefined }, async (span) => {
      const outcome = await this.#hold(job);
      span.set({ 'wareword.outcome': outcome });
      if (outcome !== 'complete') span.fail(outcome);
      this.#ctx.logger.info({ jobId: job.id, attempt: job.attempt, outcome }, 'attempt ended');
      return outcome;
    });
  }

  async #hold(job: ClaimedJob): Promise<Outcome> {
    const { leases, metrics } = this.#ctx;
    const running = new AbortController();
    if (this.#aborted) running.abort();
    this.#running.add(running);
    const release = leases.hold(job.id, () => running.abort());
    metrics.inFlight.inc();
    try {
      return await this.#attempt(job, running.signal);
    } finally {
      metrics.inFlight.dec();
      release();
      this.#running.delete(running);
    }
  }

  async #attempt(job: ClaimedJob, signal: AbortSignal): Promise<Outcome> {
    const ctx = this.#ctx;
    const attempt = { jobId: job.id, attempt: job.attempt };
    const retry = <Result>(work: () => Promise<Result>) =>
      retryWhileDatabaseDown(work, { timeoutMs: SAVE_TIMEOUT_MS, signal });
    const complete = async (generated: GeneratedListing): Promise<Outcome> => {
      const { rewrite } = job.request;
      if (rewrite !== undefined) {
        return this.#completeRewrite(job, { rewrite, generated, retry }).catch(notSaved);
      }
      const finished = { ...attempt, listingId: newId('lst'), generated };
      const completed = await retry(() =>
        inQuerySpan('complete jobs', () => this.#completions.load(finished)),
      ).catch(notSaved);
      return completed ? 'complete' : 'lost';
    };
    try {
      const timeoutMs = ctx.generationTimeoutMs;
      try {
        return await complete(await runAttempt(ctx.generator, job.request, { signal, timeoutMs }));
      } catch (error) {
        if (!(error instanceof GenerationError) || !isLastAttempt(job.attempt, error)) throw error;
        const generated = await generateFallback(ctx, job.request, { error, signal });
        if (generated === undefined) throw error;
        ctx.logger.warn({ jobId: job.id, err: error }, 'the rule-based writer took over');
        return await complete(generated);
      }
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      const input = { ...attempt, holder: ctx.leases.holder };
      if (signal.aborted) {
        return (await requeueJob({ ctx, input })) ? 'released' : 'lost';
      }
      ctx.logger.warn({ jobId: job.id, attempt: job.attempt, err: error }, 'attempt failed');
      return retry(() => failAttempt({ ctx, input: { ...input, error } }));
    }
  }

  /** A text that did not change, or has no listing to go to, costs nothing. */
  async #completeRewrite(
    job: ClaimedJob,
    {
      rewrite,
      generated,
      retry,
    }: {
      rewrite: RewriteTarget;
      generated: GeneratedListing;
      retry: <Result>(work: () => Promise<Result>) => Promise<Result>;
    },
  ): Promise<Outcome> {
    const ctx = this.#ctx;
    const { workspaceId } = job;
    const held = { jobId: job.id, attempt: job.attempt, holder: ctx.leases.holder };
    const outcome = await retry(() =>
      completeRewrite({ ctx, input: { ...held, workspaceId, rewrite, generated } }),
    );
    if (outcome === 'complete' || outcome === 'lost') return outcome;
    if (generated.writer === 'openai') {
      const reason = outcome === 'unchanged' ? 'unusable-answer' : 'deleted-listing';
      await ctx.modelBlocklist.record(workspaceId, reason);
    }
    const code = outcome === 'unchanged' ? 'unchanged' : 'generation_failed';
    const failed = await retry(() => failJob({ ctx, input: { ...held, code } }));
    return failed ? 'failed' : 'lost';
  }

  async #claim(jobIds: readonly JobId[]): Promise<(ClaimedJob | undefined)[]> {
    const { leases } = this.#ctx;
    const claimed = await claimJobs({
      ctx: this.#ctx,
      input: { jobIds: [...new Set(jobIds)], holder: leases.holder, leaseMs: leases.leaseMs },
    });
    const byId = new Map(claimed.map((job) => [job.id, job]));
    // If two concurrent queue tasks are for one job, the first runs it.
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
        // A statement fails as a whole. One by one, only the listing that caused it fails.
        return (await Promise.all(finished.map((one) => this.#complete([one])))).flat();
      }
      return [error instanceof Error ? error : new Error('Not saved.', { cause: error })];
    }
  }
}

/** Another attempt may produce a listing that can be saved. */
function notSaved(error: unknown): never {
  throw new GenerationError('The listing could not be saved.', { transient: true, cause: error });
}
