import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { createBrand } from '../../backend/src/brands/index.ts';
import { readConfig } from '../../backend/src/config.ts';
import {
  expectGoodLooks,
  fillProduct,
  makeOwner,
  PRODUCT,
  signIn,
  usedBy,
  useJourney,
  type Owner,
} from './harness/index.ts';

const journey = useJourney();

/** Screenshots and accessibility checks take seconds. */
const LONG = { timeout: 180_000 };

test('redirects visitors to sign in and back', async () => {
  const page = await journey().visitor();
  await page.goto('/brands?x=1');
  await page.waitForURL(/\/sign-in/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/brands?x=1');
});

test('a listing is written on the first screen, copied, previewed and found again', async () => {
  const { page } = await visit();
  await page.goto('/');
  await page.getByText('Uses 1 of your 3 remaining listings.').waitFor();
  await fillProduct(page);
  await page.getByRole('button', { name: 'Write listing' }).click();
  await page.getByText('Listing ready.').waitFor();
  await page.getByText('1 of 3 listings used this month').first().waitFor();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Shown for two seconds, so wait for it before the click.
  await Promise.all([
    page.getByRole('button', { name: 'Copied: Title' }).waitFor(),
    page.getByRole('button', { name: 'Copy: Title', exact: true }).click(),
  ]);
  const title = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(title).toContain('Walnut');
  await Promise.all([
    page.getByRole('button', { name: 'Copied', exact: true }).waitFor(),
    page.getByRole('button', { name: 'Copy all' }).click(),
  ]);
  const everything = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(everything).toContain(title);
  expect(everything).toContain('Keywords');

  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByText('Amazon search result').waitFor();

  // The URL contains the listing's id: reloading shows it, with the form filled.
  await page.reload();
  await page.getByText('Listing ready.').waitFor();
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe(PRODUCT.name);

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: PRODUCT.name }).click();
  await page.getByRole('heading', { name: PRODUCT.name, level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Edit details and rewrite' }).click();
  await expect.poll(() => page.getByLabel('Features').inputValue()).toBe(PRODUCT.features);
});

test('an example is filled in with one click and written with Ctrl+Enter, for three platforms', async () => {
  const { page, owner } = await visit();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Cork Yoga Mat' }).click();
  expect(await page.getByLabel('Product name').inputValue()).toBe('Cork Yoga Mat');
  const button = page.getByRole('button', { name: 'Write listing' });
  expect(await bottomOf(button)).toBeLessThanOrEqual(800);
  await page
    .getByText(/^All three/)
    .filter({ visible: true })
    .click();
  await page.getByText('Uses all 3 of your remaining listings.').waitFor();
  await page.getByLabel('Product name').press('Control+Enter');
  for (const platform of ['Amazon', 'Shopify', 'WooCommerce']) {
    await page.getByRole('tab', { name: platform }).click();
    await page.getByText('Listing ready.').filter({ visible: true }).waitFor();
  }
  expect(await usedBy(journey(), owner)).toBe(3);
  const rewrite = page.getByRole('button', { name: 'Rewrite: Title' }).filter({ visible: true });
  expect(await rewrite.isDisabled()).toBe(true);
  await page
    .getByText('You have no listings left this month. You can rewrite fields again on')
    .filter({ visible: true })
    .waitFor();
  await expectGoodLooks(page, 'write-three');
  await page.reload();
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe('Cork Yoga Mat');
  expect(await page.getByRole('radio', { name: /^All/ }).isChecked()).toBe(true);
});

test(
  'a first visit shows a sample and what to do first, which can be dismissed for good',
  LONG,
  async () => {
    const { page } = await visit();
    await page.goto('/');
    const sample = page.getByRole('region', { name: 'Sample' });
    await sample.getByText('This is a sample for Amazon.').waitFor();
    await page.getByText('Shopify', { exact: true }).click();
    await sample.getByText('This is a sample for Shopify.').waitFor();
    const steps = page.getByRole('region', { name: 'First steps' });
    await steps.getByRole('link', { name: 'Save a brand' }).waitFor();
    await expectGoodLooks(page, 'write-first-visit');
    await steps.getByRole('button', { name: 'Dismiss first steps' }).click();
    await steps.waitFor({ state: 'detached' });
    await page.evaluate('localStorage.clear()');
    await page.reload();
    await sample.waitFor();
    expect(await steps.count()).toBe(0);
  },
);

test('platform, tone and brand are remembered for the next listing', async () => {
  const { page } = await visit();
  await page.goto('/');
  await page.getByText('Shopify', { exact: true }).click();
  await page.getByText('Tone (Professional)').click();
  await page
    .getByText("This server doesn't use AI, so the tone changes only a few words.")
    .waitFor();
  await page.getByLabel('Tone').selectOption('Bold');
  await fillProduct(page);
  await page.getByRole('button', { name: 'Write listing' }).click();
  await page.getByText('Listing ready.').waitFor();
  await page.getByRole('button', { name: 'New listing' }).click();
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe('');
  await page.goto('/');
  expect(await page.getByRole('radio', { name: 'Shopify' }).isChecked()).toBe(true);
  await page.getByText('Tone (Bold)').waitFor();
});

test('a listing without a brand is rewritten without the one that is active since', async () => {
  const { page, owner } = await visit();
  await page.goto('/');
  await fillProduct(page);
  await page.getByRole('button', { name: 'Write listing' }).click();
  await page.getByText('Listing ready.').waitFor();
  const { orm } = journey().service.database;
  await createBrand({
    ctx: { orm, plans: readConfig({}).plans },
    input: { workspaceId: owner.workspaceId, name: 'Larkfell' },
  });
  await page.goto('/history');
  await page.getByRole('link', { name: PRODUCT.name }).click();
  await page.getByRole('link', { name: 'Edit details and rewrite' }).click();
  await expect.poll(() => page.getByLabel('Features').inputValue()).toBe(PRODUCT.features);
  await page.getByText(/^Tone \(/).click();
  await expect.poll(() => page.getByLabel('Brand', { exact: true }).inputValue()).toBe('none');
});

test('specifications, variants and keywords are in the listing, which shows where keywords are', async () => {
  const { page } = await visit({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByText('Shopify', { exact: true }).click();
  await fillProduct(page);
  await page.getByText('More options').click();
  const specifications = page.getByLabel('Specifications (optional)');
  await specifications.fill('30 cm wide');
  await page.getByLabel('Variants (optional)').fill('Color: Red, Blue, White');
  await page.getByText('"30 cm wide" needs a name, a colon and a value').waitFor();
  await specifications.fill('Width: 30 cm');
  await page.getByLabel('Keywords (optional)').fill('desk organizer, bamboo organizer');
  await page.getByLabel('Words to avoid (optional)').fill('cork');
  const images = page.getByLabel('Images (optional)');
  await images.fill('organizer.png');
  await page.getByLabel('Words to avoid (optional)').focus();
  await page.getByText('"organizer.png" isn\'t a full URL.').waitFor();
  await images.fill('https://shop.example/organizer.png');
  await page.getByLabel('Language and spelling').selectOption('English (UK)');
  await expectGoodLooks(page, 'write-options');
  await page.getByRole('button', { name: 'Write listing' }).click();
  await page.getByText('Listing ready.').waitFor();
  const items = page.getByRole('region', { name: 'Description' }).getByRole('listitem');
  await items.filter({ hasText: 'Available in red, blue and white' }).waitFor();
  await items.filter({ hasText: 'Width: 30 cm' }).waitFor();
  const keywords = page.getByRole('region', { name: 'Your keywords' });
  const [placed, unsupported] = await keywords.getByRole('listitem').allInnerTexts();
  expect(placed).toMatch(/^desk organizer: Title, Keywords/u);
  expect(unsupported).toContain("bamboo organizer: Not used: your details don't say this.");
  const alts = page.getByRole('region', { name: 'Alt text' });
  await alts
    .getByText('organizer.png: This listing was written without an AI that can read images.')
    .waitFor();
  await expectGoodLooks(page, 'write-keywords');
  await page.reload();
  await page.getByText('Listing ready.').waitFor();
  await expect.poll(() => specifications.inputValue()).toBe('Width: 30 cm');
});

test('a product is imported from its page, and from a text', async () => {
  const { page } = await visit({ width: 360, height: 740 });
  const shop = createServer(({ url }, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        url === '/news'
          ? '<meta property="og:type" content="article"><meta property="og:title" content="News"><meta property="og:description" content="What happened.">'
          : `<script type="application/ld+json">{"@type":"Product","name":"Oak Stool","description":"Holds 90 kg."}</script>`,
      );
  });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const address = shop.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await page.goto('/');
  expect(await bottomOf(page.getByRole('button', { name: 'Write listing' }))).toBeLessThanOrEqual(
    740,
  );
  await page.getByText('Import from a page or text').click();
  await page.getByLabel('Product page').fill('http://127.0.0.1:1/');
  await page.getByRole('button', { name: 'Import page' }).click();
  await page.getByText("We couldn't reach this site.").waitFor();
  await expectGoodLooks(page, 'write-import');
  await fillProduct(page);
  await page.getByLabel('Product page').fill(`http://127.0.0.1:${port}/news`);
  await page.getByRole('button', { name: 'Import page' }).click();
  await page.getByText("There's no product on this page.").waitFor();
  expect(await page.getByLabel('Product name').inputValue()).toBe(PRODUCT.name);
  await page.getByLabel('Product page').fill(`http://127.0.0.1:${port}/`);
  await page.getByLabel('Product page').press('Enter');
  await page.getByText('We filled in the form.').waitFor();
  expect(await page.getByLabel('Product name').inputValue()).toBe('Oak Stool');
  expect(await page.getByLabel('Features').inputValue()).toBe('Holds 90 kg.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe(PRODUCT.name);
  expect(await page.getByLabel('Features').inputValue()).toBe(PRODUCT.features);
  expect(await page.getByText('We filled in the form.').count()).toBe(0);
  await page.getByText('Import from a page or text').click();
  await page.getByLabel('Product text').fill('Ash Stool\n- Folds flat');
  await page.getByRole('button', { name: 'Split into fields' }).click();
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe('Ash Stool');
  expect(await page.getByLabel('Features').inputValue()).toBe('Folds flat');

  const paste = async (text: string) => {
    await page.getByText('Import from a page or text').click();
    await page.getByLabel('Product text').fill(text);
    await page.getByRole('button', { name: 'Split into fields' }).click();
  };
  await paste('It holds 90 kg and folds flat.');
  await expect
    .poll(() => page.getByLabel('Features').inputValue())
    .toBe('It holds 90 kg and folds flat.');
  expect(await page.getByLabel('Product name').inputValue()).toBe('Ash Stool');
  await page.getByLabel('Product name').fill('');
  await paste('It seats two.');
  await page.getByText('the text has no product name').waitFor();
  shop.close();
});

test('the form, the result and the preview pass the visual checks', LONG, async () => {
  const { page } = await visit();
  await page.goto('/');
  await fillProduct(page);
  await expectGoodLooks(page, 'write-form');
  await page.getByRole('button', { name: 'Write listing' }).click();
  await page.getByRole('button', { name: 'Copy: Title', exact: true }).waitFor();
  await expectGoodLooks(page, 'write-result');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByText('Amazon search result').waitFor();
  await expectGoodLooks(page, 'write-preview-amazon');
});

test('on a phone, the page scrolls to the listing once it is written', async () => {
  const { page } = await visit({ width: 360, height: 740 });
  await page.goto('/');
  await fillProduct(page);
  await page.getByRole('button', { name: 'Write listing' }).click();
  await page.getByText('Listing ready.').waitFor();
  const top = async () => (await page.getByText('Listing ready.').boundingBox())?.y;
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThan(0);
});

test.each(['Shopify', 'WooCommerce'])('the preview is as %s shows it', LONG, async (platform) => {
  const { page } = await visit();
  await page.goto('/');
  await page.getByText(platform, { exact: true }).click();
  await fillProduct(page);
  await page.getByText('Tone (Professional)').click();
  await page.getByLabel('Price (optional)').fill('$68');
  await page.getByRole('button', { name: 'Write listing' }).click();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByText('Google search result').waitFor();
  // The layout is a desktop's: the photo on the left, and title, price and button beside it, all within the
  // frame.
  const product = page.getByRole('region', { name: `${platform} product page` });
  const left = async (of: Locator) => (await of.boundingBox())?.x ?? 0;
  const frame = await product.boundingBox();
  const title = product.getByRole('heading', { name: PRODUCT.name }).first();
  expect((await left(title)) - (frame?.x ?? 0)).toBeGreaterThan((frame?.width ?? 0) / 3);
  expect(await left(product.getByText('$68'))).toBe(await left(title));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await page.getByRole('tab', { name: 'Preview' }).click();
  expect(await page.getByRole('radio', { name: 'Phone' }).isChecked()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expectGoodLooks(page, `write-preview-${platform.toLowerCase()}`);
});

test('input is kept for the next visit until it is used', async () => {
  const { page } = await visit();
  await page.goto('/');
  await fillProduct(page);
  await page.reload();
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe(PRODUCT.name);
  await expect.poll(() => page.getByLabel('Features').inputValue()).toBe(PRODUCT.features);
});

async function visit(size?: {
  width: number;
  height: number;
}): Promise<{ page: Page; owner: Owner }> {
  const owner = await makeOwner(journey());
  const page = await journey().visitor(size);
  await signIn(page, journey(), owner);
  return { page, owner };
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}
