import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { callApi, PRODUCT, type ApiResponse } from '../../backend/test/http.ts';

/** How long a client waits for a response. */
const RESPONSE_TIMEOUT_MS = 30_000;
const PAUSE_MS = 250;
/** How long a pending request may take to be accepted once the test is stopping. */
const SETTLE_TIMEOUT_MS = 60_000;
/** Later polls would only add load. */
const POLLS_PER_JOB = 20;

/** A job that the service has accepted: it must end exactly once. */
export interface AcceptedJob {
  readonly id: string;
  readonly round: number;
}

/** The requests of all clients and their responses, recorded outside the database. */
export class ClientLog {
  readonly accepted: AcceptedJob[] = [];
  readonly violations: string[] = [];
  /** The number of the current round. */
  round = 0;
  #statuses = new Map<string, number>();
  #listeners = new Set<(startedAt: number, machine: string) => void>();

  record(status: number | 'none'): void {
    this.#statuses.set(String(status), (this.#statuses.get(String(status)) ?? 0) + 1);
  }

  accept(id: string, request: { startedAt: number; machine: string }): void {
    this.accepted.push({ id, round: this.round });
    for (const notify of this.#listeners) notify(request.startedAt, request.machine);
  }

  /** Resolves once each machine has accepted a job whose request began after `moment`. */
  async acceptedAfter(moment: number, machines: readonly string[]): Promise<void> {
    const missing = new Set(machines);
    const all = Promise.withResolvers<undefined>();
    const notify = (startedAt: number, machine: string) => {
      if (startedAt > moment) missing.delete(machine);
      if (missing.size === 0) all.resolve(undefined);
    };
    this.#listeners.add(notify);
    await all.promise;
    this.#listeners.delete(notify);
  }

  /** How many requests had each status since the last call. */
  takeStatuses(): Map<string, number> {
    const taken = this.#statuses;
    this.#statuses = new Map();
    return taken;
  }
}

export interface Target {
  readonly name: string;
  readonly apiUrl: string;
}

/**
 * A client that creates a job, polls it, and starts over. It retries failed requests with the same
 * idempotency key, as the documentation says.
 */
export class Client {
  readonly #clientLog: ClientLog;
  readonly #target: Target;
  readonly #token: string;
  readonly #stopping = new AbortController();
  readonly #ended: Promise<void>;

  constructor(clientLog: ClientLog, target: Target, token: string) {
    this.#clientLog = clientLog;
    this.#target = target;
    this.#token = token;
    this.#ended = this.#run();
  }

  /** Resolves when its last request has been accepted. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const outcome = await Promise.race([
      this.#ended.then(() => 'ended' as const),
      wait(SETTLE_TIMEOUT_MS, 'late' as const, { ref: false }),
    ]);
    if (outcome === 'late') {
      this.#clientLog.violations.push(
        `${this.#target.name} did not accept a request that was repeated`,
      );
    }
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const id = await this.#createJob();
      await this.#poll(id);
      await wait(PAUSE_MS);
    }
  }

  /** Retries until the job is accepted, even while stopping: a job whose response was lost still counts. */
  async #createJob(): Promise<string> {
    const key = randomUUID();
    for (;;) {
      const startedAt = performance.now();
      const response = await this.#call('POST /jobs', {
        body: { ...PRODUCT, product_name: `Walnut Desk Organizer ${key.slice(0, 8)}` },
        headers: { 'Idempotency-Key': key },
      });
      if (response?.status === 202) {
        const id = String(response.body['job_id']);
        this.#clientLog.accept(id, { startedAt, machine: this.#target.name });
        return id;
      }
    }
  }

  async #poll(id: string): Promise<void> {
    for (let poll = 0; poll < POLLS_PER_JOB && !this.#stopping.signal.aborted; poll++) {
      const response = await this.#call(`GET /jobs/${id}`);
      // In asynchronous mode, a lost job is a 404.
      if (response?.status === 404) return;
      if (['complete', 'failed'].includes(String(response?.body['status']))) return;
      await wait(PAUSE_MS);
    }
  }

  /** @returns undefined if there was no response */
  async #call(
    call: `${'GET' | 'POST'} /${string}`,
    options: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<ApiResponse | undefined> {
    const response = await Promise.race([
      callApi(this.#target.apiUrl, call, { token: this.#token, ...options }).catch(() => undefined),
      wait(RESPONSE_TIMEOUT_MS, undefined, { ref: false }),
    ]);
    this.#clientLog.record(response?.status ?? 'none');
    if (response === undefined) {
      await wait(PAUSE_MS);
    } else if (response.status >= 500) {
      await this.#honorRetryAfter(call, response);
    }
    return response;
  }

  /** Waits as long as `Retry-After` says, and records any error other than 503. */
  async #honorRetryAfter(call: string, response: ApiResponse): Promise<void> {
    const seconds = Number(response.headers.get('Retry-After'));
    if (response.status !== 503) {
      this.#clientLog.violations.push(
        `${call} returned ${response.status}: ${JSON.stringify(response.body)}`,
      );
    } else if (!(seconds > 0)) {
      this.#clientLog.violations.push(`${call} returned 503 without Retry-After`);
    }
    await wait(Math.max(seconds * 1000, PAUSE_MS));
  }
}
