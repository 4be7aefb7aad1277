import { createServer } from 'node:http';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { WarewordClient } from '../src/client.ts';
import { ENDPOINTS } from '../src/endpoints.ts';
import { exampleReply, failureOf, impatientClient, PRODUCT, stopTime } from './client-doubles.ts';
import { breakOff, hangUp, json, refuse, silence, startService, text } from './scripted-service.ts';

const account = exampleReply('me', 'account');
const created = exampleReply('createJob', 'created');
const generated = exampleReply('generate', 'generated');
const connectInput = { code: 'one-time', site: 'https://shop.test' };

describe('safe requests are tried again', () => {
  test('after a network error, a broken answer and 500, at growing distances', async () => {
    const service = await startService(
      hangUp,
      breakOff,
      refuse(500, 'internal_error'),
      json(200, account),
    );
    const { client, waits } = impatientClient(service);
    expect(await client.me()).toEqual(account);
    expect(waits).toEqual([500, 1000, 2000]);
  });

  test('the lower half of each distance is fixed and the upper random', async () => {
    const service = await startService(hangUp, hangUp, json(200, account));
    const { client, waits } = impatientClient(service, { random: () => 0.5 });
    await client.me();
    expect(waits).toEqual([375, 750]);
  });

  test('after no answer in time', async () => {
    const silent = silence();
    const service = await startService(silent.answer, json(200, account));
    const { client, waits } = impatientClient(service);
    const pass = stopTime();
    const answer = client.me({ timeoutMs: 200 });
    await silent.reached;
    pass(200);
    expect(await answer).toEqual(account);
    expect(waits).toEqual([500]);
  });

  test('after a gateway’s page in place of the service', async () => {
    const service = await startService(text(502, '<html>Bad Gateway</html>'), json(200, account));
    expect(await impatientClient(service).client.me()).toEqual(account);
  });

  test('a bounded number of times, and the last error is told', async () => {
    const failure = refuse(500, 'internal_error', { 'x-request-id': 'last' });
    const service = await startService(hangUp, hangUp, hangUp, failure, json(200, account));
    const error = await failureOf(impatientClient(service).client.me());
    expect(error).toMatchObject({ code: 'internal_error', status: 500, requestId: 'last' });
    expect(service.requests).toHaveLength(4);
  });

  test('as often as maxRetries says', async () => {
    const service = await startService(hangUp, json(200, account));
    const { client } = impatientClient(service, { maxRetries: 0 });
    expect((await failureOf(client.me())).code).toBe('network_error');
    expect(service.requests).toHaveLength(1);
  });

  test('POST /jobs too, with one key: "a deduplicated replay costs nothing"', async () => {
    const service = await startService(
      hangUp,
      refuse(429, 'rate_limited', { 'retry-after': '60' }),
      refuse(503, 'service_unavailable'),
      json(202, created),
    );
    const { client } = impatientClient(service);
    expect(await client.jobs.create(PRODUCT)).toEqual(created);
    const keys = service.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
  });

  test.each([400, 401, 403, 404, 410])('but never after a %i', async (status) => {
    const service = await startService(refuse(status, 'refused'), json(200, account));
    expect((await failureOf(impatientClient(service).client.me())).status).toBe(status);
    expect(service.requests).toHaveLength(1);
  });
});

describe('what costs a credit or a code is sent once', () => {
  test.each([
    ['hangs up', hangUp],
    ['breaks off', breakOff],
    ['answers 500', refuse(500, 'internal_error')],
    ['answers 503', refuse(503, 'service_unavailable', { 'retry-after': '1' })],
  ])('the service %s', async (_how, answer) => {
    const first = await startService(answer, json(200, generated));
    await failureOf(impatientClient(first).client.generate(PRODUCT));
    expect(first.requests).toHaveLength(1);

    const second = await startService(answer, json(200, generated));
    await failureOf(impatientClient(second).client.connect.exchange(connectInput));
    expect(second.requests).toHaveLength(1);
  });

  test.each<[string, (client: WarewordClient) => Promise<unknown>]>([
    ['a listing', (client) => client.generate(PRODUCT)],
    ['a token', (client) => client.connect.exchange(connectInput)],
  ])('the service is silent when asked for %s', async (_what, ask) => {
    const silent = silence();
    const service = await startService(silent.answer, json(200, generated));
    const pass = stopTime();
    const failure = failureOf(ask(impatientClient(service).client));
    await silent.reached;
    pass(60_000);
    expect((await failure).code).toBe('timeout');
    expect(service.requests).toHaveLength(1);
  });
});

