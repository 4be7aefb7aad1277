import { createServer } from 'node:http';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { WarewordClient } from '../src/client.ts';
import { ENDPOINTS } from '../src/endpoints.ts';
import {
  exampleReply,
  captureError,
  createTestClient,
  PRODUCT,
  useFakeTime,
} from './test-client.ts';
import {
  truncateResponse,
  hangUp,
  json,
  errorResponse,
  neverRespond,
  startService,
  text,
} from './scripted-service.ts';

const account = exampleReply('me', 'account');
const created = exampleReply('createJob', 'created');
const generated = exampleReply('generate', 'generated');
const connectInput = { code: 'one-time', site: 'https://shop.test' };

describe('safe requests are retried', () => {
  test('after a network error, a broken response and 500, with growing delays', async () => {
    const service = await startService(
      hangUp,
      truncateResponse,
      errorResponse(500, 'internal_error'),
      json(200, account),
    );
    const { client, waits } = createTestClient(service);
    expect(await client.me()).toEqual(account);
    expect(waits).toEqual([500, 1000, 2000]);
  });

  test('with delays that are half fixed and half random', async () => {
    const service = await startService(hangUp, hangUp, json(200, account));
    const { client, waits } = createTestClient(service, { random: () => 0.5 });
    await client.me();
    expect(waits).toEqual([375, 750]);
  });

  test('after a timeout', async () => {
    const silent = neverRespond();
    const service = await startService(silent.responder, json(200, account));
    const { client, waits } = createTestClient(service);
    const pass = useFakeTime();
    const snapshot = client.me({ timeoutMs: 200 });
    await silent.reached;
    pass(200);
    expect(await snapshot).toEqual(account);
    expect(waits).toEqual([500]);
  });

  test('after a gateway’s error page', async () => {
    const service = await startService(text(502, '<html>Bad Gateway</html>'), json(200, account));
    expect(await createTestClient(service).client.me()).toEqual(account);
  });

  test('a limited number of times, and the last error is thrown', async () => {
    const failure = errorResponse(500, 'internal_error', { 'x-request-id': 'last' });
    const service = await startService(hangUp, hangUp, hangUp, failure, json(200, account));
    const error = await captureError(createTestClient(service).client.me());
    expect(error).toMatchObject({ code: 'internal_error', status: 500, requestId: 'last' });
    expect(service.requests).toHaveLength(4);
  });

  test('as often as maxRetries says', async () => {
    const service = await startService(hangUp, json(200, account));
    const { client } = createTestClient(service, { maxRetries: 0 });
    expect((await captureError(client.me())).code).toBe('network_error');
    expect(service.requests).toHaveLength(1);
  });

  test('for POST /jobs too, with the same key', async () => {
    const service = await startService(
      hangUp,
      errorResponse(429, 'rate_limited', { 'retry-after': '60' }),
      errorResponse(503, 'service_unavailable'),
      json(202, created),
    );
    const { client } = createTestClient(service);
    expect(await client.jobs.create(PRODUCT)).toEqual(created);
    const keys = service.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
  });

  test('for POST /generate too, with the same key', async () => {
    const service = await startService(
      hangUp,
      errorResponse(409, 'request_in_progress', { 'retry-after': '2' }),
      errorResponse(409, 'request_in_progress', { 'retry-after': '2' }),
      json(200, generated),
    );
    const { client, waits } = createTestClient(service);
    expect(await client.generate(PRODUCT)).toEqual(generated);
    expect(waits).toEqual([500, 2000, 2000]);
    const keys = service.requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });

  test('a request in progress is waited for as long as a generation takes', async () => {
    const service = await startService(
      ...Array.from({ length: 40 }, () => errorResponse(409, 'request_in_progress')),
    );
    const { client, waits } = createTestClient(service);
    expect((await captureError(client.generate(PRODUCT))).code).toBe('request_in_progress');
    expect(waits).toEqual(Array.from({ length: 30 }, () => 2000));
  });

  test.each([400, 401, 403, 404, 410])('but never after a %i', async (status) => {
    const service = await startService(errorResponse(status, 'refused'), json(200, account));
    expect((await captureError(createTestClient(service).client.me())).status).toBe(status);
    expect(service.requests).toHaveLength(1);
  });
});

