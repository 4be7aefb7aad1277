import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { addMember } from '../../backend/src/accounts/index.ts';
import { readConfig } from '../../backend/src/config.ts';
import { readTable } from '../../backend/test/bulk/read-table.ts';
import { expectGoodLooks, makeOwner, signIn, useJourney } from './harness/index.ts';

/** Slow enough that a long run is still in progress after a visit to another page. */
const journey = useJourney({ PLAN_PRO_LIMIT: '6', WORKER_CONCURRENCY: '5' });

const EXPORT = [
  'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Variant SKU',
  'linen-shirt,Linen Shirt,"<p>European linen.</p><ul><li>Shell buttons</li></ul>",Shirts,sale,Size,S,LS-S',
  'linen-shirt,,,,,,M,LS-M',
  'oak-tray,Oak Tray,"Solid oak, oiled by hand",,,Title,Default Title,OT',
  'no-words,Empty Jar,,,,Title,Default Title,EJ',
  '=cmd,Jug,Stoneware jug,,,Title,Default Title,J',
].join('\n');

function sheet(products: number): string {
  const rows = Array.from({ length: products }, (_, at) => `Oak Tray ${at + 1},Solid oak;oiled`);
  return ['product_name,features', ...rows].join('\n');
}

async function upload(page: Page, name: string, text: string | Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload CSV' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

it('bulk: a store’s export is uploaded, and its import file is downloaded', async () => {
  const page = await journey().visitor();
  await signIn(page, journey(), await makeOwner(journey(), { plan: 'pro' }));
  await page.goto('/bulk');
  await page.getByText('No files yet').waitFor();
  await expectGoodLooks(page, 'bulk-empty');
  await upload(page, 'products_export.csv', EXPORT);

  await page.getByRole('heading', { name: 'products_export.csv' }).waitFor();
  const main = page.getByRole('main');
  await main.getByText('Uses 2 of your 6 remaining listings.').waitFor();
  await main.getByText('2 rows will be skipped (see below)').waitFor();
  await main.getByText('Missing: Body (HTML).').waitFor();
  const columns = main.getByRole('table', { name: 'How we read the columns' });
  await columns.getByRole('row', { name: 'Title Product name Linen Shirt' }).waitFor();
  await columns.getByRole('row', { name: 'Type Category Shirts' }).waitFor();
  await main.getByText('"=cmd" starts with "="').waitFor();
  await main.getByText('Jug', { exact: true }).waitFor();
  await expectGoodLooks(page, 'bulk-review');
  await page.getByLabel('Tone').selectOption('Friendly');
  await page.getByRole('button', { name: 'Write 2 listings' }).click();

  // It continues while the page is closed.
  await page.goto('/history');
  await page.goto('/bulk');
  await page.getByText('2 of 2 listings written').waitFor();
  await expectGoodLooks(page, 'bulk-list');
  await page.getByRole('link', { name: 'products_export.csv' }).click();
  await page.getByRole('heading', { name: 'Done' }).waitFor();
  await main.getByText('2 listings for Shopify.').waitFor();
  expect(await page.getByLabel('Filter rows').inputValue()).toBe('');
  await expectGoodLooks(page, 'bulk-done');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download for Shopify' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('products_export-shopify.csv');
  const rows = readTable(await readFile(await download.path(), 'utf8'));
  expect(rows.map((row) => [row['Handle'], row['Option1 Value']])).toEqual([
    ['linen-shirt', 'S'],
    ['linen-shirt', 'M'],
    ['oak-tray', 'Default Title'],
  ]);
  expect(rows[0]?.['Title']).toContain('Linen Shirt');

  const numbers = page.getByLabel('Run summary');
  for (const [name, value] of [
    ...([
      ['Rows', 4],
      ['Skipped', 2],
      ['Written', 2],
      ['Failed', 0],
    ] as const),
    ...([
      ['Remaining', 0],
      ['Listings used', 2],
    ] as const),
  ]) {
    await numbers
      .locator('div', { hasText: new RegExp(`^${name}${value}$`) })
      .last()
      .waitFor();
  }
  await page.getByRole('link', { name: 'See these listings in History' }).click();
  await page.getByRole('button', { name: 'Run: products_export.csv' }).waitFor();
  await page.getByText('2 listings', { exact: true }).waitFor();
  await expectGoodLooks(page, 'history-run');
  await page.getByRole('link', { name: 'Oak Tray' }).click();
  await page.getByRole('heading', { name: 'Oak Tray' }).first().waitFor();
  // Back to the run that wrote it.
  await page.getByLabel('Breadcrumb').getByRole('link', { name: 'products_export.csv' }).click();
  await page.getByRole('heading', { name: 'Done' }).waitFor();
});

it('bulk: a sheet with its own headings is read once its columns are chosen', async () => {
  const page = await journey().visitor();
  await signIn(page, journey(), await makeOwner(journey(), { plan: 'pro' }));
  await page.goto('/bulk');
  await upload(page, 'mine.csv', 'What we call it,What it is,Shelf\nOak Tray,Solid oak,3');
  await page.getByRole('heading', { name: 'Choose the columns' }).waitFor();
  await page.getByRole('button', { name: 'Read file' }).click();
  await page.getByText('Choose a column.').first().waitFor();
  await expectGoodLooks(page, 'bulk-columns');
  await page.getByLabel('Column with the product names').selectOption('What we call it');
  await page.getByLabel('Column with the features').selectOption('What it is');
  await page.getByRole('button', { name: 'Read file' }).click();
  await page.getByRole('heading', { name: 'mine.csv' }).waitFor();
  await page.getByText('Ignored columns: Shelf').waitFor();
  await page.getByText('1 product ready to write').waitFor();
});

it('bulk: pauses when listings run out, says why, and can be canceled without loss', async () => {
  const page = await journey().visitor();
  await signIn(page, journey(), await makeOwner(journey(), { plan: 'pro' }));
  await page.goto('/bulk');
  await upload(page, 'many.csv', sheet(8));
  await page.getByText('The file has 8 products. Writing pauses').waitFor();
  const ready = page.getByRole('listitem').filter({ hasText: /Row \d+\s*Ready/ });
  await expect.poll(() => ready.count()).toBe(8);
  await page.getByRole('button', { name: 'Write 6 listings' }).click();
  await page.getByText("You've used all your listings this month").waitFor();
  await page.getByText('6 of 8 listings written, 2 left').waitFor();
  const written = page.getByRole('listitem').filter({ hasText: /Row \d+\s*Written/ });
  await expect.poll(() => written.count()).toBe(6);
  await expectGoodLooks(page, 'bulk-paused');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('alert').getByText("Couldn't resume").waitFor();
  await page.getByRole('alert').getByText("You've used all 6 listings this month").waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel run' }).click();
  await page.getByRole('heading', { name: 'Canceled' }).waitFor();
  const left = page.getByRole('listitem').filter({ hasText: /Row \d+\s*Not written/ });
  await expect.poll(() => left.count()).toBe(2);
  await page.getByRole('button', { name: 'Delete file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click();
  await page.getByText('No files yet').waitFor();
});

it('bulk: a run of a removed member waits for the owner, and says why', async () => {
  const owner = await makeOwner(journey(), { plan: 'agency' });
  const colleague = await makeOwner(journey());
  const { orm } = journey().service.database;
  await addMember({
    ctx: { orm, plans: readConfig({}).plans },
    input: { ownerEmail: owner.email, email: colleague.email, role: 'writer' },
  });
  const theirs = await journey().visitor();
  await signIn(theirs, journey(), colleague);
  await theirs.goto('/bulk');
  await upload(theirs, 'many.csv', sheet(1000));
  await theirs.getByRole('button', { name: 'Write 1,000 listings' }).click();
  await theirs.getByRole('heading', { name: 'Running' }).waitFor();

  const page = await journey().visitor();
  await signIn(page, journey(), owner);
  await page.goto('/team');
  await page.getByRole('button', { name: `Remove ${colleague.email}` }).click();
  await page.getByRole('button', { name: 'Remove from team' }).click();
  await expect.poll(() => page.getByText(colleague.email).count()).toBe(0);
  await page.goto('/bulk');
  await page.getByRole('link', { name: 'many.csv' }).click();
  await page.getByText('The person who started this run has left the team').waitFor();
  await expectGoodLooks(page, 'bulk-member-removed');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('heading', { name: 'Running' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel run' }).click();
  await page.getByRole('heading', { name: 'Canceled' }).waitFor();
});

it("bulk: a file that can't be read says what to do, and can be fixed and uploaded again", async () => {
  const page = await journey().visitor({ width: 360, height: 740 });
  await signIn(page, journey(), await makeOwner(journey(), { plan: 'pro' }));
  await page.goto('/bulk');
  await upload(page, 'products.xlsx.csv', Buffer.from('PK\u0003\u0004 an Excel workbook'));
  await page.getByRole('alert').getByText('Save the sheet as "CSV UTF-8"').waitFor();
  await expectGoodLooks(page, 'bulk-refused');
  await upload(page, 'products.xlsx.csv', sheet(1));
  await page.getByRole('heading', { name: 'products.xlsx.csv' }).waitFor();
});

it.each(['en', 'de'] as const)(
  'bulk: a file can be dropped anywhere on the page, in the language %s',
  async (language) => {
    const owner = await makeOwner(journey(), { plan: 'pro' });
    const { sql } = journey().service.database;
    await sql`update users set language = ${language} where id = ${owner.userId}`;
    const page = await journey().visitor();
    await signIn(page, journey(), owner);
    await page.goto('/bulk');
    await page.getByRole('button', { name: /^(Upload CSV|CSV hochladen)$/ }).waitFor();
    expect(await drop(page, 'products.csv', sheet(1))).toEqual([true, true]);
    await page.getByRole('heading', { name: 'products.csv' }).waitFor();
  },
);

/**
 * Drops a file onto the page. A browser only lets go of it there if it was taken over, and shows the file itself
 * otherwise.
 * @returns whether the page has taken it over, and then the drop
 */
function drop(page: Page, name: string, text: string): Promise<boolean[]> {
  return page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName, { type: 'text/csv' }));
      return ['dragover', 'drop'].map((type) => {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector('main')?.dispatchEvent(event);
        return event.defaultPrevented;
      });
    },
    [name, text] as const,
  );
}

it('bulk: shows an upgrade notice on plans without it', async () => {
  const page = await journey().visitor();
  await signIn(page, journey(), await makeOwner(journey()));
  await page.goto('/bulk');
  await page.getByText('Bulk writing is available on the Pro and Agency plans').waitFor();
  expect(await page.getByRole('button', { name: 'Upload CSV' }).count()).toBe(0);
  const link = page.getByRole('main').getByRole('link', { name: 'See plans' });
  expect(await link.getAttribute('href')).toBe('/pricing');
  await expectGoodLooks(page, 'bulk-free');
});
