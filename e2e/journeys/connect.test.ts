import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { callApi } from '../../backend/test/http.ts';
import { StandInStore } from '../stand-ins/store/index.ts';
import { expectGoodLooks, makeOwner, signIn, useJourney } from './harness/index.ts';

const journey = useJourney();
let store: StandInStore;
beforeAll(async () => {
  store = await StandInStore.start();
});
afterAll(() => store.stop());

async function backInTheStore(page: Page): Promise<URL> {
  await page.getByRole('heading', { name: 'Back in the store' }).waitFor();
  const address = store.returns.at(-1);
  if (address === undefined) throw new Error('Nothing came back to the store.');
  return address;
}

describe('connect', () => {
  it('sign up inside the connect flow, without losing a parameter, and approve', async () => {
    const page = await journey().visitor();
    await page.goto(store.connectPath());
    await page.getByRole('heading', { name: `Connect ${store.host}` }).waitFor();
    await expectGoodLooks(page, 'connect-sign-in');
    await page.getByLabel('Email').fill('new@shop.example');
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'Create account' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('new@shop.example');
    await expectGoodLooks(page, 'connect-sign-up');
    await page.getByLabel('Password').fill('a long enough password');
    await page.getByRole('button', { name: 'Create account' }).click();

    await page.getByRole('button', { name: 'Approve' }).waitFor();
    const text = await page.getByRole('main').innerText();
    expect(text).toContain(store.host);
    expect(text).toContain('WooCommerce');
    expect(text).toContain('Free plan: 3 of 3 credits left this month');
    expect(text).toContain('Each listing that is written for the store uses 1 credit');
    expect(text).toContain('Signed in as new@shop.example');
    await expectGoodLooks(page, 'connect-consent');
    await page.getByRole('button', { name: 'Approve' }).click();

    const address = await backInTheStore(page);
    expect(address.searchParams.get('state')).toBe('nonce / with + signs & äöü');
    expect(address.search).toContain('?page=wareword&tab=a%20b&ww_code=');
    expect(new URL(page.url()).hash).toBe('#settings');
    expect(store.referrers.at(-1)).toBeUndefined();
    const token = await store.exchange(journey().service.apiUrl);
    const me = await callApi(journey().service.apiUrl, 'GET /me', { token });
    expect(me.body).toMatchObject({
      account: { email: 'new@shop.example', plan: 'free', is_member: false },
      token: { scope: 'plugin', site_url: store.origin, platform: 'woocommerce' },
    });
  });

  it('cancel goes back to the store with access_denied and its state', async () => {
    const page = await journey().visitor();
    await signIn(page, journey(), await makeOwner(journey()));
    await page.goto(store.connectPath());
    await page.getByRole('button', { name: 'Cancel' }).click();
    const back = await backInTheStore(page);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('ww_code')).toBeNull();
  });
});
