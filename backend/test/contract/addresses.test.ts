import { ENDPOINTS } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { callApi, PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectEnvelope, expectRefusal } from './call.ts';
import { sendBytes } from './send-bytes.ts';
import { jobIdOf } from './workspace-state.ts';

const service = useService({ ROLE: 'web' });

const PATHS = [...new Set(Object.values(ENDPOINTS).map(({ path }) => path))];

function methodsOf(path: string): string[] {
  const methods = Object.values(ENDPOINTS).flatMap((endpoint) =>
    endpoint.path === path ? [endpoint.method] : [],
  );
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

// contract §1.4
describe('an unknown path under the API', () => {
  it.each([
    '/',
    '/nothing',
    '/jobs/',
    '/me/',
    '/ME',
    '/Jobs',
    '/jobs/a/b',
    '/generate/x',
    '/connect',
    '/connect/exchange/',
    '/%zz',
    '/jobs%2f',
    '//jobs',
  ])('%s is 404 not_found with or without a token', async (path) => {
    const { token } = await createAccount(service().database);
    for (const caller of [undefined, 'nonsense', token]) {
      expectRefusal(
        await callApi(service().apiUrl, `GET ${path as '/'}`, { token: caller }),
        'not_found',
      );
    }
    expectRefusal(
      await callApi(service().apiUrl, `POST ${path as '/'}`, { body: '{' }),
      'not_found',
    );
  });

  it.each(['/api/v2/jobs', '/api/jobs', '/API/v1/me', '/api/V1/me', '/api/v1x/me'])(
    '%s is 404 outside the API too',
    async (path) => {
      const response = await fetch(service().baseUrl + path);
      expect(response.status).toBe(404);
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
    },
  );
});

// contract §1.4
describe('a known path with the wrong method', () => {
  it.each(PATHS)('%s: 405 method_not_allowed with Allow, with or without a token', async (path) => {
    const { token } = await createAccount(service().database);
    const allowed = methodsOf(path);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      if (allowed.includes(method)) continue;
      for (const caller of [undefined, token]) {
        const address = path.slice(1).replace('{id}', 'job_x');
        const response = await callApi(service().apiUrl, `${method} /${address}`, {
          token: caller,
        });
        expectRefusal(response, 'method_not_allowed');
        const allow = response.headers.get('allow')?.split(', ');
        expect(allow?.sort()).toEqual([...allowed].sort());
      }
    }
  });
});

// ADR-0010
describe('HEAD', () => {
  it('responds like GET, without a body', async () => {
    const { token } = await createAccount(service().database);
    const id = jobIdOf(await call(service(), 'createJob', { token, body: PRODUCT }));
    for (const path of ['/me', '/jobs', `/jobs/${id}`, '/openapi.json']) {
      const headers = { Authorization: `Bearer ${token}` };
      const [head, get] = await Promise.all(
        ['HEAD', 'GET'].map((method) => fetch(service().apiUrl + path, { method, headers })),
      );
      expect(head?.status).toBe(200);
      expect(await head?.text()).toBe('');
      const length = (await get?.arrayBuffer())?.byteLength;
      expect(head?.headers.get('content-length')).toBe(String(length));
      expect(head?.headers.get('cache-control')).toBe('no-store');
      expect(head?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('is rejected like GET: 401 without a token, 405 if there is no GET', async () => {
    const status = async (path: string) =>
      (await fetch(service().apiUrl + path, { method: 'HEAD' })).status;
    expect(await status('/me')).toBe(401);
    expect(await status('/generate')).toBe(405);
    expect(await status('/nothing')).toBe(404);
  });
});

describe('GET /openapi.json', () => {
  it('describes each endpoint of the table', async () => {
    const { status, body } = await callApi(service().apiUrl, 'GET /openapi.json');
    expect(status).toBe(200);
    expect(Object.keys(body['paths'] as object).sort()).toEqual([...PATHS].sort());
  });
});

describe('probes', () => {
  it.each(['/healthz', '/readyz', '/metrics'])('GET %s is 200', async (path) => {
    const response = await fetch(service().baseUrl + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.text()).not.toBe('');
  });
});

describe('ids and queries', () => {
  const IDS = [
    "' or '1'='1",
    'job_01jz8k3v5nf2qtw0c4x9m7b6ha;drop table jobs',
    '../../../etc/passwd',
    '%00',
    '..%2f..%2fme',
    '%2e%2e%2fme',
    '%F0%9F%AA%91',
    'x'.repeat(8000),
    'job_zzzzzzzzzzzzzzzzzzzzzzzzzz',
    'JOB_01JZ8K3V5NF2QTW0C4X9M7B6HA',
    '__proto__',
    '*',
  ];

  it.each(IDS.map((id) => [id.slice(0, 40), id] as const))(
    'an invalid id is job_not_found: %s',
    async (_, id) => {
      const { token } = await createAccount(service().database);
      const path = `/jobs/${id.includes('%') ? id : encodeURIComponent(id)}`;
      const response = await sendBytes(service(), path, { method: 'GET', token });
      expectRefusal(response, 'job_not_found');
    },
  );

  it.each(['%zz', '%', '%c0%80', '%ff', 'a%'])(
    'invalid percent-encoding is not_found: %s',
    async (id) => {
      const { token } = await createAccount(service().database);
      const response = await sendBytes(service(), `/jobs/${id}`, { method: 'GET', token });
      expectRefusal(response, 'not_found');
    },
  );

  it('an unexpected query string is ignored', async () => {
    const { token } = await createAccount(service().database);
    const query = 'token=x&platform=shopify&platform[]=1&__proto__[a]=b&%zz&%00=%00';
    const response = await sendBytes(service(), `/jobs?${query}`, {
      token,
      body: JSON.stringify(PRODUCT),
    });
    expect(response.body['platform']).toBe('amazon');
    const listed = await sendBytes(service(), `/jobs?${query}`, { method: 'GET', token });
    expect(listed.status).toBe(200);
    expectEnvelope(
      await sendBytes(service(), `/me?authorization=Bearer+${token}`, { method: 'GET' }),
    );
  });
});
