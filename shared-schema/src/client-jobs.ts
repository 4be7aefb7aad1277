import { withDeadline } from './client-deadline.ts';
import { WarewordError } from './client-error.ts';
import type { CallOptions, ClientTransport } from './client-transport.ts';
import { ENDPOINTS } from './endpoints.ts';
import { REQUEST_LIMITS } from './limits.ts';
import type { CreateJobRequestInput } from './requests.ts';
import type { CompleteJob, JobEnvelope } from './responses.ts';

export interface CreateJobOptions extends CallOptions {
  /**
   * Printable ASCII, at most 200 characters. Give one of your own, and keep it, where the job must
   * be made only once though your process may die and try again; else one is made for the call.
   */
  readonly idempotencyKey?: string | undefined;
}

export interface WaitOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for the whole wait; 120 000 by default (document, "Limits"). */
  readonly timeoutMs?: number | undefined;
  /** Called with each state that was polled, the last one too. */
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
   * Queues a listing (`POST /jobs`) and reserves a credit. Always sends an idempotency key, the
   * same one with each retry, so that a lost answer costs no second credit.
   */
  async create(
    input: CreateJobRequestInput,
    { idempotencyKey = crypto.randomUUID(), ...options }: CreateJobOptions = {},
  ): Promise<JobEnvelope> {
    assertIdempotencyKey(idempotencyKey);
    return this.#transport.call(ENDPOINTS.createJob, { body: input, idempotencyKey }, options);
  }

  /** Polls a job (`GET /jobs/{id}`). A failed one resolves too: read its `status`. */
  async get(id: string, options: CallOptions = {}): Promise<JobEnvelope> {
    // In a path the empty one and the dots would lead to another endpoint.
    if (!id.isWellFormed() || /^\.{0,2}$/.test(id)) {
      throw new WarewordError('job_not_found', 'This is no id of a job.');
    }
    return this.#transport.call(ENDPOINTS.getJob, { path: { id } }, options);
  }

  /** The most recent jobs, newest first (`GET /jobs`): 20, or `limit` up to 50. */
  async list({ limit, ...options }: CallOptions & { limit?: number } = {}): Promise<JobEnvelope[]> {
    const query = limit === undefined ? {} : { limit: String(limit) };
    const { jobs } = await this.#transport.call(ENDPOINTS.listJobs, { query }, options);
    return jobs;
  }

  /**
   * Polls a job at the pace that the service asks for, until it is complete.
   *
   * @throws WarewordError with the job's own code (`generation_failed`, `job_expired`) where it
   *   failed, and `timeout` where it takes too long: the job goes on, and can be waited for again.
   */
  async wait(idOrJob: string | JobEnvelope, options: WaitOptions = {}): Promise<CompleteJob> {
    const { timeoutMs = WAIT_TIMEOUT_MS, signal, onProgress } = options;
    const id = typeof idOrJob === 'string' ? idOrJob : idOrJob.job_id;
    const onTimeout = () =>
      new WarewordError('timeout', `Job ${id} is not done after ${timeoutMs / 1000} seconds.`);
    return withDeadline(timeoutMs, signal, onTimeout, async (untilDone) => {
      let job = typeof idOrJob === 'string' ? undefined : idOrJob;
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

/** A header loses what it cannot carry, and two keys could become one. */
function assertIdempotencyKey(key: string): void {
  const limit = REQUEST_LIMITS.idempotency_key;
  if (/^[\x20-\x7e]+$/.test(key) && key.trim() === key && key.length <= limit) return;
  throw new WarewordError(
    'validation_error',
    `idempotencyKey must be 1 to ${limit} characters of printable ASCII, without spaces around it`,
  );
}
