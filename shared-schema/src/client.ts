import { JobsClient } from './client-jobs.ts';
import { readSettings, type WarewordClientOptions } from './client-settings.ts';
import { ClientTransport, type CallOptions } from './client-transport.ts';
import { ENDPOINTS } from './endpoints.ts';
import type { GenerateRequestInput } from './requests.ts';
import type { AccountSnapshot, ConnectExchangeResponse, GenerateResponse } from './responses.ts';

export { WarewordError, type ClientErrorCode, type WarewordErrorCode } from './client-error.ts';
export type { CreateJobOptions, JobsClient, WaitOptions } from './client-jobs.ts';
export type { WarewordClientOptions } from './client-settings.ts';
export type { CallOptions } from './client-transport.ts';

/** What the connect page handed to the store, to be exchanged for its token. */
export interface ConnectExchangeInput {
  /** `ww_code` of the return address. */
  readonly code: string;
  /** Origin of the store, the one that the code was asked for. */
  readonly site: string;
  /** PKCE verifier, where the connect page was given a challenge (decisions 24). */
  readonly codeVerifier?: string | undefined;
}

/**
 * Wareword's API, in calls. What fails, fails with a `WarewordError`.
 *
 * @example
 * const client = new WarewordClient({ baseUrl: 'https://www.…', token });
 * const job = await client.jobs.create({ product_name, features, platform: 'shopify' });
 * const { listing } = await client.jobs.wait(job);
 */
export class WarewordClient {
  readonly jobs: JobsClient;
  readonly connect: {
    /**
     * Exchanges a one-time code for a store's token (`POST /connect/exchange`), from a server. Sends
     * no token. A code works once, so that only a 429 is tried again.
     */
    readonly exchange: (
      input: ConnectExchangeInput,
      options?: CallOptions,
    ) => Promise<ConnectExchangeResponse>;
  };
  readonly #transport: ClientTransport;

  /** @throws TypeError where `baseUrl` or `token` is unusable. */
  constructor(options: WarewordClientOptions) {
    const transport = new ClientTransport(readSettings(options));
    this.#transport = transport;
    this.jobs = new JobsClient(transport);
    this.connect = {
      exchange: ({ code, site, codeVerifier }, callOptions = {}) =>
        transport.call(
          ENDPOINTS.connectExchange,
          { body: { code, site, code_verifier: codeVerifier } },
          callOptions,
        ),
    };
  }

  /**
   * Writes one listing and waits for it (`POST /generate`), for up to 60 seconds. Tried again after
   * a 429 alone: each listing costs a credit, and a request whose answer was lost may have cost it.
   */
  async generate(
    input: GenerateRequestInput,
    options: CallOptions = {},
  ): Promise<GenerateResponse> {
    return this.#transport.call(ENDPOINTS.generate, { body: input }, options);
  }

  /** Plan, credits left, the token itself, and the brands (`GET /me`). */
  async me(options: CallOptions = {}): Promise<AccountSnapshot> {
    return this.#transport.call(ENDPOINTS.me, {}, options);
  }
}
