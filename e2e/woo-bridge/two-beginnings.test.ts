import { expect, test } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { Browser, refusalOf } from './browser.ts';
import { grantedReturn, newestKeyEnd } from './granting.ts';
import { approve, signIn, useScene } from './scene.ts';

const scene = useScene();

/** Begins in one tab of a browser. @returns what the store does once its owner approves */
async function begin(browser: Browser) {
  const { store } = scene();
  const { url } = await browser.api.access.begin.mutate({ address: store.url });
  return {
    comeBack: async () => {
      await browser.fetch(await grantedReturn(store, url));
      return newestKeyEnd(store);
    },
  };
}

function confirm(browser: Browser, code: string) {
  return browser.api.access.confirm.mutate({ storeUrl: scene().store.url, code });
}

test('of two tabs that ask the store for access, the one that began first can finish', async () => {
  const browser = new Browser(scene().appUrl);
  const first = await begin(browser);
  await begin(browser);
  const code = await first.comeBack();
  expect((await browser.api.access.state.query()).notice).toBeNull();
  expect(await confirm(browser, code)).toMatchObject({ url: scene().store.url });
});

test('both tabs may come back, and the end of either key is taken', async () => {
  for (const chosen of [0, 1]) {
    const browser = new Browser(scene().appUrl);
    const tabs = [await begin(browser), await begin(browser)];
    const codes = [await tabs[0]?.comeBack(), await tabs[1]?.comeBack()];
    expect(await confirm(browser, codes[chosen] ?? '')).toMatchObject({ url: scene().store.url });
    expect((await browser.api.access.state.query()).waiting).toBeNull();
  }
});

test("a tab that is still at the store's page can finish after the other one did", async () => {
  const browser = new Browser(scene().appUrl);
  const [first, second] = [await begin(browser), await begin(browser)];
  await confirm(browser, await second.comeBack());
  const code = await first.comeBack();
  expect((await browser.api.access.state.query()).notice).toBeNull();
  expect(await confirm(browser, code)).toMatchObject({ url: scene().store.url });
});

test('guesses are counted over both tabs', async () => {
  const browser = new Browser(scene().appUrl);
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

test('a browser whose mark was replaced by a second beginning gets nothing with the first', async () => {
  const browser = new Browser(scene().appUrl);
  const first = await begin(browser);
  const stolen = new Browser(scene().appUrl);
  for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
  await begin(browser);
  const code = await first.comeBack();
  expect((await stolen.api.access.state.query()).waiting).toBeNull();
  expect(await refusalOf(confirm(stolen, code))).toMatchObject({ code: 'access_expired' });
  expect(await confirm(browser, code)).toMatchObject({ url: scene().store.url });
});

test('of two tabs that connect the store to Wareword, both can finish, in either order', async () => {
  const browser = await signIn(scene());
  const account = await createAccount(scene().service.database);
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const urls = [0, 1].map(() => browser.api.connection.begin.mutate());
    const begun = await Promise.all(urls);
    for (const tab of order) {
      const back = await approve(scene(), account, begun[tab]?.url ?? '');
      await browser.api.connection.finishPasted.mutate({ address: back.href });
      expect(await browser.api.store.get.query()).toMatchObject({ connected: true });
    }
  }
});

test('a connection that was begun can be finished once', async () => {
  const browser = await signIn(scene());
  const account = await createAccount(scene().service.database);
  const { url } = await browser.api.connection.begin.mutate();
  const { href: address } = await approve(scene(), account, url);
  await browser.api.connection.finishPasted.mutate({ address });
  const again = browser.api.connection.finishPasted.mutate({ address });
  expect(await refusalOf(again)).toMatchObject({ code: 'connect_expired' });
});
