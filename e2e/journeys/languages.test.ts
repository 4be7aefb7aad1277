import { expect, it } from 'vitest';
import { formatRenewal } from '@wareword/shared-schema/format';
import { expectGoodLooks, makeOwner, signIn, useJourney } from './harness/index.ts';

const journey = useJourney();

it(
  'a visitor signs up and writes in German, and changes to French',
  { timeout: 240_000 },
  async () => {
    const page = await journey().visitor();
    await page.goto('/sign-up');
    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await page.getByRole('heading', { name: 'Konto erstellen' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await expectGoodLooks(page, 'sign-up-german');

    await page.getByLabel('E-\u2060Mail-Adresse').fill('anna@shop.example');
    await page.getByLabel('Passwort', { exact: true }).fill('ein langes Passwort zum Testen');
    await page.getByRole('button', { name: 'Konto erstellen' }).click();
    await page.getByRole('heading', { name: 'Listing schreiben' }).waitFor();
    // The sample and the products to try are in English, and say so.
    await page.getByText('Dies ist ein Beispiel für Amazon, auf Englisch.').waitFor();
    await expectGoodLooks(page, 'write-german');

    await page.getByLabel('Produktname').fill('Walnut Desk Organizer');
    await page.getByLabel('Merkmale und Verkaufsargumente').fill('Solid walnut\nSix compartments');
    await page.getByRole('button', { name: 'Listing schreiben' }).click();
    await page.getByText('Listing fertig. 2 in diesem Monat übrig.').waitFor();
    await page.getByText('1 von 3 Listings in diesem Monat genutzt').first().waitFor();
    // Advice is in the reader's language, whatever language the listing is in.
    await page.getByText(/^Tipp: Geben Sie die Maße mit Einheit an/).waitFor();
    await page.getByText(/^Lesbarkeitsindex \d+[.:]/).waitFor();
    await page.getByText(/^Enthält \d von 5 Dingen, die beim Verkaufen helfen\.$/).waitFor();
    await expectGoodLooks(page, 'listing-german');

    await page.getByRole('link', { name: 'Plan und Nutzung' }).click();
    await page
      .getByText(`Das Kontingent erneuert sich am ${formatRenewal(new Date(), 'de')}.`)
      .waitFor();
    await expectGoodLooks(page, 'plan-german');

    // What the server refuses is said in the page's language, too.
    await page.goto('/invitations/unknown');
    await page.getByText('Dieser Einladungslink ist unvollständig.').waitFor();

    await page.goto('/settings/audit-log');
    await page.getByRole('heading', { name: 'Prüfprotokoll' }).waitFor();
    await page.getByText('Aufbewahrung: 365 Tage.').waitFor();
    await expectGoodLooks(page, 'audit-log-german');

    await page.goto('/settings');
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'Français' });
    await page.getByRole('heading', { name: 'Paramètres' }).waitFor();
    await page.reload();
    await page.getByText('1 sur 3 fiches utilisées ce mois-ci').first().waitFor();
    await expectGoodLooks(page, 'settings-french');
    await page.getByRole('link', { name: 'Forfait et utilisation' }).click();
    await page.getByText(/^Tableau de bord\s: 1 · /).waitFor();
    await page.getByText(`Renouvellement le ${formatRenewal(new Date(), 'fr')}.`).waitFor();
    await page.getByRole('link', { name: 'Rédiger', exact: true }).click();
    await page.getByRole('heading', { name: 'Rédiger une fiche produit' }).waitFor();
    await expectGoodLooks(page, 'write-french');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  },
);

it('the form reports invalid details in the language of the page', async () => {
  const page = await journey().visitor();
  await signIn(page, journey(), await makeOwner(journey()));
  await page.goto('/?lang=de');
  await page.getByLabel('Produktname').fill('Oak Tray');
  const features = page.getByLabel('Merkmale und Verkaufsargumente');
  await features.fill('The tray is made of oak, and it is oiled by hand for you.');
  await page.getByText(/^Weitere Optionen/).click();
  await page.getByLabel('Spezifikationen').fill('30 cm breit');
  await page.getByLabel('Sprache und Schreibweise').selectOption('de-DE');
  await page.getByRole('button', { name: 'Listing schreiben' }).click();
  await page
    .getByText('„30 cm breit“ braucht einen Namen, einen Doppelpunkt und einen Wert')
    .waitFor();
  await page.getByText('Ihre Merkmale sind in einer anderen Sprache').waitFor();
});
