import { crypto } from '#crypto';
import {
  assertIdempotencyKey,
  includeQuery,
  JobsClient,
  type IdempotencyOptions,
  type IncludeOptions,
} from './client-jobs.ts';
import { BatchesClient } from './client-batches.ts';
import type { Audit, CreateAuditRequestInput } from './audits.ts';
import { BrandsClient } from './client-brands.ts';
import { ListingsClient } from './client-listings.ts';
import { WebhooksClient } from './client-webhooks.ts';
import { readSettings, type WarewordClientOptions } from './client-settings.ts';
import { ClientTransport, type CallOptions } from './client-transport.ts';
import { ENDPOINTS } from './endpoints.ts';
import type { GenerateRequestInput } from './requests.ts';
import type { AccountSnapshot, ConnectExchangeResponse, GenerateResponse } from './responses.ts';

export { WarewordError, type ClientErrorCode, type WarewordErrorCode } from './client-error.ts';
export type {
  CreateJobOptions,
  IdempotencyOptions,
  IncludeOptions,
  JobsClient,
  ListJobsOptions,
  WaitOptions,
} from './client-jobs.ts';
export type { WarewordClientOptions } from './client-settings.ts';
export type { EditListingOptions, ListingsClient } from './client-listings.ts';
export type { BrandsClient } from './client-brands.ts';
export type { ListDeliveriesOptions, WebhooksClient } from './client-webhooks.ts';
export type { ListOptions } from './client-lists.ts';
export type { BatchesClient, BatchPageOptions, CreateBatchOptions } from './client-batches.ts';
export type { CallOptions } from './client-transport.ts';

/** What the connect page returned to the store, to exchange for its token. */
export interface ConnectExchangeInput {
  /** `ww_code` of the return URL. */
  readonly code: string;
  /** The store's origin that the code was requested for. */
  readonly site: string;
  /** PKCE verifier, if the connect page was given a challenge (contract §11.4). */
  readonly codeVerifier?: string | undefined;
  /** Credentials of a trusted store app, if the connect page was given its id. */
  readonly client?: { readonly id: string; readonly secret: string } | undefined;
}

/**
 * Client for the Wareword API. Every failed call rejects with a `WarewordError`.
 *
 * @example
 * const client = new WarewordClient({ baseUrl: 'https://www.…', token });
 * const job = await client.jobs.create({ product_name, features, platform: 'shopify' });
 * const { listing } = await client.jobs.wait(job);
 */
export class WarewordClient {
  readonly jobs: JobsClient;
  readonly batches: BatchesClient;
  readonly listings: ListingsClient;
  readonly brands: BrandsClient;
  readonly webhooks: WebhooksClient;
  readonly connect: {
    /**
     * Exchanges a one-time code for a store token (`POST /connect/exchange`), from a server. Sends
     * no token. A code works once, so only a 429 is retried.
     */
    readonly exchange: (
      input: ConnectExchangeInput,
      options?: CallOptions,
    ) => Promise<ConnectExchangeResponse>;
  };
  readonly #transport: ClientTransport;

  /** @throws TypeError if `baseUrl` or `token` is unusable */
  constructor(options: WarewordClientOptions) {
    const transport = new ClientTransport(readSettings(options));
    this.#transport = transport;
    this.jobs = new JobsClient(transport);
    this.batches = new BatchesClient(transport);
    this.listings = new ListingsClient(transport);
    this.brands = new BrandsClient(transport);
    this.webhooks = new WebhooksClient(transport);
    this.connect = {
      exchange: ({ code, site, codeVerifier, client }, callOptions = {}) =>
        transport.call(
          ENDPOINTS.connectExchange,
          {
            body: {
              code,
              site,
              code_verifier: codeVerifier,
              client_id: client?.id,
              client_secret: client?.secret,
            },
          },
          callOptions,
        ),
    };
  }

  /**
   * Writes one listing and waits for it (`POST /generate`), for up to 60 seconds each try. Always
   * sends an idempotency key, the same one with each retry, so that a lost response does not cost a
   * second credit.
   */
  async generate(
    input: GenerateRequestInput,
    {
      include,
      idempotencyKey = crypto.randomUUID(),
      ...options
    }: CallOptions & IncludeOptions & IdempotencyOptions = {},
  ): Promise<GenerateResponse> {
    assertIdempotencyKey(idempotencyKey);
    return this.#transport.call(
      ENDPOINTS.generate,
      { body: input, query: includeQuery(include), idempotencyKey },
      options,
    );
  }

  /** Judges texts against product details (`POST /audits`). Costs no credit, and saves nothing. */
  async audit(input: CreateAuditRequestInput, options: CallOptions = {}): Promise<Audit> {
    return this.#transport.call(ENDPOINTS.createAudit, { body: input }, options);
  }

  /** Plan, credits left, the token itself, and brands (`GET /me`). */
  async me(options: CallOptions = {}): Promise<AccountSnapshot> {
    return this.#transport.call(ENDPOINTS.me, {}, options);
  }
}
