import type { FrameLocator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectGoodLooks } from './good-looks.ts';
import { connect, openApp, untilRun, useFixture, write } from './fixture.ts';

const fixture = useFixture();
let page: Page;
let frame: FrameLocator;

const shop = () => fixture().shopify.shop();
const MUG = 'Stoneware Mug, 350 ml';
const CANDLE = 'Beeswax Candle';

beforeAll(async () => {
  page = await fixture().browser.newPage();
});

// One merchant's way through the app: each step begins where the one before it ended.
describe('a merchant', { timeout: 180_000 }, () => {
  test('installs the app and is told what to do first', async () => {
    await page.goto(fixture().shopify.installUrl());
    await page.getByRole('button', { name: 'Install' }).click();
    frame = fixture().shopify.frame(page);
    await frame.getByRole('heading', { name: 'Setup guide' }).waitFor();
    await frame.getByText('0 of 3 steps completed').waitFor();
    expect(page.url()).toBe(fixture().shopify.adminUrl('/app'));
    const nav = page.getByRole('navigation', { name: 'App navigation' });
    expect(await nav.getByRole('link').allTextContents()).toEqual([
      'Products',
      'Runs',
      'Connection',
    ]);
    // One exchange, however many loaders asked.
    expect(fixture().shopify.tokens.counts.exchanges).toBe(1);
  });

  test('connects the shop to an account from its home page, and is back in the app', async () => {
    await connect(fixture(), page, 'agency', '/app');
    await frame.getByText('Agency').waitFor();
    await frame.getByText('1,000 of 1,000').waitFor();
    expect(page.url()).toContain('/app/connect');
    await frame.getByText('Choose products').click();
    await frame.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  });

  test('has listings written, leaves, and finds them written', async () => {
    await page.getByRole('navigation', { name: 'App navigation' }).getByText('Products').click();
    await frame.getByRole('checkbox', { name: `Select ${MUG}` }).check();
    await frame.getByRole('checkbox', { name: `Select ${CANDLE}` }).check();
    await frame.getByRole('button', { name: 'Write 2 listings' }).click();
    await frame.getByText('Uses 2 listings.').waitFor();
    expect(shop().writes).toEqual([]);
    await frame.getByRole('button', { name: 'Write 2 listings' }).click();
    await frame.getByRole('heading', { level: 1, name: 'Run', exact: true }).waitFor();
    await page.goto('https://admin.shopify.com/store/oak-and-linen');
    frame = await openApp(fixture(), page, '/app/runs');
    await frame.getByRole('link', { name: /\d/ }).first().click();
    await untilRun(frame, '2 to review');
    expect(shop().writes).toEqual([]);
  });

  test('reviews, edits under the save bar, and publishes', async () => {
    const before = structuredClone(shop().product(MUG));
    await frame.getByRole('link', { name: MUG }).click();
    await frame.getByRole('button', { name: 'Edit: Title' }).click();
    await frame.getByRole('textbox', { name: 'New title' }).fill('Stoneware mug for slow mornings');
    await page.getByRole('navigation', { name: 'App navigation' }).getByText('Products').click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('region', { name: 'Unsaved changes' }).getByText('Save').click();
    await page.getByRole('status').getByText('Changes saved').waitFor();
    await frame.getByRole('button', { name: /^Publish \d fields?$/ }).click();
    await frame.getByRole('status').filter({ hasText: 'Published' }).waitFor();
    const [written] = shop().writes;
    expect(shop().writes).toHaveLength(1);
    expect(written?.given).toMatchObject({ title: 'Stoneware mug for slow mornings' });
    expect(written?.given).not.toHaveProperty('handle');
    // Tags drive collections: they stay until a merchant selects them.
    const now = shop().products.get(before.id);
    expect(now).toMatchObject({ tags: before.tags, handle: before.handle });
    expect(now?.seoDescription).not.toBe(before.seoDescription);
    // The vendor is the shop itself, whose page it is.
    expect(now?.descriptionHtml).not.toContain(before.vendor);
  });

  test('is warned about a change in the store before overwriting it', async () => {
    frame = await openApp(fixture(), page, '/app/runs');
    await frame.getByRole('link', { name: /\d/ }).first().click();
    shop().editProduct(CANDLE, { descriptionHtml: '<p>Mine, by hand.</p>' });
    await frame.getByRole('button', { name: `Publish: ${CANDLE}` }).click();
    await untilRun(frame, '1 changed');
    expect(shop().product(CANDLE).descriptionHtml).toBe('<p>Mine, by hand.</p>');
    expect(shop().writes).toHaveLength(1);
  });

  test('undoes, and the store has its old texts byte for byte', async () => {
    const [written] = shop().writes;
    const id = written?.productId ?? 0;
    await frame.getByRole('button', { name: 'Undo 1 published listing' }).click();
    await untilRun(frame, '1 undone');
    expect(shop().products.get(id)).toMatchObject({
      title: MUG,
      descriptionHtml: '<p>Thrown by hand, glazed inside and out.</p>',
      seoTitle: null,
      seoDescription: null,
      tags: ['stoneware'],
    });
    // What is done once needs no guide anymore.
    frame = await openApp(fixture(), page);
    expect(await frame.getByRole('heading', { name: 'Setup guide' }).count()).toBe(0);
  });

  test('rewrites a listing, which its run counts as one more', async () => {
    frame = await openApp(fixture(), page, '/app/runs');
    await frame.getByRole('link', { name: /\d/ }).first().click();
    await frame.getByText('2 listings used by this run.').waitFor();
    await frame.getByRole('link', { name: CANDLE, exact: true }).click();
    await frame.getByRole('button', { name: 'Rewrite' }).click();
    await frame.getByRole('link', { name: 'Run', exact: true }).click();
    await untilRun(frame, '1 to review');
    await frame.getByText('3 listings used by this run.').waitFor();
  });

  test('disconnects inside the app', async () => {
    frame = await openApp(fixture(), page, '/app/connect');
    await frame.getByRole('button', { name: 'Disconnect' }).first().click();
    await frame.locator('s-modal').getByRole('button', { name: 'Disconnect' }).click();
    await frame.getByRole('heading', { level: 1, name: 'Connect to Wareword' }).waitFor();
  });

  test('selects one by one on a plan without bulk writing, and is told which plan has it', async () => {
    await connect(fixture(), page, 'free');
    frame = await openApp(fixture(), page, '/app/products');
    await frame.getByText('To write several at once, you need the Pro plan').waitFor();
    expect(await frame.getByRole('checkbox', { name: 'Select this page' }).isDisabled()).toBe(true);
    await frame.getByRole('checkbox', { name: `Select ${MUG}` }).check();
    const other = frame.getByRole('checkbox', { name: `Select ${CANDLE}` });
    await expect.poll(() => other.isDisabled()).toBe(true);
    expect(await frame.getByRole('link', { name: 'See plans' }).count()).toBe(0);
  });

  test('uninstalls, which ends all access, and installs again', async () => {
    await page.goto('https://admin.shopify.com/store/oak-and-linen/settings/apps');
    await page.getByRole('button', { name: 'Uninstall' }).click();
    await page.getByText('No apps are installed.').waitFor();
    const [sessions] = await fixture().sql<[{ count: number }]>`
      select count(*)::int as count from shopify_app.sessions
    `;
    expect(sessions.count).toBe(0);
    await page.goto(fixture().shopify.adminUrl('/app'));
    await page.getByRole('button', { name: 'Install' }).click();
    await frame.getByRole('heading', { level: 1, name: 'Wareword' }).waitFor();
    await connect(fixture(), page, 'pro');
    await frame.getByText('Pro', { exact: true }).waitFor();
  });

  test("comes from Shopify's own pages, with one product or several", async () => {
    const { id } = shop().product(CANDLE);
    await page.goto(`https://admin.shopify.com/store/oak-and-linen/products/${id}`);
    await page.getByRole('link', { name: 'Write listing' }).click();
    await frame.getByRole('heading', { level: 1, name: 'Write 1 listing' }).waitFor();
    await frame.getByText(CANDLE).waitFor();
    // What the server rendered shows what will be sent.
    const field = (name: string) => frame.getByRole('checkbox', { name, exact: true });
    expect(await field('Description').isChecked()).toBe(true);
    expect(await field('Tags').isChecked()).toBe(false);
    await page.goto('https://admin.shopify.com/store/oak-and-linen/products');
    await page.getByLabel(`Select ${CANDLE}`).check();
    await page.getByLabel('Select Linen Tea Towel').check();
    await page.getByRole('button', { name: 'Write listings' }).click();
    await frame.getByRole('heading', { level: 1, name: 'Write 2 listings' }).waitFor();
  });

  test("picks products in Shopify's own picker", async () => {
    frame = await openApp(fixture(), page, '/app/products');
    await frame.getByRole('button', { name: 'Browse products' }).click();
    await page.getByLabel(CANDLE).check();
    await page.getByRole('button', { name: 'Select' }).click();
    await frame.getByRole('heading', { level: 1, name: 'Write 1 listing' }).waitFor();
  });

  test('is told when the picker does not open', async () => {
    frame = await openApp(fixture(), page, '/app/products');
    const browse = frame.getByRole('button', { name: 'Browse products' });
    await browse.waitFor();
    await page
      .frame({ name: 'app-iframe' })
      ?.evaluate("shopify.resourcePicker = () => Promise.reject(new Error('not opened'))");
    await browse.click();
    await frame.getByRole('heading', { name: "Shopify's product list didn't open" }).waitFor();
  });
});

