import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startWooStore } from '../../../e2e/stand-ins/woocommerce/index.ts';
import {
  authorizeUrl,
  createWooStore,
  KeysCallbackSchema,
  type KeysCallback,
} from '../../src/woocommerce/index.ts';

test('an owner who follows the URL and approves provides keys that work', async () => {
  const standIn = await startWooStore();
  const posted = Promise.withResolvers<KeysCallback>();
  const app = createServer((request, response) => {
    void text(request).then((body) => {
      response.end();
      posted.resolve(KeysCallbackSchema.parse(JSON.parse(body)));
    });
  });
  const port = await new Promise<number>((resolve) => {
    app.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = app.address();
      if (address !== null && typeof address !== 'string') resolve(address.port);
    });
  });
  const address = authorizeUrl({
    store: standIn.url,
    appName: 'Wareword',
    nonce: 'nonce_1-A.b',
    returnUrl: 'https://app.example/access/return?a=1&b=2',
    callbackUrl: `http://127.0.0.1:${port}/access/callback`,
  });

  const login = await fetch(`${standIn.url}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ log: 'owner', pwd: 'owner-password' }),
  });
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const page = await (await fetch(address, { headers: { cookie } })).text();
  const approve = /href="([^"]*)">Approve</.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const back = await fetch(approve, { headers: { cookie }, redirect: 'manual' });
  expect(back.headers.get('location')).toBe(
    'https://app.example/access/return?a=1&b=2&success=1&user_id=nonce_1-A.b',
  );

  const keys = await posted.promise;
  expect(keys).toMatchObject({ user_id: 'nonce_1-A.b', key_permissions: 'read_write' });
  const store = createWooStore({
    url: standIn.url,
    consumerKey: keys.consumer_key,
    consumerSecret: keys.consumer_secret,
    policy: { allowPrivate: true },
  });
  await store.verifyKeys();
  store.close();
  await standIn.close();
  await new Promise((resolve) => app.close(resolve));
});

test('characters that a store would drop are rejected before the owner goes there', () => {
  const input = {
    store: 'https://myshop.com/shop',
    appName: 'Wareword',
    nonce: 'n',
    returnUrl: 'https://app.example/r',
    callbackUrl: 'https://app.example/c',
  };
  expect(authorizeUrl(input)).toMatch(/^https:\/\/myshop\.com\/shop\/wc-auth\/v1\/authorize\?/);
  expect(() => authorizeUrl({ ...input, nonce: 'a+b' })).toThrow(TypeError);
  expect(() => authorizeUrl({ ...input, appName: 'Ware word' })).toThrow(TypeError);
});

test.each([
  {},
  { user_id: 'x' },
  {
    key_id: 1,
    user_id: '../x',
    consumer_key: 'ck_1',
    consumer_secret: 'cs_1',
    key_permissions: 'read',
  },
  { key_id: 1, user_id: 'x', consumer_key: '1', consumer_secret: 'cs_1', key_permissions: 'read' },
  {
    key_id: 1,
    user_id: 'x',
    consumer_key: 'ck_1',
    consumer_secret: 'cs_1',
    key_permissions: 'all',
  },
])('%j is no callback of a store', (body) => {
  expect(KeysCallbackSchema.safeParse(body).success).toBe(false);
});
