import { describe, expect, test } from 'vitest';
import { WarewordClient } from '../src/client.ts';
import { failureOf, exampleReply, impatientClient, PRODUCT, TOKEN } from './client-doubles.ts';
import { json, refuse, startService, text } from './scripted-service.ts';

const generated = exampleReply('generate', 'generated');
const created = exampleReply('createJob', 'created');
const account = exampleReply('me', 'account');
const exchanged = exampleReply('connectExchange', 'exchanged');

describe('requests', () => {
  test('POST /generate: bearer token and JSON', async () => {
    const service = await startService(json(200, generated));
    const { client } = impatientClient(service, { userAgent: 'shop-app/1.0' });
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
    expect(service.requests[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  test('POST /jobs: "Idempotency-Key (strongly recommended)" is always sent', async () => {
    const service = await startService(json(202, created), json(202, created), json(202, created));
    const { client } = impatientClient(service);
    expect(await client.jobs.create(PRODUCT, { idempotencyKey: 'order 7' })).toEqual(created);
    await client.jobs.create(PRODUCT);
    await client.jobs.create(PRODUCT);
    const keys = service.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe('order 7');
    expect(keys[1]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(3);
  });

  test.each(['', ' ', ' key', 'k'.repeat(201), 'clé', 'a\r\nb'])(
    'the key %j would not arrive as it is, and is refused unsent',
    async (idempotencyKey) => {
      const service = await startService();
      const { client } = impatientClient(service);
      const error = await failureOf(client.jobs.create(PRODUCT, { idempotencyKey }));
      expect(error.code).toBe('validation_error');
      expect(service.requests).toEqual([]);
    },
  );

  test('GET /jobs passes limit on, and unwraps the list', async () => {
    const list = exampleReply('listJobs', 'jobs');
    const service = await startService(json(200, list), json(200, list));
    const { client } = impatientClient(service);
    expect(await client.jobs.list()).toEqual(Object.values(list)[1]);
    await client.jobs.list({ limit: 50 });
    expect(service.requests.map(({ path }) => path)).toEqual([
      '/api/v1/jobs',
      '/api/v1/jobs?limit=50',
    ]);
    expect(service.requests[0]?.headers).not.toHaveProperty('content-type');
  });

  test('an id stays within its part of the path', async () => {
    const service = await startService(refuse(404, 'job_not_found'));
    const { client } = impatientClient(service);
    for (const id of ['..', '.', '', '\ud800', '../me?x=1#y']) {
      expect((await failureOf(client.jobs.get(id))).code).toBe('job_not_found');
    }
    expect(service.requests.map(({ path }) => path)).toEqual(['/api/v1/jobs/..%2Fme%3Fx%3D1%23y']);
  });

  test('POST /connect/exchange: "No Authorization header is used in the flow"', async () => {
    const service = await startService(json(200, exchanged));
    const { client } = impatientClient(service);
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
  test('"Clients must tolerate unknown fields", and accepted values that were added', async () => {
    const list = {
      ...exampleReply('listJobs', 'jobs'),
      next: 'soon',
      jobs: [{ ...exampleReply('getJob', 'queued'), platform: 'etsy', mood: 'good' }],
    };
    const service = await startService(json(200, list), json(200, { ...account, extra: {} }));
    const { client } = impatientClient(service);
    expect(await client.jobs.list()).toMatchObject([{ platform: 'etsy', status: 'queued' }]);
    expect(await client.me()).toEqual(account);
  });

  test.each([
    ['HTML', text(200, '<html>maintenance</html>', { 'content-type': 'text/html' }), 'not JSON'],
    ['nothing', text(200, ''), 'not JSON'],
    ['another shape', json(200, { ...account, usage: { used: 'many' } }), 'usage.used'],
    ['null', json(200, null), 'the body'],
  ])('%s in place of the reply is invalid_response', async (_name, answer, told) => {
    const service = await startService(answer);
    const error = await failureOf(impatientClient(service).client.me());
    expect(error).toMatchObject({ code: 'invalid_response', status: 200 });
    expect(error.message).toContain(told);
    expect(error.message).not.toContain('many');
    expect(service.requests).toHaveLength(1);
  });

  test('errors: code, message, status and request id are the service’s', async () => {
    const service = await startService(
      refuse(403, 'usage_limit_reached', { 'x-request-id': 'req-7' }),
      refuse(403, 'a_code_of_next_year'),
    );
    const { client } = impatientClient(service);
    expect(await failureOf(client.generate(PRODUCT))).toMatchObject({
      name: 'WarewordError',
      code: 'usage_limit_reached',
      message: 'told: usage_limit_reached',
      status: 403,
      requestId: 'req-7',
    });
    expect((await failureOf(client.generate(PRODUCT))).code).toBe('a_code_of_next_year');
  });

  test('an error that is not in the envelope is invalid_response, with its status', async () => {
    const service = await startService(text(404, 'no such site'));
    const error = await failureOf(impatientClient(service).client.generate(PRODUCT));
    expect(error).toMatchObject({ code: 'invalid_response', status: 404 });
  });

  test('"the apex host answers with a 308 redirect": it is not followed, and says why', async () => {
    const elsewhere = await startService(json(200, generated));
    const service = await startService(
      text(308, '', { location: `${elsewhere.baseUrl}/api/v1/generate` }),
    );
    const error = await failureOf(impatientClient(service).client.generate(PRODUCT));
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
  ])('"Requests must use https", to a host without a path: %j is refused', (baseUrl) => {
    const make = () => new WarewordClient({ baseUrl });
    expect(make).toThrow(TypeError);
    expect(make).not.toThrow(/hush/);
  });

  test.each(['https://www.wareword.test/', 'http://localhost:3000', 'http://[::1]:3000'])(
    '%s is taken',
    (baseUrl) => {
      expect(() => new WarewordClient({ baseUrl })).not.toThrow();
    },
  );

  test('plain http to another machine has to be asked for', () => {
    const options = { baseUrl: 'http://backend:3000', allowInsecureHttp: true };
    expect(() => new WarewordClient(options)).not.toThrow();
  });

  test('a fetch of one’s own is used', async () => {
    const asked: unknown[] = [];
    const client = new WarewordClient({
      baseUrl: 'https://www.wareword.test',
      fetch: (url) => {
        asked.push(url);
        return Promise.resolve(Response.json(account));
      },
    });
    expect(await client.me()).toEqual(account);
    expect(asked).toEqual(['https://www.wareword.test/api/v1/me']);
  });
});
