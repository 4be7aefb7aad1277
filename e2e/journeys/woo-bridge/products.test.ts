import { expect, it } from 'vitest';
import { enter, useWooJourney } from './harness/index.ts';

const journey = useWooJourney();

it('products in the trash cannot be selected, one by one or all together', async () => {
  const { store, appUrl } = journey();
  const names = ['Thrown Away Crate', 'Thrown Away Box'];
  for (const name of names) store.trash(store.addProduct({ name }).id);
  const page = await journey().visitor();
  await enter(page, journey());
  const selectAll = page.getByRole('button', { name: /^Select all \d+/ });
  await selectAll.waitFor();

  await page.goto(`${appUrl}/products?status=trash`);
  await page.getByText(/^\d+ products found$/).waitFor();
  for (const name of names) {
    expect(await page.getByRole('checkbox', { name: `Select ${name}` }).isEnabled()).toBe(false);
  }
  const wholePage = page.getByRole('checkbox', { name: 'Select all on this page' });
  expect(await wholePage.isEnabled()).toBe(false);
  // It would select every product that is not in the trash.
  expect(await selectAll.count()).toBe(0);
});
