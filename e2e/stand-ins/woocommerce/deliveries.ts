import { createHmac, randomUUID } from 'node:crypto';
import { presentProduct } from './rest/present-product.ts';
import type { WebhookRecord } from './shop/records.ts';
import type { Shop } from './shop/shop.ts';

export type Topic = 'product.created' | 'product.updated';

/** A webhook is disabled after this many consecutive failures. */
const MAX_FAILURES = 5;
const TIMEOUT_MS = 5_000;

/** One delivery as sent, and the response to it. */
export interface Delivery {
  readonly webhookId: number;
  readonly topic: string;
  readonly productId: number;
  /** 0 if the receiver could not be reached. */
  readonly status: number;
}

export interface DeliveriesOptions {
  readonly shop: Shop;
  readonly url: () => string;
  readonly offsetMs: number;
}

/**
 * Queued webhook deliveries. Nothing is sent at once: WP-Cron only runs when someone visits, so
 * deliveries are late, and several events of one product become one delivery with the product's
 * current state.
 */
export class Deliveries {
  readonly #options: DeliveriesOptions;
  readonly #due = new Map<string, { webhook: WebhookRecord; productId: number }>();
  readonly #pings = new Set<Promise<unknown>>();

  constructor(options: DeliveriesOptions) {
    this.#options = options;
  }

  /** Records an event for every active webhook of its topic, once per product. */
  announce(topic: Topic, productId: number): void {
    for (const webhook of this.#options.shop.webhooks.values()) {
      if (webhook.topic !== topic || webhook.status !== 'active') continue;
      this.#due.set(`${webhook.id} ${productId}`, { webhook, productId });
    }
  }

  /** Reports immediately that a webhook was created: an unsigned form with only its id. */
  ping(webhook: WebhookRecord): void {
    const ping = fetch(webhook.deliveryUrl, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'User-Agent': agent(), 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `webhook_id=${webhook.id}`,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then((response) => response.body?.cancel())
      .catch(() => undefined)
      .finally(() => this.#pings.delete(ping));
    this.#pings.add(ping);
  }

  /** Runs WP-Cron: sends everything that is due, one after the other. */
  async run(): Promise<Delivery[]> {
    await Promise.all(this.#pings);
    const due = [...this.#due.values()];
    this.#due.clear();
    const done: Delivery[] = [];
    for (const { webhook, productId } of due) {
      const live = this.#options.shop.webhooks.get(webhook.id);
      if (live?.status !== 'active') continue;
      const status = await this.#deliver(live, productId);
      live.failures = status >= 200 && status < 304 ? 0 : live.failures + 1;
      if (live.failures > MAX_FAILURES) live.status = 'disabled';
      done.push({ webhookId: live.id, topic: live.topic, productId, status });
    }
    return done;
  }

  async #deliver(webhook: WebhookRecord, productId: number): Promise<number> {
    const { shop, url, offsetMs } = this.#options;
    const product = shop.products.get(productId);
    const payload =
      product === undefined
        ? {
            code: 'woocommerce_rest_product_invalid_id',
            message: 'Invalid ID.',
            data: { status: 404 },
          }
        : presentProduct(product, { shop, url: url(), offsetMs, context: 'view' });
    const body = JSON.stringify(payload);
    const [resource = '', event = ''] = webhook.topic.split('.');
    try {
      const response = await fetch(webhook.deliveryUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'User-Agent': agent(),
          'Content-Type': 'application/json',
          'X-WC-Webhook-Source': `${url()}/`,
          'X-WC-Webhook-Topic': webhook.topic,
          'X-WC-Webhook-Resource': resource,
          'X-WC-Webhook-Event': event,
          'X-WC-Webhook-Signature': sign(body, webhook.secret),
          'X-WC-Webhook-ID': String(webhook.id),
          'X-WC-Webhook-Delivery-ID': randomUUID().replaceAll('-', ''),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }
}

function sign(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body, 'utf8').digest('base64');
}

function agent(): string {
  return 'WooCommerce/10.5.0 Hookshot (WordPress/6.9)';
}
