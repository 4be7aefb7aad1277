import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startWooStore, type WooStandIn } from '../index.ts';
import { isReal } from './contract-store.ts';
import { startReceiver, type Receiver } from './receiver.ts';

// A real store's pages need its owner's password, so these only run against the stand-in.
describe.skipIf(isReal)('/wc-auth/v1/authorize', () => {
  let store: WooStandIn;
  let receiver: Receiver;
  beforeEach(async () => {
    store = await startWooStore();
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await store.close();
    await receiver.close();
  });

  const query = (over: Record<string, string> = {}) =>
    new URLSearchParams({
      app_name: 'Wareword',
      scope: 'read_write',
      user_id: 'nonce-1',
      return_url: 'http://shop.example/back?own=1',
      callback_url: `${receiver.url}/callback?own=2`,
      ...over,
    });
  const open = (address: string, cookie = '') =>
    fetch(address, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } });
  const authorize = (over: Record<string, string> = {}) =>
    `${store.url}/wc-auth/v1/authorize?${query(over).toString()}`;

  /** Logs in as the login page does, and returns the browser's cookie. */
  async function logIn(user: 'owner' | 'manager' | 'customer'): Promise<string> {
    const response = await fetch(`${store.url}/wp-login.php`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ log: user, pwd: `${user}-password`, redirect_to: '' }),
    });
    return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  }

  /** The URL of a link on a page. */
  async function link(response: Response, words: string): Promise<string> {
    const page = await response.text();
    const href = new RegExp(`href="([^"]*)">${words}<`).exec(page)?.[1] ?? '';
    return href.replaceAll('&amp;', '&');
  }

  test('sends a visitor to the login page, and then to the approval page', async () => {
    const first = await open(authorize());
    expect(first.status).toBe(302);
    const login = await open(first.headers.get('location') ?? '');
    expect(await login.text()).toContain('Log in');
    const granting = await open(authorize(), await logIn('owner'));
    expect(await granting.text()).toContain('Wareword would like to connect to your store');
  });

  test('Approve posts the keys, and returns with success=1 and the original query', async () => {
    const cookie = await logIn('owner');
    const approve = await link(await open(authorize(), cookie), 'Approve');
    const response = await open(approve, cookie);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      'http://shop.example/back?own=1&success=1&user_id=nonce-1',
    );
    const [call] = receiver.received;
    expect(call?.path).toBe('/callback?own=2');
    expect(call?.headers['content-type']).toContain('application/json');
    const body = CallbackSchema.parse(JSON.parse(call?.body ?? ''));
    expect(body).toMatchObject({ user_id: 'nonce-1', key_permissions: 'read_write' });
    expect(store.shop.keys.get(body.consumer_key)?.consumerSecret).toBe(body.consumer_secret);
  });

  test('Deny returns with success=0, and posts nothing', async () => {
    const deny = await link(await open(authorize(), await logIn('owner')), 'Deny');
    expect(deny).toBe('http://shop.example/back?own=1&success=0&user_id=nonce-1');
    expect(receiver.received).toEqual([]);
  });

  test.each([201, 204, 302, 404, 500])(
    'a callback that responds with %i leaves an error page and no key',
    async (status) => {
      receiver.status = status;
      const cookie = await logIn('owner');
      const response = await open(await link(await open(authorize(), cookie), 'Approve'), cookie);
      expect(response.status).toBe(401);
      expect(await response.text()).toContain('could not be sent');
      expect(store.shop.keys.size).toBe(1);
    },
  );

  test('a callback that times out received a key that is deleted', async () => {
    receiver.status = 'hang';
    store.settings.callbackTimeoutMs = 2_000;
    const cookie = await logIn('owner');
    const response = await open(await link(await open(authorize(), cookie), 'Approve'), cookie);
    expect(response.status).toBe(401);
    expect(receiver.received).toHaveLength(1);
    expect(store.shop.keys.size).toBe(1);
  });

  test('a replayed approval creates another key', async () => {
    const cookie = await logIn('owner');
    const approve = await link(await open(authorize(), cookie), 'Approve');
    await open(approve, cookie);
    await open(approve, cookie);
    const keys = receiver.received.map(({ body }) => KeySchema.parse(JSON.parse(body)));
    expect(new Set(keys.map((key) => key.consumer_key)).size).toBe(2);
  });

  test('a shop manager can approve, a customer cannot', async () => {
    const manager = await open(authorize(), await logIn('manager'));
    expect(await link(manager, 'Approve')).toContain('access_granted');
    const customer = await open(authorize(), await logIn('customer'));
    expect(customer.status).toBe(401);
  });

  test("an approval without its page's nonce is rejected", async () => {
    const address = authorize().replace('/authorize?', '/access_granted?');
    expect((await open(address, await logIn('owner'))).status).toBe(401);
    expect(receiver.received).toEqual([]);
  });

  test.each([
    ['a missing parameter', { user_id: '' }],
    ['an unknown scope', { scope: 'everything' }],
    ['other signs in app_name', { app_name: 'My <b>App</b>' }],
    ['other signs in user_id', { user_id: 'a b' }],
    ['a return_url that is no address', { return_url: 'nowhere' }],
  ])('%s is refused', async (_what, over) => {
    expect((await open(authorize(over), await logIn('owner'))).status).toBe(401);
  });

  test('without the setting, a callback must be https on a public host and a usual port', async () => {
    store.settings.allowLoopbackCallback = false;
    const cookie = await logIn('owner');
    expect((await open(authorize(), cookie)).status).toBe(401);
    for (const callback_url of ['https://127.0.0.1/c', 'https://10.0.0.1/c', 'https://[::1]/c']) {
      const page = await open(authorize({ callback_url }), cookie);
      expect((await open(await link(page, 'Approve'), cookie)).status).toBe(401);
    }
    expect(receiver.received).toEqual([]);
    expect(store.shop.keys.size).toBe(1);
  });
});

const KeySchema = z.object({ consumer_key: z.string() });
const CallbackSchema = z.strictObject({
  key_id: z.int(),
  user_id: z.string(),
  consumer_key: z.string().regex(/^ck_[0-9a-f]{40}$/),
  consumer_secret: z.string().regex(/^cs_[0-9a-f]{40}$/),
  key_permissions: z.string(),
});
