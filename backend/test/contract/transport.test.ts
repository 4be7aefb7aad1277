import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { callApi, PRODUCT, type ApiResponse } from '../http.ts';
import { useService } from '../service.ts';
import { expectRefusal } from './call.ts';
import { readUsed } from './workspace-state.ts';
import { sendRaw } from './raw-http.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.wareword.test',
  ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  SMTP_URL: 'smtp://127.0.0.1:1',
  METRICS_TOKEN: 'monitoring-of-the-tests',
  ROLE: 'web',
};
/** Reached without a proxy, so every request is plain http. */
const bare = useService(PRODUCTION);
/** Behind a proxy that reports how it was reached. */
const proxied = useService({ ...PRODUCTION, TRUST_PROXY: '1', CANONICAL_HOST_REDIRECT: 'on' });
const development = useService({ ROLE: 'web' });

const HTTPS = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'www.wareword.test' };
const APEX = { ...HTTPS, 'X-Forwarded-Host': 'wareword.test' };

function page(service: { baseUrl: string }, path: string, headers: Record<string, string> = {}) {
  return fetch(service.baseUrl + path, { redirect: 'manual', headers });
}

// contract §1.2
describe('in production a plain-http request to the API', () => {
  it('is rejected with 403 https_required, whatever it requests', async () => {
    const { token } = await createAccount(bare().database);
    const refused: ApiResponse[] = [
      await callApi(bare().apiUrl, 'GET /me', { token }),
      await callApi(bare().apiUrl, 'GET /me'),
      await callApi(bare().apiUrl, 'POST /jobs', { token, body: PRODUCT }),
      await callApi(bare().apiUrl, 'POST /connect/exchange', { body: {} }),
      await callApi(bare().apiUrl, 'GET /nothing'),
      await callApi(bare().apiUrl, 'GET /openapi.json'),
    ];
    for (const response of refused) expectRefusal(response, 'https_required');
    const revoked = await fetch(`${bare().baseUrl}/oauth/revoke`, {
      method: 'POST',
      redirect: 'manual',
    });
    expect(revoked.status).toBe(403);
    const root = await page(bare(), '/api/v1');
    expect(root.status).toBe(403);
  });

  it('cannot claim to be https without a proxy', async () => {
    expectRefusal(await callApi(bare().apiUrl, 'GET /me', { headers: HTTPS }), 'https_required');
  });

  it('is accepted if a trusted proxy was reached over https', async () => {
    const { token } = await createAccount(proxied().database);
    const response = await callApi(proxied().apiUrl, 'POST /jobs', {
      token,
      body: PRODUCT,
      headers: HTTPS,
    });
    expect(response.status).toBe(202);
    const plain = { headers: { ...HTTPS, 'X-Forwarded-Proto': 'http' } };
    expectRefusal(await callApi(proxied().apiUrl, 'GET /me', plain), 'https_required');
  });

  it('is accepted in development', async () => {
    const { token } = await createAccount(development().database);
    expect(await readUsed(development(), token)).toBe(0);
  });
});

// contract §1.2
describe('in production a plain-http request to a page', () => {
  it('is redirected to https with 308', async () => {
    for (const path of ['/', '/connect?site=https%3A%2F%2Fa.example&state=x', '/api', '/apiary']) {
      const response = await page(bare(), path);
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe(`https://www.wareword.test${path}`);
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('is never redirected to another host', async () => {
    for (const target of [
      'http://evil.example/x',
      '//evil.example/x',
      '/\\evil.example',
      '/@evil',
    ]) {
      const response = await sendRaw(
        bare(),
        `GET ${target} HTTP/1.1\r\nHost: evil.example\r\n\r\n`,
      );
      expect(response.status).toBe(308);
      const location = new URL(response.headers.get('location') ?? '');
      expect(location.origin).toBe('https://www.wareword.test');
    }
  });
});

// contract §1.2
describe('the probes always answer over plain http', () => {
  it.each(['/healthz', '/readyz', '/metrics'])('%s', async (path) => {
    const headers = { Authorization: 'Bearer monitoring-of-the-tests' };
    expect((await page(bare(), path, headers)).status).toBe(200);
    expect((await page(proxied(), path, { ...APEX, ...headers })).status).toBe(200);
  });
});

// contract §1.3
describe('the apex host answers with a 308 redirect', () => {
  it('to the www host, with path and query', async () => {
    for (const path of ['/api/v1/jobs?limit=3', '/connect?a=b', '/']) {
      for (const host of ['wareword.test', 'WareWord.test']) {
        const response = await page(proxied(), path, { ...APEX, 'X-Forwarded-Host': host });
        expect(response.status).toBe(308);
        expect(response.headers.get('location')).toBe(`https://www.wareword.test${path}`);
      }
    }
  });

  it('an API response is not cached, not even a redirect', async () => {
    const response = await page(proxied(), '/api/v1/me', APEX);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('only the apex host redirects, and only if enabled', async () => {
    expect((await page(proxied(), '/api/v1/me', HTTPS)).status).toBe(401);
    const { status } = await page(development(), '/api/v1/me', { Host: 'wareword.test' });
    expect(status).toBe(401);
  });
});

/** Longer than an index entry may be, even compressed. */
const INCOMPRESSIBLE = randomBytes(5_000).toString('hex');

// contract §11.11
describe('an address behind a proxy', () => {
  it.each([
    ['nothing', ''],
    ['a word', 'unknown'],
    ['SQL', "'; drop table tokens --"],
    ['10 KB', INCOMPRESSIBLE],
    ['a zone', '::1%eth0'],
    ['a port', '1.2.3.4:80'],
  ])('may be any text: %s', async (_, claimed) => {
    const headers = { ...HTTPS, 'X-Forwarded-For': claimed };
    const body = { code: 'x', site: 'https://a.example' };
    const response = await callApi(proxied().apiUrl, 'POST /connect/exchange', { headers, body });
    expectRefusal(response, 'invalid_code');
  });
});
