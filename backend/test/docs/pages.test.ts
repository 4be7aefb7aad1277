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

const CODES = [...Object.keys(ERROR_CODES), ...JOB_FAILURE_CODES];

async function read(path: string, { baseUrl } = service()) {
  const response = await fetch(baseUrl + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('"a page for every error code"', () => {
  it.each(CODES)('%s: its status, meaning, cause and remedy', async (code) => {
    const { status, text } = await read(`/docs/errors/${code}`);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<h1>\\s*<code>${code}</code>`));
    for (const part of ['Meaning', 'Cause', 'Remedy']) {
      expect(text).toMatch(new RegExp(`<dt>${part}</dt>\\s*<dd>[^<]{3,}`));
    }
    const known = Object.entries(ERROR_CODES).find(([name]) => name === code);
    expect(text).toContain(known === undefined ? 'status is 200' : `status ${known[1].status}`);
  });

  it('all are listed, and an unknown one is told so with 404', async () => {
    const { text } = await read('/docs/errors');
    for (const code of CODES) expect(text).toContain(`href="/docs/errors/${code}"`);
    const unknown = await read('/docs/errors/%3Cscript%3E');
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain('No such error code');
    expect(unknown.text).not.toContain('<script>');
  });
});

describe('Developer pages', () => {
  it('the start names this installation’s address and limits', async () => {
    const { text } = await read('/docs');
    expect(text).toContain('/api/v1/generate');
    expect(text).toContain('10 requests in any 60 seconds');
    expect(text.replaceAll(/\s+/gu, ' ')).toContain('3 on Free, 100 on Pro, 1,000 on Agency');
  });

  it('say in changelog and versions when a version retires, and nothing before that', async () => {
    for (const path of ['/changelog', '/docs/versions']) {
      expect((await read(path)).text).not.toContain('is deprecated from');
      const { text } = await read(path, retiring());
      expect(text).toContain('v1 is deprecated from 1 January 2027 (UTC)');
      expect(text).toContain('It works until 1 August 2027 (UTC)');
    }
  });

  it('call the headers of a retiring version an example', async () => {
    expect((await read('/docs/versions')).text).toMatch(/For example[^<]*<\/p>\s*<pre/u);
  });

  it('run no script but the reference’s own, and load nothing from elsewhere', async () => {
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

  it('Scalar’s script is served by us, packed for those who take it so', async () => {
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

  it('an icon is there for pages that name none', async () => {
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
