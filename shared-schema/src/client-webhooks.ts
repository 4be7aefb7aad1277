import { assertId } from './client-jobs.ts';
import type { CallOptions, ClientTransport } from './client-transport.ts';
import { ENDPOINTS } from './endpoints.ts';
import type {
  CreateWebhookRequestInput,
  DeliveryList,
  DeliveryResponse,
  DeliveryStatus,
  UpdateWebhookRequestInput,
  Webhook,
  WebhookDelivery,
  WebhookResponse,
  WebhookSecretResponse,
  WebhookTest,
} from './webhooks.ts';

export interface ListDeliveriesOptions extends CallOptions {
  readonly status?: DeliveryStatus | undefined;
  /** Entries per page, up to 50; 20 by default. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the page before, with the same status. */
  readonly cursor?: string | undefined;
}

/**
 * The addresses that the workspace's events are sent to: `client.webhooks`. Calls reject with a
 * `WarewordError`. Verify what arrives with the npm package `standardwebhooks`; `WebhookPayload` is the
 * type of its body.
 */
export class WebhooksClient {
  readonly #transport: ClientTransport;

  constructor(transport: ClientTransport) {
    this.#transport = transport;
  }

  /** Every endpoint, oldest first (`GET /webhooks`). */
  async list(options: CallOptions = {}): Promise<readonly Webhook[]> {
    return (await this.#transport.call(ENDPOINTS.listWebhooks, {}, options)).webhooks;
  }

  /** Creates an endpoint (`POST /webhooks`). Keep the `secret`: nothing else returns it. */
  async create(
    body: CreateWebhookRequestInput,
    options: CallOptions = {},
  ): Promise<WebhookSecretResponse> {
    return this.#transport.call(ENDPOINTS.createWebhook, { body }, options);
  }

  /** An endpoint (`GET /webhooks/{id}`). */
  async get(id: string, options: CallOptions = {}): Promise<WebhookResponse> {
    assertId('webhook', id);
    return this.#transport.call(ENDPOINTS.getWebhook, { path: { id } }, options);
  }

  /** Updates the given fields (`PATCH /webhooks/{id}`); `enabled` pauses or resumes the endpoint. */
  async update(
    id: string,
    body: UpdateWebhookRequestInput,
    options: CallOptions = {},
  ): Promise<WebhookResponse> {
    assertId('webhook', id);
    return this.#transport.call(ENDPOINTS.updateWebhook, { path: { id }, body }, options);
  }

  /** Deletes an endpoint (`DELETE /webhooks/{id}`): nothing more is sent to it. */
  async delete(id: string, options: CallOptions = {}): Promise<void> {
    assertId('webhook', id);
    await this.#transport.call(ENDPOINTS.deleteWebhook, { path: { id } }, options);
  }

  /**
   * Rotates the secret (`POST /webhooks/{id}/rotate-secret`). For 24 hours, deliveries are also signed
   * with the previous one.
   */
  async rotateSecret(id: string, options: CallOptions = {}): Promise<WebhookSecretResponse> {
    assertId('webhook', id);
    return this.#transport.call(ENDPOINTS.rotateWebhookSecret, { path: { id } }, options);
  }

  /** Sends a test event once (`POST /webhooks/{id}/test`), and returns the outcome. */
  async test(id: string, options: CallOptions = {}): Promise<WebhookTest> {
    assertId('webhook', id);
    return this.#transport.call(ENDPOINTS.testWebhook, { path: { id } }, options);
  }

  /** A page of what was sent to an endpoint, newest first (`GET /webhooks/{id}/deliveries`). */
  async deliveries(
    id: string,
    { status, limit, cursor, ...options }: ListDeliveriesOptions = {},
  ): Promise<DeliveryList> {
    assertId('webhook', id);
    const query = {
      ...(status !== undefined && { status }),
      ...(limit !== undefined && { limit: String(limit) }),
      ...(cursor !== undefined && { cursor }),
    };
    return this.#transport.call(ENDPOINTS.listWebhookDeliveries, { path: { id }, query }, options);
  }

  /** Everything that was sent to an endpoint in the last 30 days, page by page, newest first. */
  async *allDeliveries(
    id: string,
    options: ListDeliveriesOptions = {},
  ): AsyncGenerator<WebhookDelivery> {
    let { cursor } = options;
    do {
      const page: DeliveryList = await this.deliveries(id, { limit: 50, ...options, cursor });
      yield* page.deliveries;
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
  }

  /** Sends a delivery again (`POST /webhook-deliveries/{id}/resend`), under the same id. */
  async resend(deliveryId: string, options: CallOptions = {}): Promise<DeliveryResponse> {
    assertId('delivery', deliveryId);
    return this.#transport.call(
      ENDPOINTS.resendWebhookDelivery,
      { path: { id: deliveryId } },
      options,
    );
  }
}
