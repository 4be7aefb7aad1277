import { expect, it } from 'vitest';
import { expectGoodLooks, signIn } from '../harness/index.ts';
import { enter, useWooJourney } from './harness/index.ts';

const journey = useWooJourney();

it(
  'a listing is edited in the dashboard, sent to a store, and published and undone there, for free',
  { timeout: 240_000 },
  async () => {
    const { store, service } = journey();
    const shop = await journey().visitor();
    const account = await enter(shop, journey());
    if (account === undefined) throw new Error('The store is not connected.');
    await shop.getByRole('heading', { name: 'Products' }).waitFor();
    const product = [...store.shop.products.values()].find(
      ({ status, type }) => status === 'publish' && type === 'simple',
    );
    if (product === undefined) throw new Error('The store has no plain product.');
    const name = product.name.replaceAll('&amp;', '&');
    const before = structuredClone(product);

    // In the dashboard.
    const page = await journey().visitor();
    await signIn(page, journey(), { ...account, password: '' });
    await page.goto('/');
    await page.getByLabel('Product name').fill('Walnut Desk Organizer');
    await page.getByLabel('Features and selling points').fill('Solid walnut\nSix compartments');
    await page.getByText('WooCommerce', { exact: true }).click();
    await page.getByRole('button', { name: 'Write listing' }).click();
    await page.getByText(/Listing ready/).waitFor();
    await page.goto('/history');
    await page.getByRole('link', { name: 'Walnut Desk Organizer' }).click();
    await page.getByRole('button', { name: 'Edit: Title' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('My walnut organizer');
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    const used = async () => {
      const [row] = await service.database.sql<[{ used: number }]>`
        select used from usage_counters where workspace_id = ${account.workspaceId}
      `;
      return row.used;
    };
    const usedBefore = await used();
    await page.getByRole('button', { name: 'Send to store' }).click();
    await page.getByRole('menuitem').first().click();
    await page.getByText(/^Sent to /).waitFor();
    await expectGoodLooks(page, 'listing-sent');

    // In the store's app.
    await shop.reload();
    await shop.getByText('1 listing sent from Wareword').waitFor();
    await expectGoodLooks(shop, 'woo-products-sent');
    await shop.getByRole('button', { name: 'Choose products' }).click();
    await shop.getByRole('combobox', { name: 'Product for Walnut Desk Organizer' }).fill(name);
    await shop.getByRole('option', { name, exact: true }).click();
    await expectGoodLooks(shop, 'woo-sent-panel');
    await shop.getByRole('button', { name: 'Review 1 listing' }).click();
    await shop.getByText('1 to review').waitFor();
    await shop.getByText('No listings used so far.').waitFor();
    await shop.getByRole('link', { name, exact: true }).click();
    await shop.getByRole('button', { name: /^Publish \d fields$/ }).click();
    await shop.getByRole('status').filter({ hasText: 'Your store has the new text' }).waitFor();
    expect(store.shop.products.get(product.id)?.name).toBe('My walnut organizer');
    await shop.getByRole('button', { name: 'Undo' }).click();
    await shop
      .getByRole('status')
      .filter({ hasText: "Your store's original text is back" })
      .waitFor();
    expect(store.shop.products.get(product.id)).toMatchObject({
      name: before.name,
      description: before.description,
    });
    expect(await used()).toBe(usedBefore);

    // It waits no more, here or there.
    await shop.getByRole('link', { name: 'Products', exact: true }).click();
    await shop.getByText(/products in your store/).waitFor();
    await expect.poll(() => shop.getByText('sent from Wareword').count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Send to store' }).waitFor();
    expect(await page.getByText(/^Sent to /).count()).toBe(0);
  },
);