describe('an exchange, whose code works once, is sent once', () => {
  test.each([
    ['hangs up', hangUp],
    ['breaks off', truncateResponse],
    ['answers 500', errorResponse(500, 'internal_error')],
    ['answers 503', errorResponse(503, 'service_unavailable', { 'retry-after': '1' })],
  ])('if the service %s', async (_how, responder) => {
    const service = await startService(responder, json(200, generated));
    await captureError(createTestClient(service).client.connect.exchange(connectInput));
    expect(service.requests).toHaveLength(1);
  });

  test('if the service does not respond', async () => {
    const silent = neverRespond();
    const service = await startService(silent.responder, json(200, generated));
    const pass = useFakeTime();
    const failure = captureError(createTestClient(service).client.connect.exchange(connectInput));
    await silent.reached;
    pass(60_000);
    expect((await failure).code).toBe('timeout');
    expect(service.requests).toHaveLength(1);
  });
});

describe('429', () => {
  test('any call waits for the seconds in Retry-After', async () => {
    const limited = errorResponse(429, 'rate_limited', { 'retry-after': '60' });
    const service = await startService(
      limited,
      json(200, generated),
      limited,
      json(200, exampleReply('connectExchange', 'exchanged')),
    );
    const { client, waits } = createTestClient(service);
    expect(await client.generate(PRODUCT)).toEqual(generated);
    await client.connect.exchange(connectInput);
    expect(waits).toEqual([60_000, 60_000]);
  });

  test('a limited number of times', async () => {
    const limited = errorResponse(429, 'rate_limited', { 'retry-after': '7' });
    const service = await startService(limited, limited, limited, json(200, generated));
    const { client, waits } = createTestClient(service);
    expect(await captureError(client.generate(PRODUCT))).toMatchObject({
      code: 'rate_limited',
      status: 429,
      retryAfterSeconds: 7,
    });
    expect(waits).toEqual([7000, 7000]);
  });

  test('a wait of more than two minutes is left to the caller', async () => {
    const service = await startService(
      errorResponse(429, 'rate_limited', { 'retry-after': '86400' }),
    );
    const { client, waits } = createTestClient(service);
    expect((await captureError(client.generate(PRODUCT))).retryAfterSeconds).toBe(86_400);
    expect(waits).toEqual([]);
  });

  test('without the header, it waits for the limit’s window', async () => {
    const service = await startService(text(429, 'slow down'), json(200, generated));
    const { client, waits } = createTestClient(service);
    await client.generate(PRODUCT);
    expect(waits).toEqual([60_000]);
  });

  test('the header may be a date', async () => {
    const at = new Date(Date.now() + 30_000).toUTCString();
    const service = await startService(errorResponse(429, 'rate_limited', { 'retry-after': at }));
    const { client } = createTestClient(service, { maxRateLimitWaits: 0 });
    const { retryAfterSeconds } = await captureError(client.generate(PRODUCT));
    expect(retryAfterSeconds).toBeGreaterThanOrEqual((Date.parse(at) - Date.now()) / 1000);
    expect(retryAfterSeconds).toBeLessThanOrEqual(30);
  });
});

test('503: Retry-After is used if it is longer than the retry’s own delay', async () => {
  const service = await startService(
    errorResponse(503, 'service_unavailable', { 'retry-after': '9' }),
    errorResponse(503, 'service_unavailable', { 'retry-after': '0' }),
    json(200, account),
  );
  const { client, waits } = createTestClient(service);
  await client.me();
  expect(waits).toEqual([9000, 1000]);
});

test('an unreachable service is a network_error with its reason', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  server.close();
  await once(server, 'close');
  const client = new WarewordClient({ baseUrl: `http://127.0.0.1:${port ?? 0}`, maxRetries: 0 });
  const error = await captureError(client.me());
  expect(error).toMatchObject({ code: 'network_error', status: undefined });
  expect(error.message).toContain('ECONNREFUSED');
});

// contract §6.5, §7.12
test('a timeout is 60 seconds for generate, 30 where others are waited for, otherwise 15', async () => {
  const service = await startService(neverRespond().responder);
  const { client } = createTestClient(service, { maxRetries: 0 });
  expect(await captureError(client.generate(PRODUCT, { timeoutMs: 100 }))).toMatchObject({
    code: 'timeout',
    message: 'No response within 0.1 seconds.',
  });
  expect(ENDPOINTS.generate.timeoutMs).toBe(60_000);
  // A model may read the texts of a brand, and a test event waits for the endpoint's own server.
  const waiting: readonly string[] = ['learnVoice', 'testWebhook'];
  for (const [name, { timeoutMs }] of Object.entries(ENDPOINTS)) {
    if (name !== 'generate') expect(timeoutMs).toBe(waiting.includes(name) ? 30_000 : 15_000);
  }
});
