import { inspect } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import {
  makeCertificate,
  startWooStore,
  type Fault,
  type WooStandIn,
  type WooStandInOptions,
} from '../../../e2e/stand-ins/woocommerce/index.ts';
import { createWooStore, WooStoreError, type WooStore } from '../../src/woocommerce/index.ts';

const opened: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function fixture(
  options: WooStandInOptions = {},
  over: { timeoutMs?: number; maxResponseBytes?: number; consumerSecret?: string } = {},
): Promise<{ standIn: WooStandIn; store: WooStore }> {
  const standIn = await startWooStore(options);
  const store = createWooStore({
    url: standIn.url,
    consumerKey: standIn.consumerKey,
    consumerSecret: standIn.consumerSecret,
    policy: { allowPrivate: true },
    ...over,
  });
  opened.push(
    () => store.close(),
    () => standIn.close(),
  );
  return { standIn, store };
}

/** What a call was refused with, and proof that it tells no secret, wherever one looks. */
async function refusal(standIn: WooStandIn, call: Promise<unknown>): Promise<WooStoreError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof WooStoreError)) throw new Error(`no refusal of ours: ${inspect(error)}`);
  const details = inspect(error, { depth: 20, showHidden: true }) + JSON.stringify(error);
  expect(details).not.toContain(standIn.consumerSecret);
  expect(details).not.toContain(standIn.consumerKey);
  expect(error.message.length).toBeGreaterThan(20);
  return error;
}

