import { describe, expect, it } from 'vitest';
import { startDomain, startWooStore } from '../../stand-ins/woocommerce/index.ts';
import { connect, signIn } from '../../woo-bridge/fixture.ts';
import { expectGoodLooks } from '../harness/index.ts';
import {
  approveInStore,
  confirmKey,
  enter,
  findStore,
  logInToStore,
  newestKeySuffix,
  useWooJourney,
} from './harness/index.ts';

const journey = useWooJourney();
const SLOW = { timeout: 180_000 };
const OPTIONS = { touchTargets: false };

it('an owner approves in the store, confirms the key and is signed in', SLOW, async () => {
  const page = await journey().visitor();
  journey().store.settings.loginButton = 'Login';
  await findStore(page, journey());
  // What the store's page is about to ask for, and why.
  await page.getByText('Wareword only uses products.').waitFor();
  await page.getByRole('button', { name: 'Approve in WooCommerce' }).click();
  await logInToStore(page);
  await page.getByRole('link', { name: 'Approve' }).click();
  await page.getByRole('heading', { name: "Confirm it's you" }).waitFor();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Enter the last 7 characters of the key.').waitFor();
  await page.getByLabel('Last 7 characters of the key').fill('0000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText("Those characters don't match").waitFor();
  await expectGoodLooks(page, 'woo-confirm', OPTIONS);
  await confirmKey(page);
  await page.getByRole('heading', { name: 'Connect to Wareword' }).waitFor();
});

it(
  'what another browser approved gives the browser that began nothing, and tells the owner',
  SLOW,
  async () => {
    const [attacker, owner] = [await journey().visitor(), await journey().visitor()];
    await findStore(attacker, journey());
    await attacker.getByRole('button', { name: 'Approve in WooCommerce' }).click();
    await attacker.locator('[name=log]').waitFor();
    // The attacker sends the URL of the store's page to its owner, who logs in and approves.
    const sent = new URL(attacker.url());
    await owner.goto(sent.href);
    await logInToStore(owner);
    await owner.getByRole('link', { name: 'Approve' }).click();
    await owner.getByText('This request came from another browser').waitFor();
    await expectGoodLooks(owner, 'woo-other-browser', OPTIONS);
    const keysLink = owner.getByRole('link', { name: 'Open API keys in WooCommerce' });
    const opened = owner.context().waitForEvent('page');
    await keysLink.click();
    const keys = await opened;
    await keys.getByRole('heading', { name: 'REST API' }).waitFor();
    expect(await newestKeySuffix(keys)).toMatch(/^…[0-9a-f]{7}$/);
    // The return URL does not let the attacker in either.
    const nonce = sent.searchParams.get('user_id') ?? '';
    await attacker.goto(`${journey().appUrl}/access/return?success=1&user_id=${nonce}`);
    await attacker.getByText('This link has expired').waitFor();
    await attacker.getByLabel('Store address').waitFor();
  },
);

it('an owner who cancels at the confirmation starts over', SLOW, async () => {
  const page = await journey().visitor();
  await findStore(page, journey());
  await page.getByRole('button', { name: 'Approve in WooCommerce' }).click();
  await logInToStore(page);
  await page.getByRole('link', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Store address').waitFor();
});

it(
  'the browsers that are signed in are listed, and signed out from one another',
  SLOW,
  async () => {
    const [desk, phone] = [await journey().visitor(), await journey().visitor({ width: 360 })];
    await enter(desk, journey());
    await enter(phone, journey());
    await desk.getByRole('link', { name: 'Settings' }).click();
    const list = desk.getByRole('region', { name: 'Signed-in browsers' });
    await list.getByText('(this browser)').waitFor();
    await expectGoodLooks(desk, 'woo-sessions', OPTIONS);
    await list
      .getByRole('button', { name: /^Sign out / })
      .first()
      .click();
    await list
      .getByRole('button', { name: 'Sign out everywhere else' })
      .waitFor({ state: 'hidden' });
    await phone.reload();
    await phone.getByLabel('Store address').waitFor();
    expect(await list.getByRole('listitem').count()).toBe(1);
  },
);

it('new keys sign out the browsers that older keys signed in', SLOW, async () => {
  const [old, fresh] = [await journey().visitor(), await journey().visitor()];
  await enter(old, journey());
  await findStore(fresh, journey());
  await fresh.getByRole('button', { name: 'Approve in WooCommerce' }).click();
  await approveInStore(fresh);
  await fresh.getByRole('heading', { name: 'Products' }).waitFor();
  await old.getByRole('link', { name: 'Runs' }).click();
  await old.getByText('This browser was signed out').waitFor();
});

describe('a store that needs changes before it can be connected', () => {
  it('says that its permalinks are plain, and where to change them', SLOW, async () => {
    const { store } = journey();
    const page = await journey().visitor();
    store.settings.permalinks = 'plain';
    try {
      await findStore(page, journey());
      const link = page.getByRole('link', { name: 'Open permalink settings' });
      expect(await link.getAttribute('href')).toBe(`${store.url}/wp-admin/options-permalink.php`);
      await expectGoodLooks(page, 'woo-plain-permalinks', OPTIONS);
    } finally {
      store.settings.permalinks = 'pretty';
    }
  });

  it('says that it is in maintenance, and when to try again', SLOW, async () => {
    const { store } = journey();
    const page = await journey().visitor();
    store.settings.maintenance = true;
    try {
      await findStore(page, journey());
      await page.getByText('The store is in maintenance mode').waitFor();
      // Not the 10 minutes that WordPress always announces for maintenance.
      await page.getByText('Try again in 2 minutes').waitFor();
    } finally {
      store.settings.maintenance = false;
    }
  });

  it('is found even if its REST API is closed to visitors, and its keys work', SLOW, async () => {
    const { store } = journey();
    const page = await journey().visitor();
    store.settings.index = 'closed';
    try {
      await findStore(page, journey());
      await page.getByText('A plugin blocks visitors').waitFor();
      await expectGoodLooks(page, 'woo-closed-index', OPTIONS);
      await page.getByRole('button', { name: 'Approve in WooCommerce' }).click();
      await approveInStore(page);
      await page.getByRole('link', { name: 'Settings' }).waitFor();
    } finally {
      store.settings.index = 'open';
    }
  });

  it('says that its keys were revoked, and where they are', SLOW, async () => {
    const { store } = journey();
    const page = await journey().visitor();
    await enter(page, journey());
    await page.getByText('products in your store').waitFor();
    const keys = new Map(store.shop.keys);
    store.revokeAllKeys();
    try {
      await page.reload();
      await page.getByText("The store doesn't accept these keys").waitFor();
      const link = page.getByRole('link', { name: 'Open API keys in WooCommerce' }).first();
      expect(await link.getAttribute('href')).toContain('section=keys');
    } finally {
      for (const [name, key] of keys) store.shop.keys.set(name, key);
    }
  });
});

it('two stores on one domain: the page says which connection will end', SLOW, async () => {
  const domain = await startDomain();
  const stores = await Promise.all(
    ['', '/outlet'].map((path) =>
      startWooStore({ origin: domain.origin, ...(path === '' ? {} : { path }) }),
    ),
  );
  try {
    const [root, outlet] = stores;
    if (root === undefined || outlet === undefined) throw new Error('There are two stores.');
    domain.serve('', root);
    domain.serve('/outlet', outlet);
    const { appUrl, service } = journey();
    await connect({ service }, await signIn({ appUrl, store: root }));
    const page = await journey().visitor();
    await enter(page, { ...journey(), store: outlet }, { connected: false });
    await page.getByText(`This disconnects ${new URL(root.url).host}`).waitFor();
    await expectGoodLooks(page, 'woo-same-domain', OPTIONS);
  } finally {
    for (const store of stores) await store.close();
    await domain.close();
  }
});
