import { isWellFormed } from './well-formed.ts';
import { crypto } from '#crypto';
import { withDeadline } from './client-deadline.ts';
import { WarewordError } from './client-error.ts';
import type { CallOptions, ClientTransport } from './client-transport.ts';
import { ENDPOINTS } from './endpoints.ts';
import { formatDuration } from './format.ts';
import { REQUEST_LIMITS } from './limits.ts';
import { listQuery, type ListOptions } from './client-lists.ts';
import type { JobList } from './lists.ts';
import type { CreateJobRequestInput, Includable } from './requests.ts';
import type { CompleteJob, JobEnvelope, JobStatus } from './responses.ts';

export interface IdempotencyOptions {
  /**
   * Printable ASCII, at most 200 characters. Set and store your own if the listing must be written
   * only once even if your process dies and retries; otherwise one is generated per call.
   */
  readonly idempotencyKey?: string | undefined;
}

export type CreateJobOptions = CallOptions & IdempotencyOptions;

export interface IncludeOptions {
  /** What to include in the response. */
  readonly include?: readonly Includable[] | undefined;
}

export interface ListJobsOptions extends ListOptions {
  readonly status?: JobStatus | readonly JobStatus[] | undefined;
}

export function includeQuery(include: readonly Includable[] = []): Record<string, string> {
  return include.length === 0 ? {} : { include: include.join(',') };
}

export interface WaitOptions {
  readonly signal?: AbortSignal | undefined;
  /** Timeout of the whole wait in milliseconds; 120,000 by default (contract §7.12). */
  readonly timeoutMs?: number | undefined;
  /** Called with every state that is seen, including the last one. */
  readonly onProgress?: ((job: JobEnvelope) => void) | undefined;
}

const WAIT_TIMEOUT_MS = 120_000;

/** Asynchronous generation: `client.jobs`. Calls reject with {@link WarewordError}. */
export class JobsClient {
  readonly #transport: ClientTransport;

  constructor(transport: ClientTransport) {
    this.#transport = transport;
  }

  /**
   * Queues a listing (`POST /jobs`), which uses one of the plan's listings. Always sends an idempotency
   * key, the same one with each retry, so that a lost response doesn't use a second listing.
   */
  async create(
    input: CreateJobRequestInput,
    { idempotencyKey = crypto.randomUUID(), ...options }: CreateJobOptions = {},
  ): Promise<JobEnvelope> {
    assertIdempotencyKey(idempotencyKey);
    return this.#transport.call(ENDPOINTS.createJob, { body: input, idempotencyKey }, options);
  }

  /** Polls a job (`GET /jobs/{id}`). Also resolves for a failed job: check its `status`. */
  async get(
    id: string,
    { include, ...options }: CallOptions & IncludeOptions = {},
  ): Promise<JobEnvelope> {
    assertId('job', id);
    const query = includeQuery(include);
    return this.#transport.call(ENDPOINTS.getJob, { path: { id }, query }, options);
  }

  /**
   * Cancels a job that is not finished (`POST /jobs/{id}/cancel`). Resolves with the job as it is
   * afterward: check its `status`, since it may have finished in the meantime.
   */
  async cancel(id: string, options: CallOptions = {}): Promise<JobEnvelope> {
    assertId('job', id);
    return this.#transport.call(ENDPOINTS.cancelJob, { path: { id } }, options);
  }

  /** The most recent jobs, newest first (`GET /jobs`): 20, or `limit` up to 50. */
  async list(options: ListJobsOptions = {}): Promise<JobEnvelope[]> {
    return (await this.page(options)).jobs;
  }

  /** A page of jobs, with the cursor of the next page (`GET /jobs`). */
  async page(options: ListJobsOptions = {}): Promise<JobList> {
    const { status } = options;
    const query = {
      ...listQuery(options),
      ...(status !== undefined && { status: [status].flat().join(',') }),
    };
    const { signal, timeoutMs } = options;
    return this.#transport.call(ENDPOINTS.listJobs, { query }, { signal, timeoutMs });
  }

  /** Every job that matches, page by page, newest first. */
  async *all(options: ListJobsOptions = {}): AsyncGenerator<JobEnvelope> {
    let { cursor } = options;
    do {
      const page: JobList = await this.page({ limit: 50, ...options, cursor });
      yield* page.jobs;
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
  }

  /**
   * Waits until a job is complete, by following its events, or if they are not available, by polling at
   * the service's pace.
   *
   * @throws WarewordError with the job's own code (such as `generation_failed`) if it
   *   failed, and `timeout` if it takes too long: the job continues, and can be waited for again
   */
  async wait(idOrJob: string | JobEnvelope, options: WaitOptions = {}): Promise<CompleteJob> {
    const { timeoutMs = WAIT_TIMEOUT_MS, signal, onProgress } = options;
    const id = typeof idOrJob === 'string' ? idOrJob : idOrJob.job_id;
    const onTimeout = () =>
      new WarewordError(
        'timeout',
        `Job ${id} did not finish within ${formatDuration(timeoutMs / 1000)}.`,
      );
    return withDeadline(timeoutMs, signal, onTimeout, async (untilDone) => {
      let job = typeof idOrJob === 'string' ? undefined : idOrJob;
      if (!isFinal(job)) {
        const path = { id: assertId('job', id) };
        for await (job of this.#transport.follow(ENDPOINTS.jobEvents, { path }, untilDone)) {
          onProgress?.(job);
          if (isFinal(job)) break;
        }
      }
      for (;;) {
        if (job?.status === 'complete') return job;
        if (job?.status === 'failed') throw new WarewordError(job.error.code, job.error.message);
        if (job !== undefined) await this.#transport.pause(job.poll_after_ms, untilDone);
        job = await this.get(id, { signal: untilDone });
        onProgress?.(job);
      }
    });
  }
}

function isFinal(job: JobEnvelope | undefined): boolean {
  return job?.status === 'complete' || job?.status === 'failed';
}

type IdKind = 'job' | 'batch' | 'listing' | 'brand' | 'webhook' | 'delivery';

/** In a path, an empty id or dots would lead to another endpoint. */
export function assertId(kind: IdKind, id: string): string {
  if (isWellFormed(id) && !/^\.{0,2}$/.test(id)) return id;
  throw new WarewordError(`${kind}_not_found`, `This is not a ${kind} ID.`);
}

/** A header cannot carry every character, and two keys could become the same. */
export function assertIdempotencyKey(key: string): void {
  const limit = REQUEST_LIMITS.idempotency_key;
  if (/^[\x20-\x7e]+$/.test(key) && key.trim() === key && key.length <= limit) return;
  throw new WarewordError(
    'validation_error',
    `idempotencyKey must be 1 to ${limit} printable ASCII characters, without leading or trailing spaces`,
  );
}
