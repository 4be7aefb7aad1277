import { describe, expect, test } from 'vitest';
import { openRaw } from '../../backend/test/contract/raw-http.ts';
import { useService } from '../../backend/test/service.ts';
import { useProductionService, useProductionWooApp } from './apps.ts';

const service = useProductionService({ METRICS_TOKEN: 'monitoring-of-the-tests' });
const wooApp = useProductionWooApp({ METRICS_TOKEN: 'monitoring-of-the-tests' });
const development = useService({ ROLE: 'web' });

/** The headers of a proxy that terminated TLS. */
const HTTPS = { 'X-Forwarded-Proto': 'https', Host: 'www.wareword.test' };
const YEAR_SECONDS = 31_536_000;

type Headers = ReadonlyMap<string, string>;

/** The headers of the response to bytes that may not even be HTTP. */
async function headersOf(baseUrl: string, request: string): Promise<Headers> {
  const connection = await openRaw({ baseUrl });
  connection.write(request);
  const head = (await connection.closed()).split('\r\n\r\n')[0] ?? '';
  connection.destroy();
  const [statusLine = '', ...lines] = head.split('\r\n');
  expect(statusLine).toMatch(/^HTTP\/1\.1 \d{3} /);
  return new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
}

function request(method: string, path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ ...HTTPS, Connection: 'close', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n`;
}

/** HSTS binds a whole host, and from a path of it that host is someone else's. */
function expectHttpsOnly(headers: Headers) {
  const transport = headers.get('strict-transport-security') ?? '';
  expect(Number(/max-age=(\d+)/.exec(transport)?.[1])).toBeGreaterThanOrEqual(YEAR_SECONDS);
  expect(transport).toContain('includeSubDomains');
}

function expectSafe(headers: Headers) {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/(?:^|; ?)object-src 'none'/);
  expect(policy).toMatch(/base-uri '(?:none|self)'/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(headers.get('referrer-policy')).toMatch(/^(?:no-referrer|same-origin)$/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
}

const JSON_BODY = { 'Content-Type': 'application/json', 'Content-Length': '0' };

describe('every response of the service forbids sniffing, framing and plain http', () => {
  test.each([
    ['a page', request('GET', '/sign-in')],
    ['the pricing page', request('GET', '/pricing')],
    ['the documentation', request('GET', '/docs')],
    ['the reference', request('GET', '/docs/reference')],
    ['the script of the docs', request('GET', '/docs/assets/docs.js')],
    ['an error page of the documentation', request('GET', '/docs/errors/nothing')],
    ['the changelog', request('GET', '/changelog')],
    ['the icon', request('GET', '/favicon.ico')],
    ['a refused connection', request('GET', '/connect', { Accept: 'text/html' })],
    ['a page that is not there', request('GET', '/nothing', { Accept: 'text/html' })],
    ['an asset that is not there', request('GET', '/assets/nothing.js')],
    ['a probe', request('GET', '/healthz')],
    ['the other probe', request('GET', '/readyz')],
    ['the metrics', request('GET', '/metrics')],
    ['the description of the API', request('GET', '/api/v1/openapi.json')],
    ['an error of the API', request('GET', '/api/v1/me')],
    ['a wrong method', request('PUT', '/api/v1/me', { 'Content-Length': '0' })],
    ['a path that does not decode', request('GET', '/%ff')],
    ['the dashboard’s API', request('GET', '/trpc/account.read')],
    ['a procedure that is not there', request('GET', '/trpc/nothing')],
    [
      'a call from elsewhere',
      request('POST', '/trpc/keys.create', { Origin: 'https://evil.test' }),
    ],
    ['a sign-in', request('POST', '/api/auth/sign-in/email', JSON_BODY)],
    ['a sign-out', request('POST', '/api/auth/sign-out', JSON_BODY)],
    ['a template to download', request('GET', '/bulk/template.csv')],
    ['a redirect to the sign-in', request('GET', '/bulk/blk_1/export?format=csv')],
    ['a redirect to https', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['plain http to the API', 'GET /api/v1/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['OPTIONS', request('OPTIONS', '/sign-in')],
    ['an expectation', request('GET', '/healthz', { Expect: 'more' })],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['what is not HTTP', 'nonsense\r\n\r\n'],
    ['a CONNECT', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n'],
    ['headers that are too large', request('GET', '/', { Cookie: 'a'.repeat(20_000) })],
  ])('%s', async (_what, bytes) => {
    const headers = await headersOf(service().baseUrl, bytes);
    expectSafe(headers);
    expectHttpsOnly(headers);
  });

  test('pages may only run their own scripts', async () => {
    const headers = await headersOf(service().baseUrl, request('GET', '/sign-in'));
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  });
});

describe('so does every response of the WooCommerce app, without affecting the rest of its domain', () => {
  test.each([
    ['the front', request('GET', '/wareword/')],
    ['a page of the front', request('GET', '/wareword/runs/1', { Accept: 'text/html' })],
    ['an asset that is not there', request('GET', '/wareword/assets/nothing.js')],
    ['a probe', request('GET', '/healthz')],
    ['the other probe', request('GET', '/readyz')],
    ['the metrics', request('GET', '/metrics')],
    ['its API', request('GET', '/wareword/trpc/access.state')],
    ['a procedure that is not there', request('GET', '/wareword/trpc/nothing')],
    ['a call from elsewhere', request('POST', '/wareword/trpc/access.signOut', JSON_BODY)],
    ['keys from a store', request('POST', '/wareword/access/callback', JSON_BODY)],
    ['a delivery', request('POST', '/wareword/webhooks/sto_1', JSON_BODY)],
    ['a return from a store', request('GET', '/wareword/access/return?success=1&user_id=x')],
    ['a return from Wareword', request('GET', '/wareword/connect/return?state=x')],
    ['a path that does not decode', request('GET', '/wareword/assets/%ff')],
    ['a wrong method', request('PUT', '/wareword/', { 'Content-Length': '0' })],
    ['an expectation', request('GET', '/healthz', { Expect: 'more' })],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['what is not HTTP', 'nonsense\r\n\r\n'],
    ['headers that are too large', request('GET', '/', { Cookie: 'a'.repeat(20_000) })],
  ])('%s', async (_what, bytes) => {
    const headers = await headersOf(wooApp().baseUrl, bytes);
    expectSafe(headers);
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});

test('responses over http do not set HSTS', async () => {
  for (const path of ['/healthz', '/sign-in', '/docs', '/api/v1/me', '/trpc/account.read']) {
    const headers = await headersOf(development().baseUrl, request('GET', path));
    expect(headers.get('strict-transport-security')).toBeUndefined();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});
