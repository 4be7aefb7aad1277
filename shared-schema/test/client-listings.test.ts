import { expect, test } from 'vitest';
import type { ListingList, ListingResponse } from '../src/lists.ts';
import { captureError, createTestClient, exampleReply } from './test-client.ts';
import { errorResponse, json, startService } from './scripted-service.ts';

const page = exampleReply('listListings', 'listings') as ListingList;
const listing = exampleReply('getListing', 'listing') as ListingResponse;
const id = listing.listing_id;

// contract §15.1, §15.2
test('all walks through every page, with the same filters', async () => {
  const service = await startService(
    json(200, { ...page, next_cursor: 'next' }),
    json(200, { ...page, next_cursor: null }),
  );
  const { client } = createTestClient(service);
  const found: string[] = [];
  const filters = { platform: 'shopify', createdAfter: new Date('2026-11-01') } as const;
  for await (const { listing_id } of client.listings.all(filters)) found.push(listing_id);
  expect(found).toEqual([id, id]);
  const filtered = 'platform=shopify&created_after=2026-11-01T00%3A00%3A00.000Z';
  expect(service.requests.map(({ path }) => path)).toEqual([
    `/api/v1/listings?limit=50&${filtered}`,
    `/api/v1/listings?limit=50&cursor=next&${filtered}`,
  ]);
});

// contract §15.1, §15.2
test('all jobs of some statuses', async () => {
  const jobs = { ...exampleReply('listJobs', 'jobs'), next_cursor: null };
  const service = await startService(json(200, jobs));
  const { client } = createTestClient(service);
  const found: string[] = [];
  const options = { status: ['queued', 'failed'], limit: 10 } as const;
  for await (const { job_id } of client.jobs.all(options)) found.push(job_id);
  expect(found).toHaveLength(2);
  expect(service.requests[0]?.path).toBe('/api/v1/jobs?limit=10&status=queued%2Cfailed');
});

// contract §15.4, §15.5, §15.6
test('edit, delete and restore say what they change', async () => {
  const deleted = exampleReply('deleteListing', 'deleted');
  const service = await startService(
    json(200, listing),
    json(200, deleted),
    json(200, listing),
    errorResponse(409, 'listing_changed'),
  );
  const { client } = createTestClient(service);
  expect(await client.listings.edit(id, { title: 'New' }, { revision: 1 })).toEqual(listing);
  expect(await client.listings.delete(id)).toEqual(deleted);
  expect(await client.listings.restore(id)).toEqual(listing);
  const changed = client.listings.edit(id, { title: 'New' });
  expect((await captureError(changed)).code).toBe('listing_changed');
  expect(service.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PATCH', `/api/v1/listings/${id}`, '{"listing":{"title":"New"},"revision":1}'],
    ['DELETE', `/api/v1/listings/${id}`, ''],
    ['POST', `/api/v1/listings/${id}/restore`, ''],
    ['PATCH', `/api/v1/listings/${id}`, '{"listing":{"title":"New"}}'],
  ]);
});

// contract §15.7
test("an id can't escape its path segment", async () => {
  const { client } = createTestClient(await startService());
  expect((await captureError(client.listings.get('..'))).code).toBe('listing_not_found');
});

// contract §17.1, §17.2, §17.3, §17.5, §17.9
test('brands are created, changed and archived', async () => {
  const brand = exampleReply('getBrand', 'brand');
  const service = await startService(
    json(200, exampleReply('listBrands', 'brands')),
    json(201, brand),
    ...Array.from({ length: 5 }, () => json(200, brand)),
    json(200, exampleReply('learnVoice', 'learned')),
  );
  const { client } = createTestClient(service);
  expect((await client.brands.list()).map(({ name }) => name)).toEqual(['Northwood']);
  const { brand_id } = await client.brands.create({ name: 'Northwood', words_to_avoid: ['cheap'] });
  await client.brands.update(brand_id, { voice: 'Calm.' });
  await client.brands.get(brand_id);
  await client.brands.archive(brand_id);
  await client.brands.restore(brand_id);
  await client.brands.activate(brand_id);
  const { voice } = await client.brands.learnVoice({ texts: ['We keep it simple.'] });
  expect(voice).toContain('Sound calm and plain.');
  expect(
    service.requests.map(({ method, path }) => `${method} ${path?.replace('/api/v1', '')}`),
  ).toEqual([
    'GET /brands',
    'POST /brands',
    `PATCH /brands/${brand_id}`,
    `GET /brands/${brand_id}`,
    `POST /brands/${brand_id}/archive`,
    `POST /brands/${brand_id}/restore`,
    `POST /brands/${brand_id}/activate`,
    'POST /brands/voice',
  ]);
  expect((await captureError(client.brands.get(''))).code).toBe('brand_not_found');
});

// contract §18.2
test('an audit is returned as it is', async () => {
  const audit = exampleReply('createAudit', 'audit');
  const { client } = createTestClient(await startService(json(200, audit)));
  const facts = { product_name: 'Tray', features: 'Oak' };
  expect(await client.audit({ ...facts, listing: { title: 'Oak tray' } })).toEqual(audit);
});

// contract §20.3, §20.4, §20.5, §20.10, §20.14
test('webhooks are created, rotated, looked up and sent again', async () => {
  const webhook = exampleReply('getWebhook', 'enabled');
  const withSecret = exampleReply('createWebhook', 'created');
  const page = exampleReply('listWebhookDeliveries', 'deliveries');
  const service = await startService(
    json(200, exampleReply('listWebhooks', 'webhooks')),
    json(201, withSecret),
    json(200, webhook),
    json(200, webhook),
    json(200, withSecret),
    json(200, exampleReply('testWebhook', 'delivered')),
    json(200, { ...page, next_cursor: 'next' }),
    json(200, page),
    json(200, exampleReply('resendWebhookDelivery', 'pending')),
    json(200, exampleReply('deleteWebhook', 'deleted')),
  );
  const { client } = createTestClient(service);
  const [{ url } = { url: '' }] = await client.webhooks.list();
  const created = await client.webhooks.create({ url, events: ['job.completed'] });
  expect(created.secret).toMatch(/^whsec_/);
  const whk = created.endpoint_id;
  await client.webhooks.get(whk);
  await client.webhooks.update(whk, { enabled: true });
  await client.webhooks.rotateSecret(whk);
  expect(await client.webhooks.test(whk)).toMatchObject({ delivered: true });
  const failed: string[] = [];
  for await (const { delivery_id } of client.webhooks.allDeliveries(whk, { status: 'failed' })) {
    failed.push(delivery_id);
  }
  const [dlv = ''] = failed;
  expect(failed).toEqual([dlv, dlv]);
  expect(await client.webhooks.resend(dlv)).toMatchObject({ status: 'pending' });
  await client.webhooks.delete(whk);
  expect(
    service.requests.map(({ method, path }) => [method, (path ?? '').replace('/api/v1', '')]),
  ).toEqual([
    ['GET', '/webhooks'],
    ['POST', '/webhooks'],
    ['GET', `/webhooks/${whk}`],
    ['PATCH', `/webhooks/${whk}`],
    ['POST', `/webhooks/${whk}/rotate-secret`],
    ['POST', `/webhooks/${whk}/test`],
    ['GET', `/webhooks/${whk}/deliveries?status=failed&limit=50`],
    ['GET', `/webhooks/${whk}/deliveries?status=failed&limit=50&cursor=next`],
    ['POST', `/webhook-deliveries/${dlv}/resend`],
    ['DELETE', `/webhooks/${whk}`],
  ]);
});
