import { API_BASE_PATH } from '@wareword/shared-schema';
import { callApi, PRODUCT, type ApiResponse } from '../../backend/test/http.ts';
import { until } from '../faults/until.ts';
import type { ServiceProcess } from '../faults/service-process.ts';

const CLIENTS = 3;

/**
 * Customers' programs behind a load balancer, which sends requests to the processes in its rotation in
 * turn. They accept nothing but success.
 */
export class Load {
  readonly accepted = new Set<string>();
  readonly failures: string[] = [];
  /** Milliseconds, of the slowest request. */
  slowest = 0;
  readonly #token: string;
  readonly #served = new Map<ServiceProcess, number>();
  readonly #inFlight = new Map<ServiceProcess, number>();
  readonly #clients: Promise<void>[];
  #rotation: readonly ServiceProcess[];
  #turn = 0;
  #running = true;

  constructor(token: string, rotation: readonly ServiceProcess[]) {
    this.#token = token;
    this.#rotation = rotation;
    this.#clients = Array.from({ length: CLIENTS }, () => this.#client());
  }

  /** Sends requests to these processes from now on, and resolves once the others have none left. */
  async rotate(...rotation: readonly ServiceProcess[]): Promise<void> {
    this.#rotation = rotation;
    await until('the others have no requests', () =>
      [...this.#inFlight].every(([service, count]) => count === 0 || rotation.includes(service)),
    );
  }

  /** Resolves once a process has served so many more requests. */
  async served(service: ServiceProcess, more: number): Promise<void> {
    const before = this.#served.get(service) ?? 0;
    await until(`${more} more requests are served`, () => {
      if (this.failures.length > 0) throw new Error(this.failures.join('\n'));
      return (this.#served.get(service) ?? 0) >= before + more;
    });
  }

  async stop(): Promise<void> {
    this.#running = false;
    await Promise.all(this.#clients);
  }

  async #client(): Promise<void> {
    while (this.#running) {
      const created = await this.#call('POST /jobs', 202, PRODUCT);
      const id = created?.body['job_id'];
      if (typeof id !== 'string') continue;
      this.accepted.add(id);
      await this.#call(`GET /jobs/${id}`, 200);
      await this.#call('GET /jobs?limit=5', 200);
      await this.#call('POST /generate', 200, PRODUCT);
      await this.#call('GET /listings?limit=5', 200);
      await this.#call('GET /me', 200);
    }
  }

  async #call(
    call: Parameters<typeof callApi>[1],
    expected: number,
    body?: object,
  ): Promise<ApiResponse | undefined> {
    const service = this.#rotation[this.#turn++ % this.#rotation.length];
    if (service === undefined) throw new Error('No process is in rotation.');
    const began = performance.now();
    increment(this.#inFlight, service, 1);
    try {
      const response = await callApi(service.baseUrl + API_BASE_PATH, call, {
        token: this.#token,
        ...(body && { body }),
      });
      this.slowest = Math.max(this.slowest, performance.now() - began);
      increment(this.#served, service, 1);
      if (response.status === expected) return response;
      this.failures.push(`${call}: ${response.status} ${JSON.stringify(response.body)}`);
    } catch (error) {
      this.failures.push(`${call}: ${String(error)}`);
    } finally {
      increment(this.#inFlight, service, -1);
    }
    return undefined;
  }
}

function increment(counts: Map<ServiceProcess, number>, service: ServiceProcess, by: number): void {
  counts.set(service, (counts.get(service) ?? 0) + by);
}
