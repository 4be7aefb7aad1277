import { expect, it } from 'vitest';
import { enter, writeListings, waitForRun, useWooJourney } from './harness/index.ts';

const journey = useWooJourney();

it('a whole run is published and undone, and each line shows its state', async () => {
  const page = await journey().visitor();
  await enter(page, journey());
  await writeListings(page, 'Beeswax Candle', 'Walnut Desk Organizer', 'Block Planter');
  const lines = page.getByRole('region', { name: 'Products of this run' });
  await waitForRun(page, '3 to review');
  await lines
    .getByRole('button', { name: /^Publish: / })
    .nth(2)
    .waitFor();
  await lines.getByRole('button', { name: 'Publish: Beeswax Candle' }).click();
  await waitForRun(page, '2 to review, 1 published');
  await lines.getByRole('button', { name: 'Undo: Beeswax Candle' }).waitFor();
  await page.getByRole('button', { name: 'Publish 2 listings' }).click();
  const question = page.getByRole('dialog', { name: 'Publish 2 listings?' });
  await question.getByText('Short description: 2 products').waitFor();
  // One has a picture in its description, which the new text would not have.
  await question.getByText('1 product. Description: it has images').waitFor();
  await question.getByRole('button', { name: 'Publish 2 listings' }).click();
  await waitForRun(page, '3 published');
  await page.getByRole('button', { name: 'Undo 3 published listings' }).click();
  await waitForRun(page, '3 undone');
  await lines.getByText('Undone', { exact: true }).nth(2).waitFor();
});

it('new products are published automatically only while the owner has it turned on', async () => {
  const { store } = journey();
  const page = await journey().visitor();
  await enter(page, journey());
  await page.getByRole('link', { name: 'Automatic publishing' }).click();
  await page.getByText('The fields selected below are published without review').waitFor();
  expect(await page.getByText('before you publish').count()).toBe(0);
  await page.getByLabel('Tone', { exact: true }).selectOption('Luxury');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  const toggle = page.getByRole('switch', {
    name: 'Publish listings for new products automatically',
  });
  await toggle.click();
  // It asks for confirmation, because listings go live unreviewed; canceling leaves it off.
  await page.getByText('will go live without review').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await toggle.isChecked()).toBe(false);
  await toggle.click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect.poll(() => toggle.isChecked()).toBe(true);

  const { id } = store.addProduct({
    name: 'Spruce Crate',
    description: '',
    shortDescription: 'Of spruce.',
    status: 'publish',
  });
  await store.runCron();
  await page.getByRole('link', { name: 'Runs' }).click();
  await page.getByText('1 published').waitFor();
  await expect.poll(() => store.shop.products.get(id)?.description).not.toBe('');
  await page.reload();
  await page
    .getByRole('link', { name: /^1 product,/ })
    .first()
    .click();
  await page.getByText('published automatically').waitFor();
  await page.getByText('Luxury').waitFor();

  await page.getByRole('link', { name: 'Automatic publishing' }).click();
  await toggle.click();
  await expect.poll(() => toggle.isChecked()).toBe(false);
  const quiet = store.addProduct({
    name: 'Quiet Crate',
    description: '',
    shortDescription: 'Quiet.',
    status: 'publish',
  });
  await store.runCron();
  expect(store.shop.products.get(quiet.id)?.description).toBe('');
});

it('disconnecting revokes the connection, and removing the store signs out', async () => {
  const page = await journey().visitor();
  await enter(page, journey());
  await page.getByRole('link', { name: 'Connection' }).click();
  await page.getByText('0 of 1,000 listings used this month. 1,000 left.').waitFor();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText('is disconnected.').waitFor();
  const live = await journey().service.database.sql`
    select from tokens where scope = 'plugin' and revoked_at is null
  `;
  expect(live).toHaveLength(0);
  await page.getByRole('button', { name: 'Connect to Wareword' }).waitFor();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Remove store' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove store' }).click();
  await page.getByText('We deleted the key and the connection').waitFor();
  await page.getByLabel('Store address').waitFor();
});

it('signing out shows the start page and nothing of the store', async () => {
  const page = await journey().visitor();
  await enter(page, journey());
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign out of this browser' }).click();
  await page.getByLabel('Store address').waitFor();
  expect(await page.getByRole('link', { name: 'Runs' }).count()).toBe(0);
});

it('a revoked connection is shown, with a button to connect again', async () => {
  const page = await journey().visitor();
  await enter(page, journey());
  await journey().service.database
    .sql`update tokens set revoked_at = now() where scope = 'plugin' and revoked_at is null`;
  await page.reload();
  await page.getByRole('link', { name: 'Connection' }).click();
  await page.getByText('This connection was revoked in Wareword').waitFor();
  await page.getByRole('button', { name: 'Connect again' }).waitFor();
});

it('everything can be done by keyboard', async () => {
  const page = await journey().visitor();
  await enter(page, journey());
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.focus();
  await page.keyboard.type('Linen Tea');
  const button = page.getByRole('button', { name: 'Write listing for Linen Tea Towel' });
  await button.waitFor();
  await page.getByText('1 product found').waitFor();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Write 1 listing' }).focus();
  await page.keyboard.press('Enter');
  await waitForRun(page, '1 to review');
  await page.getByRole('link', { name: 'Linen Tea Towel' }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('checkbox', { name: 'Publish: Tags' });
  await box.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => box.isChecked()).toBe(false);
  await page.getByRole('button', { name: /^Publish \d fields?$/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Your store has the new text' }).waitFor();
});
