import { expect, test } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { Browser, refusalOf } from './browser.ts';
import { grantedReturn, newestKeyEnd } from './granting.ts';
import { approve, signIn, useFixture } from './fixture.ts';

const fixture = useFixture();

/** Starts in one tab. @returns a function that approves as the store's owner */
async function begin(browser: Browser) {
  const { store } = fixture();
  const { url } = await browser.api.access.start.mutate({ address: store.url });
  return {
    comeBack: async () => {
      await browser.fetch(await grantedReturn(store, url));
      return newestKeyEnd(store);
    },
  };
}

function confirm(browser: Browser, code: string) {
  return browser.api.access.confirm.mutate({ storeUrl: fixture().store.url, code });
}

test('of two tabs that request access to the store, the first can finish', async () => {
  const browser = new Browser(fixture().appUrl);
  const first = await begin(browser);
  await begin(browser);
  const code = await first.comeBack();
  expect((await browser.api.access.state.query()).notice).toBeNull();
  expect(await confirm(browser, code)).toMatchObject({ url: fixture().store.url });
});

test('both tabs can return, and the end of either key is accepted', async () => {
  for (const chosen of [0, 1]) {
    const browser = new Browser(fixture().appUrl);
    const tabs = [await begin(browser), await begin(browser)];
    const codes = [await tabs[0]?.comeBack(), await tabs[1]?.comeBack()];
    expect(await confirm(browser, codes[chosen] ?? '')).toMatchObject({ url: fixture().store.url });
    expect((await browser.api.access.state.query()).waiting).toBeNull();
  }
});

test("a tab still on the store's page can finish after the other one", async () => {
  const browser = new Browser(fixture().appUrl);
  const [first, second] = [await begin(browser), await begin(browser)];
  await confirm(browser, await second.comeBack());
  const code = await first.comeBack();
  expect((await browser.api.access.state.query()).notice).toBeNull();
  expect(await confirm(browser, code)).toMatchObject({ url: fixture().store.url });
});

test('wrong codes are counted across both tabs', async () => {
  const browser = new Browser(fixture().appUrl);
  const [first, second] = [await begin(browser), await begin(browser)];
  await first.comeBack();
  await second.comeBack();
  for (let guess = 0; guess < 4; guess++) {
    expect(await refusalOf(confirm(browser, `000000${guess}`))).toMatchObject({
      code: 'wrong_code',
    });
  }
  expect(await refusalOf(confirm(browser, '0000009'))).toMatchObject({ code: 'access_expired' });
});

test('the cookie of an earlier start confirms nothing after a second one replaced it', async () => {
  const browser = new Browser(fixture().appUrl);
  const first = await begin(browser);
  const stolen = new Browser(fixture().appUrl);
  for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
  await begin(browser);
  const code = await first.comeBack();
  expect((await stolen.api.access.state.query()).waiting).toBeNull();
  expect(await refusalOf(confirm(stolen, code))).toMatchObject({ code: 'access_expired' });
  expect(await confirm(browser, code)).toMatchObject({ url: fixture().store.url });
});

test('two tabs that connect the store to Wareword can both finish, in either order', async () => {
  const browser = await signIn(fixture());
  const account = await createAccount(fixture().service.database);
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const urls = [0, 1].map(() => browser.api.connection.start.mutate());
    const begun = await Promise.all(urls);
    for (const tab of order) {
      const back = await approve(fixture(), account, begun[tab]?.url ?? '');
      await browser.api.connection.finishPasted.mutate({ address: back.href });
      expect(await browser.api.store.get.query()).toMatchObject({ connected: true });
    }
  }
});

test('a connect flow can be finished only once', async () => {
  const browser = await signIn(fixture());
  const account = await createAccount(fixture().service.database);
  const { url } = await browser.api.connection.start.mutate();
  const { href: address } = await approve(fixture(), account, url);
  await browser.api.connection.finishPasted.mutate({ address });
  const again = browser.api.connection.finishPasted.mutate({ address });
  expect(await refusalOf(again)).toMatchObject({ code: 'connect_expired' });
});
