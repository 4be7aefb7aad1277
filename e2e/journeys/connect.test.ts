import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Page } from 'playwright';
import { callApi } from '../../backend/test/http.ts';
import { StandInStore } from '../stand-ins/store/index.ts';
import { expectGoodLooks, makeOwner, signIn, useJourney } from './harness/index.ts';

const journey = useJourney({
  WOO_BRIDGE_PUBLIC_URL: 'http://localhost:3001/app',
  SHOPIFY_APP_INSTALL_URL: 'https://apps.shopify.com/wareword',
});
let store: StandInStore;
beforeAll(async () => {
  store = await StandInStore.start();
});
afterAll(() => store.stop());
// Each test connects the store with its own account.
beforeEach(async () => {
  await journey().service.database
    .sql`update tokens set revoked_at = now() where site_url = ${store.origin}`;
});

async function fill(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
}

async function waitForStoreReturn(page: Page): Promise<URL> {
  await page.getByRole('heading', { name: 'Back in the store' }).waitFor();
  const address = store.returns.at(-1);
  if (address === undefined) throw new Error('Nothing came back to the store.');
  return address;
}

describe('connect', { timeout: 180_000 }, () => {
  it('sign up inside the connect flow, without losing a parameter, and approve', async () => {
    const page = await journey().visitor();
    await page.goto(store.connectPath());
    await page.getByRole('heading', { name: `Connect ${store.host}` }).waitFor();
    await page.getByRole('img', { name: 'Wareword' }).waitFor();
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
    expect(text).toContain('Free plan: 3 of 3 listings left this month');
    expect(text).toContain('Each listing written for the store uses one of your monthly listings');
    expect(text).toContain('Signed in as new@shop.example');
    await expectGoodLooks(page, 'connect-consent');
    await page.getByRole('button', { name: 'Approve' }).click();

    const address = await waitForStoreReturn(page);
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

  it('sign in, cancel: the store is notified, and nothing is connected', async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await page.goto(store.connectPath());
    await fill(page, { ...owner, password: 'not the password' });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText('Wrong email or password').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(owner.email);
    await fill(page, owner);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    const address = await waitForStoreReturn(page);
    expect(address.searchParams.get('error')).toBe('access_denied');
    expect(address.searchParams.get('state')).toBe('nonce / with + signs & äöü');
    expect(address.searchParams.has('ww_code')).toBe(false);
  });

  it('says who you are signed in as, and lets you switch', async () => {
    const [one, two] = [await makeOwner(journey()), await makeOwner(journey(), { plan: 'pro' })];
    const page = await journey().visitor();
    await signIn(page, journey(), one);
    await page.goto(store.connectPath());
    await page.getByText(`Signed in as ${one.email}`).waitFor();
    await page.getByRole('button', { name: 'Switch accounts' }).click();
    await fill(page, two);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText(`Signed in as ${two.email}`).waitFor();
    await page.getByText('Pro plan: 100 of 100 listings left').waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    await waitForStoreReturn(page);
    const token = await store.exchange(journey().service.apiUrl);
    const me = await callApi(journey().service.apiUrl, 'GET /me', { token });
    expect(me.body).toMatchObject({ account: { email: two.email, plan: 'pro' } });
  });

  it('reconnecting revokes the old token, and disconnecting the new one', async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await signIn(page, journey(), owner);
    const { apiUrl } = journey().service;
    const connect = async (): Promise<string> => {
      await page.goto(store.connectPath());
      await page.getByRole('button', { name: 'Approve' }).click();
      await waitForStoreReturn(page);
      return store.exchange(apiUrl);
    };
    const statusOf = async (token: string) => (await callApi(apiUrl, 'GET /me', { token })).status;
    const before = await connect();
    expect(await statusOf(before)).toBe(200);
    const after = await connect();
    expect(await statusOf(before)).toBe(401);
    expect(await statusOf(after)).toBe(200);

    await page.goto('/stores');
    await page
      .getByRole('list', { name: 'Stores' })
      .getByText(store.host, { exact: true })
      .waitFor();
    await expectGoodLooks(page, 'stores');
    await page.getByRole('button', { name: `Disconnect ${store.host}` }).click();
    await page.getByRole('button', { name: 'Disconnect store' }).click();
    await page.getByText('No stores yet').waitFor();
    expect(await statusOf(after)).toBe(401);
    for (const [name, url] of [
      ['Connect a WooCommerce store', 'http://localhost:3001/app'],
      ['Connect a Shopify store', 'https://apps.shopify.com/wareword'],
    ] as const) {
      expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(url);
    }
    await expectGoodLooks(page, 'stores-none');
  });

  it('works without a mouse, and on a phone', async () => {
    const page = await journey().visitor({ width: 360, height: 740 });
    await page.goto(store.connectPath());
    const owner = await makeOwner(journey());
    await page.getByLabel('Email').waitFor();
    const to = async (role: 'textbox' | 'button', name: string): Promise<void> => {
      const target = page.getByRole(role, { name });
      for (let presses = 0; presses < 20; presses++) {
        await page.keyboard.press('Tab');
        if ((await page.locator(':focus').and(target).count()) === 1) return;
      }
      throw new Error(`${name} is not reached by the keyboard.`);
    };
    await to('textbox', 'Email');
    await page.keyboard.type(owner.email);
    await to('textbox', 'Password');
    await page.keyboard.type(owner.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await to('button', 'Approve');
    await page.keyboard.press('Enter');
    expect((await waitForStoreReturn(page)).searchParams.has('ww_code')).toBe(true);
  });
});

describe('error cases', { timeout: 180_000 }, () => {
  it('a session that ended between page and approval is reported, and nothing is lost', async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await signIn(page, journey(), owner);
    await page.goto(store.connectPath());
    // Ended any earlier, the page can notice before the click, whenever it regains focus.
    await page.route(
      /connect\.approve/u,
      async (route) => {
        await page.context().clearCookies();
        const headers = await route.request().allHeaders();
        delete headers['cookie'];
        await route.continue({ headers });
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('alert').getByText('Your session has ended').waitFor();
    await fill(page, owner);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    const address = await waitForStoreReturn(page);
    expect(address.searchParams.get('state')).toBe('nonce / with + signs & äöü');
  });

  it('someone else signed in in another tab: nothing is approved in their name', async () => {
    const [one, two] = [await makeOwner(journey()), await makeOwner(journey())];
    const page = await journey().visitor();
    await signIn(page, journey(), one);
    await page.goto(store.connectPath());
    await page.getByText(`Signed in as ${one.email}`).waitFor();
    await page.waitForLoadState('networkidle');
    await signIn(page, journey(), two);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('alert').getByText(`You're now signed in as ${two.email}`).waitFor();
    await page.getByText(`Signed in as ${two.email}`, { exact: true }).waitFor();
    // Back from the other tab, the page notices by itself.
    await signIn(page, journey(), one);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await signIn(page, journey(), two);
    await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
    await page.getByRole('alert').getByText(`You're now signed in as ${two.email}`).waitFor();
  });

  it('the Back button after approval leads to the store, not to the consent page', async () => {
    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await signIn(page, journey(), owner);
    await page.goto(store.origin);
    await page.goto(store.connectPath());
    await page.getByRole('button', { name: 'Approve' }).click();
    await waitForStoreReturn(page);
    await page.goBack();
    expect(page.url()).toBe(`${store.origin}/`);
  });

  it('two tabs that approve concurrently both return, and the last exchange is the connection', async () => {
    const owner = await makeOwner(journey());
    const first = await journey().visitor();
    await signIn(first, journey(), owner);
    const second = await first.context().newPage();
    const seen = store.returns.length;
    await Promise.all(
      [first, second].map(async (page) => {
        await page.goto(store.connectPath());
        await page.getByRole('button', { name: 'Approve' }).click();
        await waitForStoreReturn(page);
      }),
    );
    const codes = store.returns.slice(seen).map((url) => url.searchParams.get('ww_code'));
    expect(new Set(codes).size).toBe(2);
    await store.exchange(journey().service.apiUrl);
  });

  it('an invalid request gets an error page without links', async () => {
    const page = await journey().visitor();
    const response = await page.goto(store.connectPath({ return_url: 'https://evil.example/' }));
    expect(response?.status()).toBe(400);
    await page.getByText('return_url must be on the same origin as site.').waitFor();
    await expectGoodLooks(page, 'connect-refused');
    expect(await page.getByRole('link').count()).toBe(0);
  });
});

describe('an agent', { timeout: 180_000 }, () => {
  it('is named on a page, works once it is approved, and can be revoked', async () => {
    const returns: URL[] = [];
    const program = createServer((request, response) => {
      returns.push(new URL(request.url ?? '', 'http://localhost'));
      response.setHeader('Content-Type', 'text/html').end('<h1>Back in the agent</h1>');
    });
    program.listen(0, '127.0.0.1');
    await once(program, 'listening');
    onTestFinished(() => void program.close());
    const redirect_uri = `http://127.0.0.1:${(program.address() as AddressInfo).port}/callback`;
    const { baseUrl } = journey();
    const registered = await fetch(new URL('/oauth/register', baseUrl), {
      method: 'POST',
      body: JSON.stringify({ client_name: 'Desk <b>Agent</b>', redirect_uris: [redirect_uri] }),
    });
    const { client_id } = (await registered.json()) as { client_id: string };
    const query = new URLSearchParams({
      ...{ response_type: 'code', client_id, redirect_uri, state: 'nonce' },
      ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
    });

    const owner = await makeOwner(journey());
    const page = await journey().visitor();
    await page.goto(`/oauth/authorize?${query.toString()}`);
    await page.getByRole('heading', { name: 'Connect Desk <b>Agent</b>' }).waitFor();
    await fill(page, owner);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Agents are available on the Agency plan').waitFor();
    const approve = page.getByRole('button', { name: 'Approve' });
    expect(await approve.isDisabled()).toBe(true);
    await expectGoodLooks(page, 'connect-agent');
    const { sql } = journey().service.database;
    await sql`update workspaces set plan = 'agency' where id = ${owner.workspaceId}`;
    await page.reload();
    await page.getByText("You'll return to a program on this computer.").waitFor();
    await approve.click();
    await page.getByRole('heading', { name: 'Back in the agent' }).waitFor();
    const back = returns.find(({ pathname }) => pathname === '/callback')?.searchParams;
    expect(back?.get('state')).toBe('nonce');
    expect(back?.get('code')).toMatch(/^[\w-]{43}$/);

    await sql`
      insert into tokens (id, hash, prefix, scope, name, workspace_id, user_id, client_id)
      values ('tok_01jd0000000000000000000000', '\\x00', 'ww_api_abcde', 'agent', 'Desk <b>Agent</b>',
        ${owner.workspaceId}, ${owner.userId}, ${client_id})
    `;
    await page.goto('/keys');
    await page.getByText('Agent', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Revoke Desk' }).click();
    await page.getByRole('button', { name: 'Revoke access' }).click();
    await page.getByText('No API keys yet').waitFor();
  });
});
