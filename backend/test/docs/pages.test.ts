import { describe, expect, it } from 'vitest';
import { ERROR_CODES, JOB_FAILURE_CODES } from '@wareword/shared-schema';
import { html } from '../../src/http/docs/html.ts';
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

describe('API docs', () => {
  it('state the durations from the settings of this installation', async () => {
    const page = async (path: string, from = shortDurations()) =>
      (await read(path, from)).text.replaceAll(/\s+/gu, ' ');
    const start = await page('/docs');
    expect(start).toContain("isn't polled for 90 seconds fails");
    expect(start).toContain('For 36 hours, the same key');
    expect(await page('/docs/errors/job_expired')).toContain('was not polled for 90 seconds.');
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

  it('only run the reference’s own script, and load nothing from elsewhere', async () => {
    for (const path of ['/docs', '/docs/errors', '/docs/versions', '/changelog']) {
      const { headers, text } = await read(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('script-src');
      expect(policy).not.toContain('unsafe');
      expect(text).not.toContain('<script');
    }
    const { headers } = await read('/docs/reference');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|https?:/);
  });

  it('serve Scalar’s script themselves, compressed if accepted', async () => {
    const url = `${service().baseUrl}/docs/assets/scalar.js`;
    const packed = await fetch(url);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const plain = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    // Not compared as text: it is megabytes, and a failure would print them.
    const [one, other] = [await plain.text(), await packed.text()];
    expect(plain.status).toBe(200);
    expect(one === other).toBe(true);
  });

  it('have an icon for pages that name none', async () => {
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
