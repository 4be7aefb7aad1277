import { expect, test } from 'vitest';
import { expectGoodLooks, useJourney } from './harness/index.ts';

const journey = useJourney();

test('a visitor understands the product, and gets three listings in two clicks', async () => {
  const page = await journey().visitor();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectGoodLooks(page, 'landing');
  await page.getByRole('link', { name: 'Try it with your product' }).click();
  await page.getByLabel('Product name').fill('Walnut Desk Organizer');
  await page.getByLabel('Features and selling points').fill('Solid walnut\nSix compartments');
  await page.getByRole('button', { name: 'Write 3 listings' }).click();
  await page.getByText('Your listings are ready').waitFor();
  const amazon = page.getByRole('article', { name: 'Amazon listing' });
  const top = (await amazon.boundingBox())?.y ?? Infinity;
  expect(top, 'the listings are in view').toBeLessThan(400);
  await amazon.getByText('Six compartments').first().waitFor();
  expect(await page.getByLabel('Product name').inputValue()).toBe('Walnut Desk Organizer');
  await expectGoodLooks(page, 'landing-tried');
  // The result is still there after going back and forward.
  await page.goBack();
  await page.getByRole('heading', { name: 'You type' }).waitFor();
  await page.goForward();
  await page.getByText('Your listings are ready').waitFor();
  await page.goto('/no-such-page');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'docs' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'home page' }).waitFor();
  await page.goBack();
  await page.getByText('Your listings are ready').waitFor();
  await page.getByRole('link', { name: 'Create a free account' }).first().click();
  await page.getByRole('heading', { name: 'Create account' }).waitFor();
  await page.getByLabel('Email').fill('visitor@shop.example');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  // A new account starts with the product that its owner tried, also after a reload.
  await page.getByRole('heading', { name: 'Write a listing' }).waitFor();
  const name = page.getByLabel('Product name');
  expect(await name.inputValue()).toBe('Walnut Desk Organizer');
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe('Walnut Desk Organizer');
  const features = page.getByLabel('Features and selling points');
  expect(await features.inputValue()).toBe('Solid walnut\nSix compartments');
});

test('the pages before sign-in lead back to the landing page', async () => {
  const page = await journey().visitor();
  await page.goto('/sign-up');
  await page.getByRole('link', { name: 'Wareword' }).first().click();
  await page
    .getByRole('heading', { name: 'Product listings that say only what you said' })
    .waitFor();
});

test('a visitor chooses German at the bottom of the page, and reads and tries everything in German', async () => {
  const page = await journey().visitor();
  await page.goto('/contact');
  await page.getByText('To reach us, contact the administrator').waitFor();
  await page.getByText("Is this your own server? To change an account's plan, run").waitFor();
  await page.getByText('npx --yes pnpm@10.34.8 --silent admin user set-plan').waitFor();
  await page.getByRole('link', { name: 'run the store apps' }).click();
  await page.getByRole('heading', { name: 'On your own server' }).waitFor();
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.getByText('Sie erreichen uns über den Administrator').waitFor();
  for (const name of ['pricing', 'contact', 'terms', 'privacy', 'status', 'nothing-here', '']) {
    await page.goto(`/${name}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await expectGoodLooks(page, `${name || 'landing'}-german`);
  }
  await page.getByRole('button', { name: '3 Listings schreiben' }).click();
  await page.getByText('Ihre Listings sind fertig').waitFor();
  await expectGoodLooks(page, 'landing-tried-german');
  await page.getByRole('link', { name: 'Kostenloses Konto erstellen' }).first().click();
  await page.getByRole('heading', { name: 'Konto erstellen' }).waitFor();
});
