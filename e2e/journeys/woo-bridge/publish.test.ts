import { expect, it } from 'vitest';
import { approveInStore, findStore, openStorePage, useWooJourney } from './harness/index.ts';

const journey = useWooJourney({ returnPlugin: true });

it('from a new installation to a published product, and back', { timeout: 180_000 }, async () => {
  const { store } = journey();
  const page = await journey().visitor();

  // Access to the store.
  await findStore(page, journey());
  await page.getByText('Stand-in Store & Co').waitFor();
  await page.getByRole('button', { name: 'Approve in WooCommerce' }).click();
  await approveInStore(page);

  // The connection, with an account created on the way.
  await page.getByRole('heading', { name: 'Connect to Wareword' }).waitFor();
  await page.getByRole('button', { name: 'Connect to Wareword' }).click();
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Email').fill('new@shop.example');
  await page.getByLabel('Password').fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();

  // One product: the free plan writes one at a time, and says so.
  await page.getByRole('heading', { name: 'Products' }).waitFor();
  await page.getByText('30 products in your store').waitFor();
  await page.getByText('0 of 3 listings used this month').waitFor();
  await page.getByText('Your plan allows one listing at a time').waitFor();
  const product = [...store.shop.products.values()].find(
    ({ status, type }) => status === 'publish' && type === 'simple',
  );
  if (product === undefined) throw new Error('The store has no plain product.');
  const name = product.name.replaceAll('&amp;', '&');
  const before = structuredClone(product);
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await page.getByRole('button', { name: `Write listing for ${name}`, exact: true }).click();

  // The cost is shown before and after the click.
  await page.getByText('Uses 1 listing. You have 3 left this month.').waitFor();
  await page.getByLabel('Tone', { exact: true }).selectOption('Friendly');
  await page.getByLabel('Target customer (optional)').fill('People who cook at home');
  await page.getByRole('button', { name: 'Write 1 listing' }).click();
  await page.getByText('1 to review').waitFor();
  await page.getByText('1 listing used by this run. 1 of 3 listings used this month').waitFor();

  // Old and new, side by side; nothing is in the store yet.
  await page.getByRole('link', { name, exact: true }).click();
  const section = page.getByRole('region', { name: 'Product name' });
  await section.getByText('In your store now').waitFor();
  expect(product.name).toBe(before.name);

  // The owner's edit is saved before it is published, and escaped.
  const typed = 'Pan & lid, <b>"28 cm"</b> 🍳';
  await section.getByRole('button', { name: 'Edit: Product name' }).click();
  await section.getByLabel('New product name').fill(typed);
  await section.getByRole('button', { name: 'Save text' }).click();
  await section.getByText('(edited by you)').waitFor();
  await page.getByRole('button', { name: /^Publish \d fields$/ }).click();
  await page.getByRole('status').filter({ hasText: 'Your store has the new text' }).waitFor();

  const shop = await openStorePage(page);
  expect(await shop.getByRole('heading', { level: 1 }).innerText()).toBe(typed);
  await shop.close();

  // And back, byte for byte.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: "Your store's original text is back" })
    .waitFor();
  expect(store.shop.products.get(product.id)).toMatchObject({
    name: before.name,
    description: before.description,
    shortDescription: before.shortDescription,
    tagIds: before.tagIds,
  });

  // It can be found again, and the settings are remembered.
  await page.getByRole('link', { name: 'Runs' }).click();
  await page.getByText('1 undone').waitFor();
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('button', { name: `Write listing for ${name}`, exact: true }).click();
  const shown = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
  await expect.poll(() => shown('Tone')).toBe('Friendly');
  await expect.poll(() => shown('Target customer (optional)')).toBe('People who cook at home');
});
