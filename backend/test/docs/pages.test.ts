import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, JOB_FAILURE_CODES } from '@wareword/shared-schema';
import { buildOpenApiDocument } from '@wareword/shared-schema/openapi';
import { html } from '../../src/html.ts';
import { useService } from '../service.ts';

const service = useService({ ROLE: 'web' });
const retiring = useService({
  ROLE: 'web',
  API_V1_DEPRECATED_AT: '2027-01-01T00:00:00Z',
  API_V1_SUNSET_AT: '2027-08-01T12:00:00Z',
});

const shortDurations = useService({
  ROLE: 'web',
  JOB_EXPIRY_SECONDS: '90',
  IDEMPOTENCY_TTL_SECONDS: '129600',
  CONNECT_CODE_TTL_SECONDS: '60',
});

const CODES = [...Object.keys(ERROR_CODES), ...JOB_FAILURE_CODES];

async function read(path: string, { baseUrl } = service()) {
  const response = await fetch(baseUrl + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('every error code has a page', () => {
  it.each(CODES)('%s: its status, meaning, cause and fix', async (code) => {
    const { status, text } = await read(`/docs/errors/${code}`);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<h1>\\s*<code>${code}</code>`));
    for (const part of ['Meaning', 'Cause', 'Fix']) {
      expect(text).toMatch(new RegExp(`<dt>${part}</dt>\\s*<dd>[^<]{3,}`));
    }
    const known = Object.entries(ERROR_CODES).find(([name]) => name === code);
    expect(text).toContain(known === undefined ? 'status is 200' : `status ${known[1].status}`);
  });

  it('all codes are listed, and an unknown one is a 404', async () => {
    const { text } = await read('/docs/errors');
    for (const code of CODES) expect(text).toContain(`href="/docs/errors/${code}"`);
    const unknown = await read('/docs/errors/%3Cscript%3E');
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain('Unknown error code');
    expect(unknown.text).not.toContain('<script>');
  });
});

describe('the API reference', () => {
  it('has every endpoint of the OpenAPI document, with a command, a form and its fields', async () => {
    const { text } = await read('/docs/reference');
    const document = buildOpenApiDocument({
      baseUrl: service().baseUrl,
      idempotencyTtlSeconds: 60,
      jobExpirySeconds: 60,
    });
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { operationId, summary }] of Object.entries(operations)) {
        expect(text).toContain(`<h3 id="${operationId}">${summary}</h3>`);
        // A form cannot show a stream.
        const hasForm = !path.endsWith('/events');
        expect(text).toContain(`data-method="${method.toUpperCase()}"`);
        expect(text.includes(`data-path="/api/v1${path}"`)).toBe(hasForm);
        expect(text).toContain(`aria-label="${summary} with curl"`);
      }
    }
    for (const field of ['product_name', 'seo_scores', 'code_verifier', 'poll_after_ms']) {
      expect(text).toContain(`<code>${field}</code>`);
    }
    expect(text).toContain('Authorization: Bearer $WAREWORD_KEY');
  });

  it('is small enough to load immediately on a phone', async () => {
    const { text } = await read('/docs/reference');
    expect(gzipSync(text).length).toBeLessThan(42_000);
  });
});

describe('API docs', () => {
  it('state the durations from the settings of this installation', async () => {
    const page = async (path: string, from = shortDurations()) =>
      (await read(path, from)).text.replaceAll(/\s+/gu, ' ');
    const start = await page('/docs');
    expect(start).toContain("isn't polled for 90 seconds fails");
    expect(start).toContain('For 36 hours, the same key');
    expect(await page('/docs/errors/job_expired')).toContain('polled for 90 seconds.');
    expect(await page('/docs/errors/invalid_code')).toContain('works once, for 1 minute.');
    const usual = await page('/docs', service());
    expect(usual).toContain("isn't polled for 20 minutes fails");
    expect(usual).toContain('For 24 hours, the same key');
  });

  it('show this installation’s address and limits', async () => {
    const { text } = await read('/docs');
    expect(text).toContain('/api/v1/generate');
    expect(text).toContain('10 requests per minute');
    expect(text.replaceAll(/\s+/gu, ' ')).toContain('3 on Free, 100 on Pro, 1,000 on Agency');
  });

  it('have complete programs in JavaScript, Python and PHP, for this installation’s address', async () => {
    const { text } = await read('/docs');
    for (const language of ['JavaScript', 'Python', 'PHP']) {
      expect(text).toContain(`aria-label="Write a listing with ${language}"`);
    }
    const [, address] = /curl (\S+)\/api\/v1\/me/u.exec(text) ?? [];
    const [, python] = /"WAREWORD_URL", "([^"]+)"/u.exec(text.replaceAll('&quot;', '"')) ?? [];
    expect(python).toBe(address);
  });

  it('announce a retirement in changelog and versions, once it is scheduled', async () => {
    for (const path of ['/changelog', '/docs/versions']) {
      expect((await read(path)).text).not.toContain('is deprecated as of');
      const { text } = await read(path, retiring());
      expect(text).toContain('v1 is deprecated as of January 1, 2027');
      expect(text).toContain('It keeps working until August 1, 2027');
    }
  });

  it('label the headers of a retiring version as an example', async () => {
    expect((await read('/docs/versions')).text).toMatch(/For example[^<]*<\/p>\s*<pre/u);
  });

  it('run one script of ours, and load nothing from elsewhere', async () => {
    for (const path of [
      '/docs',
      '/docs/errors',
      '/docs/versions',
      '/changelog',
      '/docs/reference',
    ]) {
      const { headers, text } = await read(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:/);
      expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="/docs/assets/docs.js" defer>']);
    }
  });

  it('are compressed if the client accepts it', async () => {
    for (const path of ['/docs/assets/docs.js', '/docs/reference']) {
      const packed = await fetch(service().baseUrl + path);
      expect(packed.headers.get('content-encoding')).toBe('gzip');
      const plain = await fetch(service().baseUrl + path, {
        headers: { 'Accept-Encoding': 'identity' },
      });
      expect(plain.headers.get('content-encoding')).toBeNull();
      const [one, other] = [await plain.text(), await packed.text()];
      expect(one === other).toBe(true);
    }
  });

  it('say how to get a key on every page', async () => {
    for (const path of ['/docs', '/docs/reference', '/docs/errors/plan_required', '/changelog']) {
      expect((await read(path)).text).toContain('href="/keys">Get an API key</a>');
    }
  });

  it('are searched by words, in headings first, without a script', async () => {
    const first = async (query: string) => {
      const { text } = await read(`/docs/search?${new URLSearchParams({ q: query }).toString()}`);
      return /<ol class="results">\s*<li>\s*<a href="([^"]*)"/.exec(text)?.[1];
    };
    expect(await first('idempotency')).toBe('/docs#idempotency');
    expect(await first('RATE_LIMITED')).toBe('/docs/errors/rate_limited');
    expect(await first('list jobs')).toBe('/docs/reference#listJobs');
    const none = await read('/docs/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(none.text).toContain('No results for "&lt;script&gt;');
    expect((await read('/docs/search?q=a&q=b')).status).toBe(200);
  });

  it('are found by a question, with excerpts of whole blocks', async () => {
    const search = async (query: string) =>
      (await read(`/docs/search?${new URLSearchParams({ q: query }).toString()}`)).text;
    const question = await search('How do I connect my WooCommerce store?');
    expect(question).toMatch(/<li>\s*<a href="\/docs\/shop-owners#woocommerce"/);
    const texts = (await search('stores')) + (await search('accepted')) + (await search('boolean'));
    const excerpts = [...texts.matchAll(/<p class="dimmed">([^<]*)<\/p>/gu)].map(([, it]) => it);
    expect(excerpts.length).toBeGreaterThan(20);
    // A method belongs to the next endpoint, and a sentence ends with a space.
    expect(
      excerpts.filter((it = '') => /[a-z][.?!:](?:GET|POST|PATCH|DELETE|[A-Z][a-z])/u.test(it)),
    ).toEqual([]);
    expect(excerpts.filter((it = '') => /\brequired \w+ \w+ required\b/u.test(it))).toEqual([]);
  });

  it('tell store owners how to connect, what is read and changed, and what it costs', async () => {
    const { text } = await read('/docs/shop-owners');
    const words = text.replaceAll(/<[^>]*>/gu, '').replaceAll(/\s+/gu, ' ');
    expect(words).toContain('Connect a WooCommerce store');
    expect(words).toContain('Connect a Shopify store');
    expect(words).toContain('We never read orders, customers, coupons or payments.');
    expect(words).toContain('3 on Free, more on larger plans');
    for (const path of ['/docs', '/docs/errors', '/changelog'])
      expect((await read(path)).text).toContain('href="/docs/shop-owners"');
  });

  it('give rules for base URLs that hold on every server', async () => {
    const { text } = await read('/docs/reference');
    expect(text).not.toMatch(/use https/iu);
    expect(text).toContain('Send requests to the base URL as it is');
  });

  it('have an icon for pages that do not declare one', async () => {
    const { status, headers, text } = await read('/favicon.ico');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(text).toContain('<svg');
  });

  it('escape every value', () => {
    const hostile = `<img src=x onerror="alert('1')">&`;
    expect(html`<p title="${hostile}">${hostile}</p>`.toString()).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">' +
        '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>',
    );
    const items = [1, 2].map((n) => html`<li>${n}</li>`);
    expect(html`<b>${items}</b>`.toString()).toBe('<b><li>1</li><li>2</li></b>');
  });
});
