import type { FrameLocator, Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { SHOP } from '../stand-ins/shopify/index.ts';
import { connectAtOnce } from './connecting.ts';
import { expectGoodLooks } from './good-looks.ts';
import { openApp, untilRun, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 180_000 });

const fixture = useFixture({
  shops: [{ name: SHOP, products: 12, installed: true, locale: 'de' }],
});
const MUG = 'Stoneware Mug, 350 ml';

const shop = () => fixture().shopify.shop();
const heading = (frame: FrameLocator, name: string) =>
  frame.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** The language that the app's document says it has. */
async function languageOf(page: Page): Promise<string | null> {
  const frame = page.frame({ name: 'app-iframe' });
  return frame === null ? null : frame.locator('html').getAttribute('lang');
}

test('a merchant with a German admin writes, reviews, publishes and undoes in German', async () => {
  const page = await fixture().browser.newPage();
  let frame = await openApp(fixture(), page);
  await frame.getByRole('heading', { name: 'Einrichtungsleitfaden' }).waitFor();
  expect(await languageOf(page)).toBe('de-DE');
  const nav = page.getByRole('navigation', { name: 'App navigation' });
  expect(await nav.getByRole('link').allTextContents()).toEqual([
    'Produkte',
    'Durchläufe',
    'Verbindung',
  ]);
  await expectGoodLooks(page, 'home-german');
  await openApp(fixture(), page, '/app/connect');
  await expectGoodLooks(page, 'connect-german');
  await connectAtOnce(fixture());
  await openApp(fixture(), page, '/app/connect');
  await frame.getByText('1.000 von 1.000').waitFor();
  await expectGoodLooks(page, 'connection-german');

  // Navigation without a new document stays in the language.
  await nav.getByText('Produkte').click();
  await heading(frame, 'Produkte');
  await frame.getByRole('checkbox', { name: `${MUG} auswählen` }).check();
  await expectGoodLooks(page, 'products-german');
  await frame.getByRole('button', { name: '1 Listing schreiben' }).click();
  await heading(frame, '1 Listing schreiben');
  await expectGoodLooks(page, 'write-german');
  await frame.getByRole('button', { name: '1 Listing schreiben' }).click();
  await untilRun(frame, '1 zu prüfen');
  await expectGoodLooks(page, 'run-german');

  await frame.getByRole('link', { name: MUG, exact: true }).click();
  await frame.getByRole('heading', { name: 'Suchmaschinen-Listing' }).waitFor();
  await frame.getByRole('button', { name: 'Bearbeiten: SEO-Titel' }).click();
  await frame.getByRole('textbox', { name: 'Neuer SEO-Titel' }).waitFor();
  // The service wrote the tip in every language.
  await frame.getByRole('heading', { name: 'Tipp' }).waitFor();
  await frame.getByText(/^(?:Geben|Nennen|Sagen|Ihre|Es gibt)\b/).waitFor();
  await expectGoodLooks(page, 'review-german');
  await frame.getByRole('button', { name: 'Editor schließen: SEO-Titel' }).click();
  // A message of the server is in the language of the page that asked for it.
  shop().editProduct(MUG, { descriptionHtml: '<p>Mine, by hand.</p>' });
  await frame.getByRole('button', { name: /Felder? veröffentlichen$/ }).click();
  await frame.getByText('wurde in Ihrem Shop geändert').waitFor();
  await expectGoodLooks(page, 'review-conflict-german');
  await frame.getByRole('button', { name: /Felder? veröffentlichen$/ }).click();
  await frame.getByRole('status').filter({ hasText: 'Veröffentlicht' }).waitFor();
  await frame.getByRole('button', { name: 'Rückgängig machen' }).click();
  await frame.getByRole('status').filter({ hasText: 'Rückgängig gemacht' }).waitFor();

  await openApp(fixture(), page, '/app/runs');
  await expectGoodLooks(page, 'runs-german');
  await openApp(fixture(), page, '/app/sent');
  await expectGoodLooks(page, 'sent-german');
  frame = await openApp(fixture(), page, '/app/runs/run_01m81j6c5rf26v75jtzd4z71tg');
  await frame.getByRole('link', { name: 'Zu den Durchläufen' }).waitFor();
  await openApp(fixture(), page, '/app/nothing-here');
  await frame.getByRole('heading', { name: 'Seite nicht gefunden' }).waitFor();
});

test.each([
  ['fr-CA', 'fr-CA', 'Produits', 'Rechercher des produits'],
  ['es', 'es-ES', 'Productos', 'Buscar productos'],
  ['pt-BR', 'en-BR', 'Products', 'Search products'],
])('in an admin in %s, the page is in %s', async (locale, language, name, search) => {
  shop().locale = locale;
  const page = await fixture().browser.newPage();
  const frame = await openApp(fixture(), page, '/app/products');
  await heading(frame, name);
  await frame.getByRole('searchbox', { name: search }).waitFor();
  expect(await languageOf(page)).toBe(language);
  await expectGoodLooks(page, `products-${language}`);
});
