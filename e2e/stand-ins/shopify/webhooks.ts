import { createHmac, randomUUID } from 'node:crypto';
import { request as ask } from 'node:http';
import { API_VERSION } from './admin-api/schema.ts';
import type { RegisteredApp } from './state.ts';

export interface DeliveryOptions {
  readonly topic: string;
  readonly domain: string;
  readonly payload: object;
  /** Signs with another secret than the app's: the app must reject it. */
  readonly secret?: string;
  /** The same for each attempt of a delivery. */
  readonly webhookId?: string;
}

const TIMEOUT_MS = 30_000;

/**
 * Delivers a webhook like Shopify.
 * @returns the status of the app's response; 0 if there is none
 */
export async function deliverWebhook(
  app: RegisteredApp,
  { topic, domain, payload, secret = app.apiSecret, webhookId = randomUUID() }: DeliveryOptions,
): Promise<number> {
  const path = app.webhooks[topic];
  if (path === undefined) throw new Error(`the app asked for no webhook of ${topic}`);
  const body = JSON.stringify(payload);
  const { host } = new URL(app.url);
  const { promise, resolve } = Promise.withResolvers<number>();
  const sent = ask(
    {
      host: '127.0.0.1',
      port: app.listensOn,
      method: 'POST',
      path,
      timeout: TIMEOUT_MS,
      headers: {
        host,
        'x-forwarded-proto': new URL(app.url).protocol.slice(0, -1),
        'x-forwarded-host': host,
        'user-agent': 'Shopify-Captain-Hook',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-shopify-topic': topic,
        'x-shopify-shop-domain': domain,
        'x-shopify-api-version': API_VERSION,
        'x-shopify-webhook-id': webhookId,
        'x-shopify-event-id': webhookId,
        'x-shopify-triggered-at': new Date().toISOString(),
        'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      },
    },
    (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    },
  );
  sent.once('timeout', () => sent.destroy());
  sent.once('error', () => resolve(0));
  sent.end(body);
  return promise;
}
