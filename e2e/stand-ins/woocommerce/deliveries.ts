import { createHmac, randomUUID } from 'node:crypto';
import { presentProduct } from './rest/present-product.ts';
import type { WebhookRecord } from './shop/records.ts';
import type { Shop } from './shop/shop.ts';

export type Topic = 'product.created' | 'product.updated';

/** After so many failures in a row a webhook is switched off. */
const MOST_FAILURES = 5;
const PATIENCE_MS = 5_000;

/** One delivery as it went out, and how it was answered. */
export interface Delivery {
  readonly webhookId: number;
  readonly topic: string;
  readonly productId: number;
  /** 0 where the receiver could not be reached. */
  readonly status: number;
}

export interface DeliveriesOptions {
  readonly shop: Shop;
  readonly url: () => string;
  readonly offsetMs: number;
}

/**
 * What is to be told to webhooks. Nothing goes out by itself: WP-Cron runs when somebody visits, so
 * a delivery is late, and what happened to one product meanwhile is one delivery, which tells how
 * the product is then.
 */
export class Deliveries {
  readonly #options: DeliveriesOptions;
  readonly #due = new Map<string, { webhook: WebhookRecord; productId: number }>();
  readonly #pings = new Set<Promise<unknown>>();

  constructor(options: DeliveriesOptions) {
    this.#options = options;
  }

  /** Notes an event for every active webhook of its topic, once a product. */
  announce(topic: Topic, productId: number): void {
    for (const webhook of this.#options.shop.webhooks.values()) {
      if (webhook.topic !== topic || webhook.status !== 'active') continue;
      this.#due.set(`${webhook.id} ${productId}`, { webhook, productId });
    }
  }

  /** Says at once that a webhook was made: a form with its id alone, unsigned. */
  ping(webhook: WebhookRecord): void {
    const ping = fetch(webhook.deliveryUrl, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'User-Agent': agent(), 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `webhook_id=${webhook.id}`,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then((response) => response.body?.cancel())
      .catch(() => undefined)
      .finally(() => this.#pings.delete(ping));
    this.#pings.add(ping);
  }

  /** Runs WP-Cron: delivers all that is due, one after the other. */
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
      if (live.failures > MOST_FAILURES) live.status = 'disabled';
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
        signal: AbortSignal.timeout(PATIENCE_MS),
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
