import { API_BASE_PATH } from '@wareword/shared-schema';
import { callApi, PRODUCT, type ApiResponse } from '../../backend/test/http.ts';

const CLIENTS = 3;

/** Customers' programs, which accept nothing but success. */
export class Load {
  readonly accepted = new Set<string>();
  readonly failures: string[] = [];
  /** Milliseconds, of the slowest request. */
  slowest = 0;
  readonly #serviceUrl: string;
  readonly #token: string;
  readonly #clients: Promise<void>[];
  #running = true;

  constructor(serviceUrl: string, token: string) {
    this.#serviceUrl = serviceUrl;
    this.#token = token;
    this.#clients = Array.from({ length: CLIENTS }, () => this.#client());
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
    const began = performance.now();
    try {
      const response = await callApi(this.#serviceUrl + API_BASE_PATH, call, {
        token: this.#token,
        ...(body && { body }),
      });
      this.slowest = Math.max(this.slowest, performance.now() - began);
      if (response.status === expected) return response;
      this.failures.push(`${call}: ${response.status} ${JSON.stringify(response.body)}`);
    } catch (error) {
      this.failures.push(`${call}: ${String(error)}`);
    }
    return undefined;
  }
}