test('publishes a whole run opened from a link, after its dialog has shown the changes', async () => {
  const runId = await write(fixture(), page, 'Linen Tea Towel');
  await untilRun(frame, '1 to review');
  // Loaded as a document, as from a bookmark.
  await openApp(fixture(), page, `/app/runs/${runId}`);
  await frame.getByRole('button', { name: 'Publish 1 listing' }).click();
  const dialog = frame.locator('s-modal').filter({ hasText: 'You can undo this.' });
  await dialog.getByText('SEO title: 1 product').waitFor();
  await dialog.getByRole('button', { name: 'Publish 1 listing' }).click();
  await untilRun(frame, '1 published');
});

test(
  'a listing is sent from the dashboard, and reviewed, published and undone in the shop, for free',
  { timeout: 180_000 },
  async () => {
    // The dashboard has known since this page was shown that the shop's app takes listings.
    frame = await openApp(fixture(), page, '/app/products');
    const dashboard = await fixture().browser.newPage();
    await dashboard.goto(fixture().serviceUrl);
    await dashboard.getByLabel('Product name').fill('Walnut Desk Organizer');
    await dashboard
      .getByLabel('Features and selling points')
      .fill('Solid walnut\nSix compartments');
    await dashboard.getByText('Shopify', { exact: true }).click();
    await dashboard.getByRole('button', { name: 'Write listing' }).click();
    await dashboard.getByText(/Listing ready/).waitFor();
    await dashboard.goto(`${fixture().serviceUrl}/history`);
    await dashboard.getByRole('link', { name: 'Walnut Desk Organizer' }).click();
    const send = async () => {
      await dashboard.getByRole('button', { name: 'Send to store' }).click();
      await dashboard.getByRole('menuitem', { name: shop().domain }).click();
      await dashboard.getByText(/^Sent to /).waitFor();
    };
    await send();

    await openApp(fixture(), page);
    await frame.getByRole('heading', { name: '1 listing sent from Wareword' }).waitFor();
    await openApp(fixture(), page, '/app/products');
    await expectGoodLooks(page, 'products-sent');
    await frame.getByRole('link', { name: 'Choose products for sent listings' }).click();
    const choose = frame.getByRole('button', { name: 'Choose product for Walnut Desk Organizer' });
    await choose.click();
    await page.getByLabel('Folding Camp Stool').check();
    await page.getByRole('button', { name: 'Select' }).click();
    await frame.getByText('Product: Folding Camp Stool').waitFor();
    await expectGoodLooks(page, 'sent');
    const before = structuredClone(shop().product('Folding Camp Stool'));
    await frame.getByRole('button', { name: 'Review 1 listing' }).click();
    await untilRun(frame, '1 to review');
    await frame.getByText('No listings used so far.').waitFor();
    await frame.getByText('98 of 100 listings left this month.').waitFor();
    await frame.getByRole('link', { name: before.title, exact: true }).click();
    await frame.getByRole('button', { name: /^Publish \d fields?$/ }).click();
    await frame.getByRole('status').filter({ hasText: 'Published' }).waitFor();
    expect(shop().products.get(before.id)?.title).toContain('Walnut Desk Organizer');
    await frame.getByRole('button', { name: 'Undo' }).click();
    await frame.getByRole('status').filter({ hasText: 'Undone' }).waitFor();
    expect(shop().products.get(before.id)).toMatchObject({
      title: before.title,
      descriptionHtml: before.descriptionHtml,
      seoTitle: before.seoTitle,
    });

    // It no longer waits, so that it can be sent once more, and dismissed.
    await dashboard.reload();
    await dashboard.getByRole('button', { name: 'Send to store' }).waitFor();
    expect(await dashboard.getByText(/^Sent to /).count()).toBe(0);
    await send();
    await openApp(fixture(), page, '/app/sent');
    await frame.getByRole('button', { name: 'Dismiss Walnut Desk Organizer' }).click();
    await frame.getByText('No listings sent').waitFor();
    await expectGoodLooks(page, 'sent-none');
  },
);
