import type { Router } from 'express';
import type { WebhookRecord } from '../shop/records.ts';
import type { Store } from '../store.ts';
import { pageOf, pagingHeaders, QueryReader } from './parameters.ts';
import { wordPressDate } from './present-product.ts';
import { textOf } from './product-body.ts';
import { RestError } from './rest-error.ts';
import { bodyOf, idOf, queryOf, type Guard } from './route.ts';

const TOPIC = /^(?:product|order|customer|coupon)\.(?:created|updated|deleted|restored)$/;

/** `/webhooks`. */
export function webhookRoutes(router: Router, guard: Guard, store: Store): void {
  const { webhooks } = store.shop;

  router.get(
    '/webhooks',
    guard('view', (request, response) => {
      const read = new QueryReader(queryOf(request));
      const number = read.integer('page', { fallback: 1, min: 1 });
      const perPage = read.integer('per_page', { fallback: 10, min: 1, max: 100 });
      read.done();
      const page = pageOf([...webhooks.values()].reverse(), number, perPage);
      response.set(pagingHeaders(page, number, new URL(request.originalUrl, store.url)));
      response.json(page.items.map((webhook) => present(webhook, store.offsetMs)));
    }),
  );
  router.post(
    '/webhooks',
    guard('create', (request, response, caller) => {
      const body = bodyOf(request);
      const topic = textOf(body, 'topic') ?? '';
      if (!TOPIC.test(topic)) {
        throw new RestError(
          400,
          'woocommerce_rest_shop_webhook_invalid_topic',
          'Webhook topic is required and must be valid.',
        );
      }
      const deliveryUrl = textOf(body, 'delivery_url') ?? '';
      if (!/^https?:\/\//.test(deliveryUrl) || !URL.canParse(deliveryUrl)) {
        throw new RestError(
          400,
          'woocommerce_rest_shop_webhook_invalid_delivery_url',
          'Webhook delivery URL must be a valid URL starting with http:// or https://.',
        );
      }
      const secret = textOf(body, 'secret') ?? '';
      const now = store.shop.second();
      const webhook: WebhookRecord = {
        id: store.shop.nextId(),
        name: textOf(body, 'name') ?? 'Webhook',
        topic,
        deliveryUrl,
        secret: secret === '' ? caller.key.consumerSecret : secret,
        status: textOf(body, 'status') === 'paused' ? 'paused' : 'active',
        failures: 0,
        createdAt: now,
        modifiedAt: now,
      };
      webhooks.set(webhook.id, webhook);
      store.deliveries.ping(webhook);
      response.status(201).json(present(webhook, store.offsetMs));
    }),
  );
  router.get(
    '/webhooks/:id',
    guard('view', (request, response) => {
      response.json(present(known(store, idOf(request)), store.offsetMs));
    }),
  );
  router.put(
    '/webhooks/:id',
    guard('edit', (request, response) => {
      const webhook = known(store, idOf(request));
      const body = bodyOf(request);
      const status = textOf(body, 'status');
      if (status === 'active' || status === 'paused' || status === 'disabled') {
        webhook.status = status;
      }
      webhook.secret = textOf(body, 'secret') ?? webhook.secret;
      webhook.deliveryUrl = textOf(body, 'delivery_url') ?? webhook.deliveryUrl;
      webhook.modifiedAt = store.shop.second();
      response.json(present(webhook, store.offsetMs));
    }),
  );
  router.delete(
    '/webhooks/:id',
    guard('delete', (request, response) => {
      const webhook = known(store, idOf(request));
      if (queryOf(request).get('force') !== 'true') {
        throw new RestError(
          501,
          'woocommerce_rest_trash_not_supported',
          'Webhooks do not support trashing.',
        );
      }
      webhooks.delete(webhook.id);
      response.json(present(webhook, store.offsetMs));
    }),
  );
}

function known(store: Store, id: number): WebhookRecord {
  const webhook = store.shop.webhooks.get(id);
  if (webhook === undefined) {
    throw new RestError(404, 'woocommerce_rest_shop_webhook_invalid_id', 'Invalid ID.');
  }
  return webhook;
}

/** The secret is never returned. */
function present(webhook: WebhookRecord, offsetMs: number) {
  const [resource = '', event = ''] = webhook.topic.split('.');
  return {
    id: webhook.id,
    name: webhook.name,
    status: webhook.status,
    topic: webhook.topic,
    resource,
    event,
    hooks: [],
    delivery_url: webhook.deliveryUrl,
    date_created: wordPressDate(webhook.createdAt + offsetMs),
    date_created_gmt: wordPressDate(webhook.createdAt),
    date_modified: wordPressDate(webhook.modifiedAt + offsetMs),
    date_modified_gmt: wordPressDate(webhook.modifiedAt),
  };
}
