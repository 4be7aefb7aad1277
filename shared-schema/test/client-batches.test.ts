import { describe, expect, test } from 'vitest';
import type { Batch } from '../src/batches.ts';
import { captureError, createTestClient, exampleReply, PRODUCT } from './test-client.ts';
import {
  errorResponse,
  events,
  hangUp,
  json,
  startService,
  startStreamingService,
} from './scripted-service.ts';

const created = exampleReply('createBatch', 'created') as Batch;
const batch = exampleReply('getBatch', 'batch') as Batch;

// contract §14.1, §14.6
test('create sends the requests with a key, the same one with each retry', async () => {
  const service = await startService(hangUp, json(202, created));
  const { client } = createTestClient(service);
  expect(await client.batches.create([PRODUCT], { partial: true })).toEqual(created);
  expect(service.requests.map(({ path }) => path)).toEqual([
    '/api/v1/batches?partial=true',
    '/api/v1/batches?partial=true',
  ]);
  expect(JSON.parse(service.requests[1]?.body ?? '')).toEqual({ requests: [PRODUCT] });
  const keys = service.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

// contract §14.3
test('items walks through every page', async () => {
  const [one, two] = batch.items;
  const service = await startService(
    json(200, { ...batch, items: [one], next_cursor: '1' }),
    json(200, { ...batch, items: [two], next_cursor: null }),
  );
  const { client } = createTestClient(service);
  const indexes: number[] = [];
  for await (const { index } of client.batches.items(batch.batch_id)) indexes.push(index);
  expect(indexes).toEqual([0, 1]);
  expect(service.requests.map(({ path }) => path)).toEqual([
    `/api/v1/batches/${batch.batch_id}?limit=100`,
    `/api/v1/batches/${batch.batch_id}?cursor=1&limit=100`,
  ]);
});

describe('wait', () => {
  test('polls at the service’s pace until every job has ended', async () => {
    const service = await startService(
      json(200, { ...batch, poll_after_ms: 5000 }),
      json(200, { ...batch, status: 'complete', poll_after_ms: undefined }),
    );
    const { client, waits } = createTestClient(service);
    const seen: string[] = [];
    const done = await client.batches.wait(batch.batch_id, {
      onProgress: ({ status }) => seen.push(status),
    });
    expect(done.status).toBe('complete');
    expect(seen).toEqual(['processing', 'complete']);
    expect(waits).toEqual([5000]);
  });

  // contract §16.2
  test('follows the events, and asks for the batch once it is complete', async () => {
    const complete = { ...batch, status: 'complete', poll_after_ms: undefined };
    const progress = { ...batch, items: [], next_cursor: '0' };
    const service = await startStreamingService(
      [events([progress, { ...complete, items: [] }], { open: true })],
      json(200, complete),
    );
    const { client, waits } = createTestClient(service);
    const seen: string[] = [];
    const done = await client.batches.wait(batch.batch_id, {
      onProgress: ({ status }) => seen.push(status),
    });
    expect(done.items).toHaveLength(2);
    expect(seen).toEqual(['processing', 'complete']);
    expect(waits).toEqual([]);
  });
});

test("cancel, and an id can't escape its path segment", async () => {
  const service = await startService(json(200, batch), errorResponse(404, 'batch_not_found'));
  const { client } = createTestClient(service);
  expect(await client.batches.cancel('bat_1')).toEqual(batch);
  expect((await captureError(client.batches.get('..'))).code).toBe('batch_not_found');
  expect(service.requests.map(({ path }) => path)).toEqual(['/api/v1/batches/bat_1/cancel']);
});
