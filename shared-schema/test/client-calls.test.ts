import { describe, expect, test } from 'vitest';
import { WarewordClient } from '../src/client.ts';
import { captureError, exampleReply, createTestClient, PRODUCT, TOKEN } from './test-client.ts';
import { json, errorResponse, startService, text } from './scripted-service.ts';

const generated = exampleReply('generate', 'generated');
const created = exampleReply('createJob', 'created');
const account = exampleReply('me', 'account');
const canceled = exampleReply('cancelJob', 'canceled');
const exchanged = exampleReply('connectExchange', 'exchanged');

describe('requests', () => {
  test('POST /generate: bearer token and JSON', async () => {
    const service = await startService(json(200, generated));
    const { client } = createTestClient(service, { userAgent: 'shop-app/1.0' });
    expect(await client.generate(PRODUCT)).toEqual(generated);
    expect(service.requests).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/generate',
        headers: {
          authorization: `Bearer ${TOKEN}`,
          'content-type': 'application/json',
          'user-agent': 'shop-app/1.0',
        },
      },
    ]);
    expect(JSON.parse(service.requests[0]?.body ?? '')).toEqual(PRODUCT);
    expect(service.requests[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('POST /jobs always sends an Idempotency-Key', async () => {
    const service = await startService(json(202, created), json(202, created), json(202, created));
    const { client } = createTestClient(service);
    expect(await client.jobs.create(PRODUCT, { idempotencyKey: 'order 7' })).toEqual(created);
    await client.jobs.create(PRODUCT);
    await client.jobs.create(PRODUCT);
    const keys = service.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe('order 7');
    expect(keys[1]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(3);
  });

  test.each(['', ' ', ' key', 'k'.repeat(201), 'clé', 'a\r\nb'])(
    'the key %j would not arrive unchanged, and is rejected before sending',
    async (idempotencyKey) => {
      const service = await startService();
      const { client } = createTestClient(service);
      const error = await captureError(client.jobs.create(PRODUCT, { idempotencyKey }));
      expect(error.code).toBe('validation_error');
      expect(service.requests).toEqual([]);
    },
  );

  test('GET /jobs passes on limit, and unwraps the list', async () => {
    const list = exampleReply('listJobs', 'jobs');
    const service = await startService(json(200, list), json(200, list));
    const { client } = createTestClient(service);
    expect(await client.jobs.list()).toEqual(Object.values(list)[1]);
    await client.jobs.list({ limit: 50 });
    expect(service.requests.map(({ path }) => path)).toEqual([
      '/api/v1/jobs',
      '/api/v1/jobs?limit=50',
    ]);
    expect(service.requests[0]?.headers).not.toHaveProperty('content-type');
  });

  // contract §7.13
  test('POST /jobs/{id}/cancel, without a body', async () => {
    const service = await startService(json(200, canceled));
    expect(await createTestClient(service).client.jobs.cancel('job_1')).toEqual(canceled);
    expect(service.requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/jobs/job_1/cancel',
    });
    expect(service.requests[0]?.body).toBe('');
  });

  test("an id can't escape its path segment", async () => {
    const service = await startService(errorResponse(404, 'job_not_found'));
    const { client } = createTestClient(service);
    for (const id of ['..', '.', '', '\ud800', '../me?x=1#y']) {
      expect((await captureError(client.jobs.get(id))).code).toBe('job_not_found');
    }
    expect(service.requests.map(({ path }) => path)).toEqual(['/api/v1/jobs/..%2Fme%3Fx%3D1%23y']);
  });

  // contract §11.5
  test('POST /connect/exchange is sent without an Authorization header', async () => {
    const service = await startService(json(200, exchanged));
    const { client } = createTestClient(service);
    const input = { code: 'one-time', site: 'https://shop.test', codeVerifier: 'verifier' };
    expect(await client.connect.exchange(input)).toEqual(exchanged);
    expect(service.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(JSON.parse(service.requests[0]?.body ?? '')).toEqual({
      code: 'one-time',
      site: 'https://shop.test',
      code_verifier: 'verifier',
    });
  });
});

describe('replies', () => {
  // contract §12.2
  test('unknown fields and values that were added later are accepted', async () => {
    const list = {
      ...exampleReply('listJobs', 'jobs'),
      next: 'soon',
      jobs: [{ ...exampleReply('getJob', 'queued'), platform: 'etsy', mood: 'good' }],
    };
    const service = await startService(json(200, list), json(200, { ...account, extra: {} }));
    const { client } = createTestClient(service);
    expect(await client.jobs.list()).toMatchObject([{ platform: 'etsy', status: 'queued' }]);
    expect(await client.me()).toEqual(account);
  });

  test.each([
    ['HTML', text(200, '<html>maintenance</html>', { 'content-type': 'text/html' }), 'not JSON'],
    ['nothing', text(200, ''), 'not JSON'],
    ['another shape', json(200, { ...account, usage: { used: 'many' } }), 'usage.used'],
    ['null', json(200, null), 'the body'],
  ])('%s instead of the reply is invalid_response', async (_name, responder, message) => {
    const service = await startService(responder);
    const error = await captureError(createTestClient(service).client.me());
    expect(error).toMatchObject({ code: 'invalid_response', status: 200 });
    expect(error.message).toContain(message);
    expect(error.message).not.toContain('many');
    expect(service.requests).toHaveLength(1);
  });

  test('errors have the service’s code, message, status and request id', async () => {
    const service = await startService(
      errorResponse(403, 'usage_limit_reached', { 'x-request-id': 'req-7' }),
      errorResponse(403, 'a_code_of_next_year'),
    );
    const { client } = createTestClient(service);
    expect(await captureError(client.generate(PRODUCT))).toMatchObject({
      name: 'WarewordError',
      code: 'usage_limit_reached',
      message: 'told: usage_limit_reached',
      status: 403,
      requestId: 'req-7',
    });
    expect((await captureError(client.generate(PRODUCT))).code).toBe('a_code_of_next_year');
  });

  test('an error without an envelope is invalid_response, with its status', async () => {
    const service = await startService(text(404, 'no such site'));
    const error = await captureError(createTestClient(service).client.generate(PRODUCT));
    expect(error).toMatchObject({ code: 'invalid_response', status: 404 });
  });

  // contract §1.3
  test('a redirect is not followed, and the error says why', async () => {
    const elsewhere = await startService(json(200, generated));
    const service = await startService(
      text(308, '', { location: `${elsewhere.baseUrl}/api/v1/generate` }),
    );
    const error = await captureError(createTestClient(service).client.generate(PRODUCT));
    expect(error).toMatchObject({ code: 'invalid_response', status: 308 });
    expect(error.message).toContain('www');
    expect(error.message).toContain(elsewhere.baseUrl);
    expect(elsewhere.requests).toEqual([]);
  });
});

describe('options', () => {
  test.each([
    'http://www.wareword.test',
    'http://localhost.evil.test',
    'ftp://localhost',
    'www.wareword.test',
    'https://www.wareword.test/api/v1',
    'https://www.wareword.test/?a=1',
    'https://user:hush@www.wareword.test',
    '',
  ])('baseUrl must use https and have no path: %j is rejected', (baseUrl) => {
    const make = () => new WarewordClient({ baseUrl });
    expect(make).toThrow(TypeError);
    expect(make).not.toThrow(/hush/);
  });

  test.each(['https://www.wareword.test/', 'http://localhost:3000', 'http://[::1]:3000'])(
    '%s is accepted',
    (baseUrl) => {
      expect(() => new WarewordClient({ baseUrl })).not.toThrow();
    },
  );

  test('plain http to another machine must be enabled', () => {
    const options = { baseUrl: 'http://backend:3000', allowInsecureHttp: true };
    expect(() => new WarewordClient(options)).not.toThrow();
  });

  test('a custom fetch is used', async () => {
    const requested: unknown[] = [];
    const client = new WarewordClient({
      baseUrl: 'https://www.wareword.test',
      fetch: (url) => {
        requested.push(url);
        return Promise.resolve(Response.json(account));
      },
    });
    expect(await client.me()).toEqual(account);
    expect(requested).toEqual(['https://www.wareword.test/api/v1/me']);
  });
});
