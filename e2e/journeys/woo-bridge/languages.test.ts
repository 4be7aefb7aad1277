import { expect, it } from 'vitest';
import { expectGoodLooks } from '../harness/index.ts';
import { enter, useWooJourney } from './harness/index.ts';

const journey = useWooJourney();

it(
  'an owner chooses German, writes, reviews and publishes, and changes to French',
  { timeout: 300_000 },
  async () => {
    const page = await journey().visitor();
    await page.goto(journey().appUrl);
    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await page
      .getByRole('heading', { name: 'Geben Sie Wareword Zugriff auf Ihren Shop' })
      .waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.getByLabel('Adresse des Shops').fill('nothing.invalid');
    await page.getByRole('button', { name: 'Shop suchen' }).click();
    await page.getByText('Prüfen Sie die Adresse auf Tippfehler').waitFor();
    await expectGoodLooks(page, 'woo-start-german');

    await enter(page, journey());
    const product = [...journey().store.shop.products.values()].find(
      ({ name, status, type }) =>
        /^[\w ]+$/.test(name) && status === 'publish' && type === 'simple',
    );
    const name = product?.name ?? '';
    await page.getByRole('checkbox', { name: `${name} auswählen`, exact: true }).check();
    await page.getByText('1 Produkt ausgewählt').waitFor();
    await expectGoodLooks(page, 'woo-products-german');

    await page
      .getByRole('region', { name: 'Ausgewählte Produkte' })
      .getByRole('button', { name: 'Listings schreiben' })
      .click();
    await page.getByRole('button', { name: '1 Listing schreiben' }).click();
    await page.getByRole('status').filter({ hasText: '1 zu prüfen' }).first().waitFor();
    await expectGoodLooks(page, 'woo-run-german');

    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('region', { name: 'Kurzbeschreibung', exact: true }).waitFor();
    await page
      .getByRole('status', { name: 'Tipp' })
      .filter({ hasText: /\b(?:Sie|Ihre?)\b/ })
      .waitFor();
    await expectGoodLooks(page, 'woo-review-german');
    await page.getByRole('button', { name: /Felder? veröffentlichen$/ }).click();
    await page.getByText('Ihr Shop hat den neuen Text.').waitFor();

    for (const [link, picture] of [
      ['Verbindung', 'woo-connected-german'],
      ['Automatisch veröffentlichen', 'woo-automatic-german'],
      ['Einstellungen', 'woo-settings-german'],
    ] as const) {
      await page.getByRole('link', { name: link }).click();
      await page.getByRole('heading', { level: 1, name: link }).waitFor();
      await expectGoodLooks(page, picture);
    }

    await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'Français' });
    await page.getByRole('heading', { level: 1, name: 'Paramètres' }).waitFor();
  },
);
