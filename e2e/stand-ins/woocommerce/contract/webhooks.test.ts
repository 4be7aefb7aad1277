import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startWooStore, type WooStandIn } from '../index.ts';
import { isReal, openContractStore, type Api } from './contract-store.ts';
import { startReceiver, type Receiver } from './receiver.ts';

const IdSchema = z.object({ id: z.int() });

test('a webhook is created and deleted over REST, and its secret is never returned', async () => {
  const store = await openContractStore();
  const made = await store.api.post('webhooks', {
    topic: 'product.created',
    delivery_url: 'https://app.example.com/hook',
    secret: 'whsec-1',
  });
  expect(made.status).toBe(201);
  expect(JSON.stringify(made.body)).not.toContain('whsec-1');
  const { id } = IdSchema.parse(made.body);
  expect((await store.api.delete(`webhooks/${id}`)).status).toBe(501);
  expect((await store.api.delete(`webhooks/${id}`, { force: true })).status).toBe(200);
  expect((await store.api.get(`webhooks/${id}`)).status).toBe(404);
  await store.close();
});

// A real store only delivers to public addresses.
describe.skipIf(isReal)('deliveries', () => {
  let standIn: WooStandIn;
  let receiver: Receiver;
  let api: Api;
  beforeEach(async () => {
    standIn = await startWooStore();
    receiver = await startReceiver();
    ({ api } = await openContractStore(standIn));
    await api.post('webhooks', {
      topic: 'product.created',
      delivery_url: `${receiver.url}/hook`,
      secret: 'whsec-1',
    });
    // The first delivery only announces the webhook; it is sent when the webhook is created.
    await standIn.runCron();
    expect(receiver.received.splice(0).map(({ body }) => body)).toEqual([
      expect.stringMatching(/^webhook_id=\d+$/),
    ]);
  });
  afterEach(async () => {
    await standIn.close();
    await receiver.close();
  });

  test('are signed: base64 HMAC-SHA256 of the raw body', async () => {
    await api.post('products', { name: 'Emoji 🎈 & more' });
    await standIn.runCron();
    const [delivery] = receiver.received;
    const expected = createHmac('sha256', 'whsec-1')
      .update(delivery?.body ?? '')
      .digest('base64');
    expect(delivery?.headers).toMatchObject({
      'x-wc-webhook-signature': expected,
      'x-wc-webhook-topic': 'product.created',
    });
    expect(JSON.parse(delivery?.body ?? '')).toMatchObject({ name: 'Emoji 🎈 &amp; more' });
  });

  test('are late and merged: one per product, as it is when WP-Cron runs', async () => {
    const { id } = IdSchema.parse((await api.post('products', { name: 'First' })).body);
    expect(receiver.received).toEqual([]);
    standIn.edit(id, { name: 'Edited since' });
    standIn.addProduct({ name: 'Another' });
    expect(await standIn.runCron()).toHaveLength(2);
    const names = receiver.received.map(
      ({ body }) => z.object({ name: z.string() }).parse(JSON.parse(body)).name,
    );
    expect(names).toEqual(['Edited since', 'Another']);
    expect(await standIn.runCron()).toEqual([]);
  });

  test('a draft, an auto-draft and a variation are delivered as new products', async () => {
    const { id } = standIn.addProduct({ name: 'Saved for later', status: 'draft' });
    standIn.addProduct({ name: 'AUTO-DRAFT', status: 'auto-draft' });
    standIn.addProduct({ name: 'Poster - A3', type: 'variation', parentId: id });
    await standIn.runCron();
    const DeliveredProduct = z.object({ status: z.string(), type: z.string(), parent_id: z.int() });
    expect(receiver.received.map(({ body }) => DeliveredProduct.parse(JSON.parse(body)))).toEqual([
      { status: 'draft', type: 'simple', parent_id: 0 },
      { status: 'auto-draft', type: 'simple', parent_id: 0 },
      { status: 'publish', type: 'variation', parent_id: id },
    ]);
  });

  test('for a product created and edited before WP-Cron runs, each webhook gets one', async () => {
    const updated = { topic: 'product.updated', delivery_url: `${receiver.url}/hook`, secret: 'x' };
    await api.post('webhooks', updated);
    await standIn.runCron();
    receiver.received.splice(0);
    const { id } = standIn.addProduct({ name: 'Made', status: 'draft' });
    standIn.edit(id, { name: 'Described' });
    standIn.edit(id, { status: 'publish' });
    const deliveries = await standIn.runCron();
    expect(deliveries.map(({ topic }) => topic)).toEqual(['product.created', 'product.updated']);
    const DeliveredProduct = z.object({ name: z.string(), status: z.string() });
    for (const { body } of receiver.received) {
      expect(DeliveredProduct.parse(JSON.parse(body))).toEqual({
        name: 'Described',
        status: 'publish',
      });
    }
  });

  test('an update does not trigger webhooks for new products', async () => {
    await api.put('products/11', { name: 'Updated' });
    expect(await standIn.runCron()).toEqual([]);
  });

  test('a webhook that keeps failing is disabled', async () => {
    receiver.status = 500;
    for (let count = 0; count < 6; count++) {
      standIn.addProduct({ name: `No. ${count}` });
      await standIn.runCron();
    }
    standIn.addProduct({ name: 'Told nobody' });
    expect(await standIn.runCron()).toEqual([]);
  });
});
