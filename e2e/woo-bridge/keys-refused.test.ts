import { expect, test, vi } from 'vitest';
import { refusalOf, type Browser } from './browser.ts';
import { connect, signIn, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const fixture = useFixture();

/** A browser with its own key, and ways to break that key. */
async function withKey() {
  const { store } = fixture();
  const key = store.addKey();
  const browser = await signIn(fixture(), key);
  return { browser, key };
}

async function showsRefusedKeys(browser: Browser): Promise<boolean> {
  return (await browser.api.store.get.query()).keysRefused;
}

const CAUSES = {
  'looking at products': (browser: Browser) => browser.api.products.list.query({}),
  'looking at categories': (browser: Browser) => browser.api.products.categories.query(),
  'turning automatic publishing on': (browser: Browser) =>
    browser.api.store.setAutomatic.mutate({ on: true }),
};

test.each(Object.entries(CAUSES))(
  'keys that are found revoked by %s are told so',
  async (_, way) => {
    const { browser, key } = await withKey();
    await connect(fixture(), browser);
    expect(await showsRefusedKeys(browser)).toBe(false);
    fixture().store.revokeKey(key.consumerKey);
    expect(await refusalOf(way(browser))).toMatchObject({ code: 'keys_refused' });
    expect(await showsRefusedKeys(browser)).toBe(true);
  },
);

test('turning on automatic publishing reports keys that became read-only', async () => {
  const { browser, key } = await withKey();
  await connect(fixture(), browser);
  key.permissions = 'read';
  const on = browser.api.store.setAutomatic.mutate({ on: true });
  expect(await refusalOf(on)).toMatchObject({ code: 'read_only_keys' });
  expect(await showsRefusedKeys(browser)).toBe(true);
});

test('reports keys whose user lost access to products', async () => {
  const { browser } = await withKey();
  const body = JSON.stringify({
    code: 'woocommerce_rest_cannot_view',
    message: 'Sorry, you cannot list resources.',
    data: { status: 403 },
  });
  fixture().store.fail({
    fault: { do: 'respond', status: 403, body },
    path: '/products?',
    times: 1,
  });
  expect(await refusalOf(browser.api.products.list.query({}))).toMatchObject({ code: 'forbidden' });
  expect(await showsRefusedKeys(browser)).toBe(true);
});

test('turning off automatic publishing works with revoked keys, and reports them', async () => {
  const { browser, key } = await withKey();
  await connect(fixture(), browser);
  await browser.api.store.setAutomatic.mutate({ on: true });
  fixture().store.revokeKey(key.consumerKey);
  expect(await browser.api.store.setAutomatic.mutate({ on: false })).toMatchObject({
    automatic: false,
    keysRefused: true,
  });
});

test('a late rejection of old keys does not affect the new ones', async () => {
  const { browser, key } = await withKey();
  const { store } = fixture();
  const { promise: goOn, resolve } = Promise.withResolvers<undefined>();
  const asked = store.count;
  store.fail({ fault: { do: 'hold', until: goOn }, path: 'products/categories', times: 1 });
  const late = refusalOf(browser.api.products.categories.query());
  await store.received(asked + 1);
  store.revokeKey(key.consumerKey);
  const again = (await withKey()).browser;
  resolve(undefined);
  expect(await late).toMatchObject({ code: 'keys_refused' });
  expect(await showsRefusedKeys(again)).toBe(false);
});