describe('a store that', () => {
  test.each<[string, Fault, string, RegExp]>([
    ['answers a page', { do: 'html' }, 'not_a_store', /isn't a WooCommerce store/],
    ['answers 404 with a page', { do: 'html', status: 404 }, 'not_a_store', /WooCommerce/],
    ['hides behind a firewall', { do: 'html', status: 403 }, 'forbidden', /firewall/],
    ['is in maintenance', { do: 'html', status: 503 }, 'maintenance', /in maintenance/],
    ['has an error of its own', { do: 'html', status: 500 }, 'store_failed', /error log/],
    ['is overloaded', { do: 'html', status: 429 }, 'rate_limited', /asked us to slow down/],
    ['breaks the connection', { do: 'drop' }, 'store_failed', /was lost/],
    ['never answers', { do: 'hang' }, 'timeout', /too long/],
    ['answers a byte at a time', { do: 'drip', everyMs: 20 }, 'timeout', /too long/],
    ['answers without end', { do: 'flood' }, 'response_too_large', /far more/],
    [
      'answers JSON of another kind',
      { do: 'respond', status: 200, body: '{"hello":"world"}' },
      'unexpected_response',
      /couldn't read/,
    ],
    [
      'answers half of its JSON',
      { do: 'respond', status: 200, body: '[{"id":1,' },
      'not_a_store',
      /isn't a WooCommerce store/,
    ],
    [
      'has no WooCommerce',
      { do: 'respond', status: 404, body: '{"code":"rest_no_route","message":"x"}' },
      'not_a_store',
      /but not WooCommerce/,
    ],
  ])('%s is reported as what it is', async (_what, fault, code, words) => {
    // Short if the time is supposed to run out; otherwise long enough for a busy machine.
    const timeoutMs = code === 'timeout' ? 400 : 20_000;
    const { standIn, store } = await fixture({}, { timeoutMs, maxResponseBytes: 1_000_000 });
    standIn.fail({ fault });
    const error = await refusal(standIn, store.listProducts());
    expect(error.code).toBe(code);
    expect(error.message).toMatch(words);
  });

  test('redirects to another host is not followed, and the host is named', async () => {
    const { standIn, store } = await fixture();
    const { standIn: other } = await fixture();
    standIn.fail({
      fault: { do: 'redirect', status: 301, location: `${other.url}/wp-json/wc/v3/products` },
    });
    const calls = [store.listProducts(), store.updateProducts([{ id: 11, name: 'x' }])];
    for (const call of calls) {
      const error = await refusal(standIn, call);
      expect(error).toMatchObject({ code: 'redirected', details: { location: other.url } });
      expect(error.message).toContain(other.url);
    }
    expect(other.count).toBe(0);
  });

  test('says when to retry is retried then', async () => {
    const { standIn, store } = await fixture();
    const headers = { 'Content-Type': 'text/html', 'Retry-After': '600' };
    standIn.fail({ fault: { do: 'respond', status: 503, body: '<h1>Later</h1>', headers } });
    const error = await refusal(standIn, store.listProducts());
    expect(error).toMatchObject({ code: 'maintenance', details: { retryAfterMs: 600_000 } });
    expect(error.transient).toBe(true);
  });

  test("is in WordPress's maintenance mode, which always names the same time, is retried sooner", async () => {
    const { standIn, store } = await fixture();
    standIn.settings.maintenance = true;
    const error = await refusal(standIn, store.listProducts());
    expect(error).toMatchObject({ code: 'maintenance', transient: true });
    expect(error.details.retryAfterMs).toBeUndefined();
  });

  test('is gone', async () => {
    const { standIn, store } = await fixture();
    await standIn.close();
    const error = await refusal(standIn, store.listProducts());
    expect(error).toMatchObject({ code: 'unreachable', transient: true });
  });
});

describe('certificates', () => {
  test('an untrusted one is refused', async () => {
    const { standIn, store } = await fixture({ https: true });
    expect((await refusal(standIn, store.listProducts())).code).toBe('bad_certificate');
  });

  test.each([
    ['that ran out', { notBefore: new Date('2020-01-01'), notAfter: new Date('2021-01-01') }],
    ['of another host', { host: 'another.example' }],
  ])('one %s is refused even where it is trusted', async (_what, https) => {
    const standIn = await startWooStore({ https });
    const url = standIn.url.replace('another.example', '127.0.0.1');
    const trustedCertificates = standIn.certificate ?? '';
    const store = createWooStore({
      ...standIn,
      url,
      policy: { allowPrivate: true, trustedCertificates },
    });
    opened.push(
      () => store.close(),
      () => standIn.close(),
    );
    const error = await refusal(standIn, store.listProducts());
    expect(error.code).toBe('bad_certificate');
    expect(error.message).toContain('renew');
  });

  test('over https that is trusted, keys travel as Basic', async () => {
    const standIn = await startWooStore({ https: true });
    const store = createWooStore({
      ...standIn,
      url: standIn.url,
      policy: { allowPrivate: true, trustedCertificates: standIn.certificate ?? '' },
    });
    opened.push(
      () => store.close(),
      () => standIn.close(),
    );
    await store.verifyKeys();
    expect(standIn.requests[0]?.headers.authorization).toMatch(/^Basic /);
    expect(standIn.requests.map(({ url }) => url).join(' ')).not.toContain('cs_');
  });

  test('a host that drops the header gets the keys in the query, and only over https', async () => {
    const standIn = await startWooStore({ https: true, settings: { dropsAuthorization: true } });
    const policy = { allowPrivate: true, trustedCertificates: standIn.certificate ?? '' };
    const store = createWooStore({ ...standIn, url: standIn.url, policy });
    const inQuery = createWooStore({ ...standIn, url: standIn.url, policy, keysInQuery: true });
    const { standIn: plain, store: overHttp } = await fixture({
      settings: { dropsAuthorization: true },
    });
    const stale = createWooStore({ ...plain, url: plain.url, policy, keysInQuery: true });
    opened.push(
      () => store.close(),
      () => inQuery.close(),
      () => stale.close(),
      () => standIn.close(),
    );
    expect(await store.verifyKeys()).toBe('query');
    expect((await inQuery.listProducts()).total).toBe(30);
    const { consumerSecret } = standIn.addKey();
    const wrong = createWooStore({ ...standIn, url: standIn.url, policy, consumerSecret });
    opened.push(() => wrong.close());
    expect((await refusal(standIn, wrong.verifyKeys())).code).toBe('keys_refused');
    // Over http keys sign, and a secret is never sent, whatever is remembered of the store.
    expect(await overHttp.verifyKeys()).toBe('header');
    await stale.listProducts();
    expect(plain.requests.map(({ url }) => url).join(' ')).not.toContain('cs_');
  });

  test('no two certificates are the same', () => {
    expect(makeCertificate().certificate).not.toBe(makeCertificate().certificate);
  });
});

describe('keys', () => {
  test('that are wrong, unknown or revoked are rejected', async () => {
    const { standIn, store } = await fixture({}, { consumerSecret: 'cs_wrong' });
    expect((await refusal(standIn, store.verifyKeys())).code).toBe('keys_refused');
    const { standIn: second, store: good } = await fixture();
    await good.verifyKeys();
    second.revokeAllKeys();
    const error = await refusal(second, good.updateProducts([{ id: 11, name: 'x' }]));
    expect(error.code).toBe('keys_refused');
    expect(error.message).toContain('Give access again');
    expect(error.details.remedyUrl).toBe(
      `${second.url}/wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys`,
    );
  });

  test('that are read-only are distinguished from wrong ones, and nothing is changed', async () => {
    const { standIn } = await fixture();
    const { consumerKey, consumerSecret } = standIn.addKey({ permissions: 'read' });
    const store = createWooStore({
      url: standIn.url,
      consumerKey,
      consumerSecret,
      policy: { allowPrivate: true },
    });
    expect((await refusal(standIn, store.verifyKeys())).code).toBe('read_only_keys');
    const write = store.updateProducts([{ id: 11, name: 'x' }]);
    expect((await refusal(standIn, write)).message).toContain('Read/Write');
    store.close();
  });

  test('of a customer are forbidden', async () => {
    const { standIn } = await fixture();
    const { consumerKey, consumerSecret } = standIn.addKey({ role: 'customer' });
    const policy = { allowPrivate: true };
    const store = createWooStore({ url: standIn.url, consumerKey, consumerSecret, policy });
    expect((await refusal(standIn, store.verifyKeys())).code).toBe('forbidden');
    store.close();
  });
});
