import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { writtenListing } from '../../backend/test/listings/written-listing.ts';
import { expectGoodLooks, signIn, useJourney } from './harness/index.ts';

const journey = useJourney();

/** Looking at a page closely takes seconds. */
const LONG = { timeout: 240_000 };

test(
  'a listing is edited in place, saved automatically, compared, restored, copied, exported and deleted',
  LONG,
  async () => {
    const { page, read } = await visit();

    const title = section(page, 'Title');
    await title.getByText(/^\d+ of 75 characters$/).waitFor();
    await page.getByRole('button', { name: 'Edit: Title' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Walnut Organizer for a Tidy Desk');
    await title.getByText('32 of 75 characters').waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    expect((await read()).listing.title).toBe('Walnut Organizer for a Tidy Desk');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.getByRole('button', { name: 'Edit: Title' }).evaluate(isFocused))
      .toBe(true);
    await title.getByText('Edited').waitFor();

    await page.getByRole('button', { name: 'Edit: Bullets' }).click();
    const bullets = page.getByRole('textbox', { name: 'Bullets' });
    await bullets.fill('Solid walnut\n\nSix compartments\nbest seller, only $9!');
    await section(page, 'Bullets').getByText('3 of 5 entries').waitFor();
    await section(page, 'Bullets').getByText('Saved').waitFor();
    await page.getByRole('button', { name: 'Done: Bullets' }).click();
    await section(page, 'Bullets').getByText('Remove prices from the bullets: "$9".').waitFor();
    await expectGoodLooks(page, 'listing-edited');

    // An import has no column that could say what is wrong.
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Amazon inventory file' }).click();
    const warning = page.getByRole('dialog', { name: /This listing breaks \d Amazon rules/ });
    await warning.waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      warning.getByRole('button', { name: 'Download anyway' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Walnut-Desk-Organizer.amazon.txt');
    expect(await readFile(await download.path(), 'utf8')).toContain('Six compartments');

    await page.getByRole('tab', { name: 'Versions' }).click();
    await page.getByText('Version 3 (current)').waitFor();
    await page.getByRole('button', { name: 'Compare version 2' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Version 2' })
      .getByText('Removed text is struck through; added text is underlined.')
      .waitFor();
    await page.getByRole('button', { name: 'Compare version 1' }).click();
    await expect.poll(() => page.getByText('Removed text is struck through').count()).toBe(1);
    await expectGoodLooks(page, 'listing-versions');
    await page.getByRole('button', { name: 'Restore version 2' }).click();
    await page.getByText('Version 4 (current)').waitFor();
    await page.getByText('Version 2 restored').waitFor();
    expect((await read()).editedFields).toEqual(['title']);

    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByText('Amazon product page').waitFor();
    await page.getByText('Phone', { exact: true }).click();
    const bullet = await page.getByText('Non-slip cork base', { exact: true }).boundingBox();
    const price = await page.getByText('Your price').last().boundingBox();
    const gap = (price?.y ?? Infinity) - (bullet?.y ?? 0) - (bullet?.height ?? 0);
    expect(gap, 'no empty space above the price').toBeLessThan(80);
    await expectGoodLooks(page, 'listing-preview-phone');

    const original = page.url();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await page.getByRole('heading', { name: 'Walnut Desk Organizer (copy)' }).waitFor();
    expect(page.url()).not.toBe(original);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Listing deleted').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await section(page, 'Title').waitFor();
  },
);

test(
  'of two tabs that edit one field, the second is asked, and can keep its text',
  LONG,
  async () => {
    const { page, read } = await visit();
    const other = await page.context().newPage();
    await other.goto(page.url());
    for (const [tab, text] of [
      [page, 'From the first tab'],
      [other, 'From the second tab'],
    ] as const) {
      await tab.getByRole('button', { name: 'Edit: Title' }).click();
      await tab.getByRole('textbox', { name: 'Title' }).fill('');
      if (tab === page) {
        await tab.getByRole('textbox', { name: 'Title' }).fill(text);
        await tab
          .getByRole('status')
          .filter({ hasText: /^Saved$/ })
          .waitFor();
      } else {
        await tab.getByRole('textbox', { name: 'Title' }).fill(text);
      }
    }
    const notice = other.getByRole('alert').filter({ hasText: 'changed in another tab' });
    await notice.getByText('From the first tab').waitFor();
    expect(await other.getByRole('textbox', { name: 'Title' }).inputValue()).toBe(
      'From the second tab',
    );
    await other.getByRole('button', { name: 'Keep my text' }).click();
    await other
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    expect((await read()).listing.title).toBe('From the second tab');
    await other.getByRole('tab', { name: 'Versions' }).click();
    await other.getByText('Version 3 (current)').waitFor();
  },
);

test('advice about a length names the field that it is about', async () => {
  const { page, edit } = await visit();
  await edit('title', 'Walnut Desk Organizer '.repeat(5).trim());
  await page.reload();
  const summaries = page.getByRole('region', { name: 'Scores' }).locator('summary');
  await summaries.last().click();
  await page
    .getByRole('list', { name: 'How to improve platform compliance' })
    .getByText('Title: 109 of 75 characters. Remove 34.')
    .waitFor();
});

test('a failed save keeps the input, and saves it once saving works again', async () => {
  const { page, read } = await visit();
  await page.route('**/trpc/listings.edit**', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Edit: Title' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Typed on a train');
  await page
    .getByRole('status')
    .filter({ hasText: "Couldn't save. Your text is still here." })
    .waitFor();
  await page.unroute('**/trpc/listings.edit**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
  expect((await read()).listing.title).toBe('Typed on a train');
});

test(
  'a field is rewritten for one listing, shown next to the old text, and undone',
  LONG,
  async () => {
    const { page, edit, read } = await visit();
    const { title } = (await read()).listing;
    await edit('title', 'My own title');
    await page.reload();
    await page.getByRole('button', { name: 'Rewrite: Title' }).click();
    const question = page.getByRole('dialog', { name: 'Rewrite the title?' });
    await question.getByText(/Uses 1 of your 999 remaining listings/).waitFor();
    await question.getByText("This server doesn't use AI").waitFor();
    await question.getByRole('button', { name: 'Rewrite title' }).click();
    const result = page.getByRole('dialog', { name: 'Rewrite: Title' });
    await result.getByText('Used 1 listing. 998 listings left this month.').waitFor();
    await result.getByRole('group', { name: 'Now' }).waitFor();
    await expectGoodLooks(page, 'listing-rewritten');
    expect((await read()).listing.title).toBe(title);
    await result.getByRole('button', { name: 'Undo' }).click();
    await section(page, 'Title').getByText('My own title').waitFor();
  },
);

async function visit() {
  const written = await writtenListing(journey().service);
  const page = await journey().visitor();
  await signIn(page, journey(), { ...written.account, password: '' });
  await page.goto(`/listings/${written.id}`);
  await section(page, 'Title').waitFor();
  return { ...written, page };
}

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

function isFocused(element: Element): boolean {
  return element === element.ownerDocument.activeElement;
}