describe('429', () => {
  test('"Retry-After header gives seconds": any call waits them out', async () => {
    const limited = refuse(429, 'rate_limited', { 'retry-after': '60' });
    const service = await startService(
      limited,
      json(200, generated),
      limited,
      json(200, exampleReply('connectExchange', 'exchanged')),
    );
    const { client, waits } = impatientClient(service);
    expect(await client.generate(PRODUCT)).toEqual(generated);
    await client.connect.exchange(connectInput);
    expect(waits).toEqual([60_000, 60_000]);
  });

  test('a bounded number of times', async () => {
    const limited = refuse(429, 'rate_limited', { 'retry-after': '7' });
    const service = await startService(limited, limited, limited, json(200, generated));
    const { client, waits } = impatientClient(service);
    expect(await failureOf(client.generate(PRODUCT))).toMatchObject({
      code: 'rate_limited',
      status: 429,
      retryAfterSeconds: 7,
    });
    expect(waits).toEqual([7000, 7000]);
  });

  test('a wait of more than two minutes is the caller’s to decide on', async () => {
    const service = await startService(refuse(429, 'rate_limited', { 'retry-after': '86400' }));
    const { client, waits } = impatientClient(service);
    expect((await failureOf(client.generate(PRODUCT))).retryAfterSeconds).toBe(86_400);
    expect(waits).toEqual([]);
  });

  test('without the header, the window of the limit is waited out', async () => {
    const service = await startService(text(429, 'slow down'), json(200, generated));
    const { client, waits } = impatientClient(service);
    await client.generate(PRODUCT);
    expect(waits).toEqual([60_000]);
  });

  test('the header may be a date', async () => {
    const at = new Date(Date.now() + 30_000).toUTCString();
    const service = await startService(refuse(429, 'rate_limited', { 'retry-after': at }));
    const { client } = impatientClient(service, { maxRateLimitWaits: 0 });
    const { retryAfterSeconds } = await failureOf(client.generate(PRODUCT));
    expect(retryAfterSeconds).toBeGreaterThanOrEqual((Date.parse(at) - Date.now()) / 1000);
    expect(retryAfterSeconds).toBeLessThanOrEqual(30);
  });
});

test('503: Retry-After is obeyed where it is longer than the retry’s own distance', async () => {
  const service = await startService(
    refuse(503, 'service_unavailable', { 'retry-after': '9' }),
    refuse(503, 'service_unavailable', { 'retry-after': '0' }),
    json(200, account),
  );
  const { client, waits } = impatientClient(service);
  await client.me();
  expect(waits).toEqual([9000, 1000]);
});

test('an unreachable service is a network_error that names the reason', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  server.close();
  await once(server, 'close');
  const client = new WarewordClient({ baseUrl: `http://127.0.0.1:${port ?? 0}`, maxRetries: 0 });
  const error = await failureOf(client.me());
  expect(error).toMatchObject({ code: 'network_error', status: undefined });
  expect(error.message).toContain('ECONNREFUSED');
});

test('no answer in time is a timeout; "at least 60 seconds" for generate, else 15', async () => {
  const service = await startService(silence().answer);
  const { client } = impatientClient(service);
  expect(await failureOf(client.generate(PRODUCT, { timeoutMs: 100 }))).toMatchObject({
    code: 'timeout',
    message: 'No answer within 0.1 seconds.',
  });
  expect(ENDPOINTS.generate.timeoutMs).toBe(60_000);
  const others = Object.values(ENDPOINTS).filter((endpoint) => endpoint !== ENDPOINTS.generate);
  for (const { timeoutMs } of others) expect(timeoutMs).toBe(15_000);
});
