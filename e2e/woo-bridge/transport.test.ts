import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '@wareword/ui/build';
import { startWooStore, type WooStandIn } from '../stand-ins/woocommerce/index.ts';
import { setUpFixture, type Fixture } from './fixture.ts';

const opened: { stop(): Promise<void> }[] = [];
afterAll(async () => {
  for (const fixture of opened) await fixture.stop();
});

/** The app as run in production, behind a proxy that terminates TLS. */
async function inProduction(publicUrl: string): Promise<Fixture> {
  const fixture = await setUpFixture({
    app: {
      NODE_ENV: 'production',
      PUBLIC_URL: publicUrl,
      WAREWORD_PUBLIC_URL: 'https://wareword.example',
      TRUST_PROXY: 'loopback',
    },
    allowPrivateStores: true,
  });
  opened.push(fixture);
  return fixture;
}

interface Asked {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function ask(fixture: Fixture, path: string, scheme: 'http' | 'https', init: Asked = {}) {
  return fetch(`http://127.0.0.1:${fixture.app.port}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-proto': scheme, 'content-type': 'application/json', ...init.headers },
  });
}

async function signInCookie(fixture: Fixture, path: string, store: WooStandIn = fixture.store) {
  const { consumerKey, consumerSecret, url: address } = store;
  const body = JSON.stringify({ address, consumerKey, consumerSecret });
  const response = await ask(fixture, path, 'https', { method: 'POST', body });
  expect(response.status).toBe(200);
  return response.headers.getSetCookie().join('\n');
}

describe('on a separate host', async () => {
  const fixture = await inProduction('https://app.example');

  test('only the probes are served over plain http', async () => {
    const page = await ask(fixture, '/settings?a=1', 'http');
    expect([page.status, page.headers.get('location')]).toEqual([
      308,
      'https://app.example/settings?a=1',
    ]);
    const call = await ask(fixture, '/trpc/access.signOut', 'http', { method: 'POST', body: '{}' });
    expect(call.status).toBe(403);
    expect((await ask(fixture, '/healthz', 'http')).status).toBe(200);
    expect((await ask(fixture, '/settings', 'https')).status).not.toBe(308);
  });

  test('HSTS applies to its host only', async () => {
    const { headers } = await ask(fixture, '/', 'https');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  });

  test('its cookies are limited to its host', async () => {
    const cookie = await signInCookie(fixture, '/trpc/access.pasteKeys');
    expect(cookie).toMatch(/^__Host-wareword_woocommerce=[\w-]{43};/);
    expect(cookie).toMatch(/; Path=\/;/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).not.toMatch(/Domain/i);
    const [value = ''] = cookie.split(';');
    const state = await ask(fixture, '/trpc/access.state', 'https', { headers: { cookie: value } });
    expect(await state.text()).toContain('"store":{');
    // The same value under another name is not a session.
    const planted = { cookie: value.replace('__Host-', '') };
    const other = await ask(fixture, '/trpc/access.state', 'https', { headers: planted });
    expect(await other.text()).toContain('"store":null');
  });
});

test('a page is painted before its styles and scripts, and preloads them all at once', async () => {
  await ensureBuilt('woo-bridge/web');
  const fixture = await inProduction('https://app.example');
  const page = await (await ask(fixture, '/runs/run_1/products/itm_1', 'https')).text();
  expect(page).toContain('<div class="before-scripts"><svg');
  expect(page).not.toContain('rel="stylesheet"');
  const scripts = page.match(
    /<link rel="modulepreload" [^>]*crossorigin href="\.\/assets\/[^"]+">/g,
  );
  for (const name of ['start', 'base', 'item']) {
    expect(scripts).toContainEqual(expect.stringContaining(`/${name}-`));
  }
  expect(scripts?.length).toBeLessThan(25);
});

test('scripts and styles travel compressed, and one that is gone is not found', async () => {
  await ensureBuilt('woo-bridge/web');
  const fixture = await inProduction('https://app.example');
  const page = await (await ask(fixture, '/', 'https')).text();
  const [, script = ''] = /src="(?:\/|\.\/)?(assets\/[^"]+\.js)"/u.exec(page) ?? [];
  const load = (path: string) =>
    ask(fixture, `/${path}`, 'https', { headers: { 'accept-encoding': 'br' } });
  const loaded = await load(script);
  expect(loaded.status).toBe(200);
  expect(loaded.headers.get('content-encoding')).toBe('br');
  expect(loaded.headers.get('cache-control')).toContain('immutable');
  expect((await load('assets/none.js')).status).toBe(404);
});

describe("below a path of a shop's domain", async () => {
  const fixture = await inProduction('https://shop.example/wareword');

  test("sets no HSTS for the shop's domain", async () => {
    for (const path of ['/wareword/', '/wareword/trpc/access.state', '/wareword/assets/none']) {
      const { headers } = await ask(fixture, path, 'https');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  test('its cookies are limited to that path and https', async () => {
    const cookie = await signInCookie(fixture, '/wareword/trpc/access.pasteKeys');
    expect(cookie).toMatch(/^__Secure-wareword_woocommerce=[\w-]{43};/);
    expect(cookie).toMatch(/; Path=\/wareword;/);
    expect(cookie).toMatch(/; Secure/);
  });
});

test('keys sent in the query, for a host that drops the header, appear in no response', async () => {
  const store = await startWooStore({ https: true, settings: { dropsAuthorization: true } });
  const folder = mkdtempSync(join(tmpdir(), 'wareword-certificate-'));
  const file = join(folder, 'certificate.pem');
  writeFileSync(file, store.certificate ?? '');
  const fixture = await setUpFixture({ app: { TRUSTED_CERTIFICATES: file } });
  opened.push(fixture);
  try {
    const cookie = await signInCookie(fixture, '/trpc/access.pasteKeys', store);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    const list = await ask(fixture, '/trpc/products.list?input=%7B%7D', 'https', { headers });
    const text = await list.text();
    expect(text).toContain('"total":30');
    expect(text).not.toContain(store.consumerSecret);
    const seen = await ask(fixture, '/trpc/store.get', 'https', { headers });
    expect(await seen.text()).toContain('"keysInQuery":true');
    store.revokeAllKeys();
    const refused = await ask(fixture, '/trpc/products.list?input=%7B%7D', 'https', { headers });
    const body = await refused.text();
    expect(body).toContain('"code":"keys_refused"');
    expect(body).toContain('section=keys');
    expect(body).not.toContain(store.consumerSecret);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await store.close();
  }
});
