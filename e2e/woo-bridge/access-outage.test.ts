import { expect, test } from 'vitest';
import { Browser, refusalOf } from './browser.ts';
import { useFixture } from './fixture.ts';

const fixture = useFixture();

/** A browser that returned from the store's page, after the store delivered its keys. */
async function cameBack(): Promise<Browser> {
  const { appUrl, store } = fixture();
  const browser = new Browser(appUrl);
  const { url } = await browser.api.access.start.mutate({ address: store.url });
  const nonce = new URL(url).searchParams.get('user_id') ?? '';
  const delivered = await fetch(`${appUrl}/access/callback`, {
    method: 'POST',
    body: JSON.stringify({
      key_id: 1,
      user_id: nonce,
      consumer_key: store.consumerKey,
      consumer_secret: store.consumerSecret,
      key_permissions: 'read_write',
    }),
  });
  expect(delivered.status).toBe(200);
  await browser.fetch(`${appUrl}/access/return?success=1&user_id=${encodeURIComponent(nonce)}`);
  return browser;
}

test('a store that fails while its keys are verified uses up neither the keys nor an attempt', async () => {
  const { store } = fixture();
  const browser = await cameBack();
  const code = store.consumerKey.slice(-7);
  store.fail({ fault: { do: 'html', status: 503 }, path: '/' });
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const refused = await refusalOf(
      browser.api.access.confirm.mutate({ storeUrl: fixture().store.url, code }),
    );
    expect(refused).toMatchObject({ code: 'maintenance' });
  }
  expect((await browser.api.access.state.query()).waiting).not.toBeNull();
  store.clearFaults();
  await browser.api.access.confirm.mutate({ storeUrl: fixture().store.url, code });
  expect(await browser.api.access.state.query()).toMatchObject({
    store: { url: store.url },
    waiting: null,
  });
});
