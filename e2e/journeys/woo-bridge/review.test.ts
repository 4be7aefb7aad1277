import { expect, it } from 'vitest';
import { enter, useWooJourney, waitForRun, writeListings } from './harness/index.ts';

const journey = useWooJourney();

it('Next and Previous follow the order of a run, however long it is', async () => {
  const { store, appUrl } = journey();
  const count = 53;
  for (let at = 1; at <= count; at++) {
    store.addProduct({ name: `Plank ${at}`, description: '<p>Oak.</p>' });
  }
  const page = await journey().visitor();
  await enter(page, journey());
  await page.goto(`${appUrl}/products?search=Plank`);
  await page.getByRole('button', { name: `Select all ${count} products` }).click();
  await page.getByRole('button', { name: 'Write listings' }).click();
  await page.getByRole('button', { name: `Write ${count} listings` }).click();
  await waitForRun(page, `${count} to review`);
  const lines = page.getByRole('region', { name: 'Products of this run' });
  await lines.getByRole('button', { name: 'Show more' }).click();
  const links = lines.getByRole('link');
  await expect.poll(() => links.count()).toBe(count);
  const names = await links.allInnerTexts();

  await links.nth(51).click();
  await page.getByRole('link', { name: `Previous product: ${names[50]}` }).waitFor();
  await page.getByRole('link', { name: `Next product: ${names[52]}` }).click();
  await page.getByRole('heading', { level: 1, name: names[52] ?? '' }).waitFor();
  await page.getByRole('link', { name: `Previous product: ${names[51]}` }).waitFor();
  expect(await page.getByRole('link', { name: /^Next product/ }).count()).toBe(0);
});

it('a field that was just deselected is not published', async () => {
  const { store } = journey();
  const page = await journey().visitor();
  await enter(page, journey());
  const candle = store.addProduct({ name: 'Pillar Candle', description: '<p>Wax.</p>' });
  await writeListings(page, 'Pillar Candle');
  await waitForRun(page, '1 to review');
  await page.getByRole('link', { name: 'Pillar Candle', exact: true }).click();
  const release = Promise.withResolvers<undefined>();
  await page.route(/\/trpc\/runs\.edit/u, async (route) => {
    await release.promise;
    await route.continue();
  });
  const box = page.getByRole('checkbox', { name: 'Publish: Description' });
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(false);
  let isPublishing = false;
  page.on('request', (request) => {
    isPublishing ||= request.url().includes('/trpc/runs.publish');
  });
  await page.getByRole('button', { name: /^Publish \d fields?$/ }).click();
  expect(isPublishing).toBe(false);
  release.resolve(undefined);
  await page.getByRole('status').filter({ hasText: 'Your store has the new text' }).waitFor();
  expect(candle.description).toBe('<p>Wax.</p>');
});

it('a choice that could not be saved does not stand in the way of publishing', async () => {
  const { store } = journey();
  const page = await journey().visitor();
  await enter(page, journey());
  const lantern = store.addProduct({ name: 'Tin Lantern', description: '<p>Tin.</p>' });
  await writeListings(page, 'Tin Lantern');
  await waitForRun(page, '1 to review');
  await page.getByRole('link', { name: 'Tin Lantern', exact: true }).click();
  await page.route(/\/trpc\/runs\.edit/u, (route) => route.abort(), { times: 1 });
  const box = page.getByRole('checkbox', { name: 'Publish: Description' });
  const failed = page.waitForEvent('requestfailed');
  await box.click();
  await failed;
  // Back to what is saved.
  await expect.poll(() => box.isChecked()).toBe(true);
  await page.getByRole('button', { name: /^Publish \d fields?$/ }).click();
  await page.getByRole('status').filter({ hasText: 'Your store has the new text' }).waitFor();
  expect(lantern.description).not.toBe('<p>Tin.</p>');
});
