import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { createBrand } from '../../backend/src/brands/index.ts';
import { readConfig, type PlanName } from '../../backend/src/config.ts';
import { setPlan } from '../../backend/src/accounts/index.ts';
import { expectGoodLooks, makeOwner, signIn, useJourney, type Owner } from './harness/index.ts';

const journey = useJourney();

/** Screenshots and accessibility checks take seconds. */
const LONG = { timeout: 180_000 };

const CALM =
  "We keep it simple. You get a calm desk, and it's clear. Take it slowly: we made it for you, and you'll keep it for years.";

test('a brand is created, edited, made active, archived and restored', LONG, async () => {
  const { page } = await visit('pro');
  await page.goto('/brands');
  await page.getByText('No brands yet').waitFor();
  await expectGoodLooks(page, 'brands-empty');
  await create(page, 'Hearth & <b>Home</b>');
  const first = row(page, 'Hearth & <b>Home</b>');
  await first.getByText('Active', { exact: true }).waitFor();

  await page.getByRole('button', { name: /^Suggest a voice: Hearth/ }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('dialog', { name: /^Suggest a voice: Hearth/ }).waitFor();
  await dialog.getByLabel('Sample 1').and(page.locator(':focus')).waitFor();
  await dialog.getByLabel('Voice').fill('Loud.');
  await dialog.getByLabel('Sample 1').fill('Too short.');
  await dialog.getByRole('button', { name: 'Suggest a voice' }).click();
  await dialog.getByText('Use at least 20 words in total.').waitFor();
  await dialog.getByLabel('Sample 1').fill(CALM);
  expect(await dialog.getByRole('alert').count(), 'the error of the earlier sample').toBe(0);
  await dialog.getByRole('button', { name: 'Add another sample' }).click();
  await dialog.getByLabel('Sample 2').fill(CALM);
  await expectGoodLooks(page, 'brands-learn');
  await dialog.getByRole('button', { name: 'Suggest a voice' }).click();
  await dialog.getByText('Suggested from 6 sentences averaging 9 words.').waitFor();
  await expect
    .poll(() => dialog.getByLabel('Voice').inputValue())
    .toMatch(/^Sound calm and plain\./);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  expect(await dialog.getByLabel('Voice').inputValue()).toBe('Loud.');
  await dialog.getByText('Suggest a voice from your writing').click();
  await dialog.getByRole('button', { name: 'Suggest a voice' }).click();
  await expect
    .poll(() => dialog.getByLabel('Words to use').inputValue())
    .toBe('simple\ncalm\nclear\nslowly');
  await expectGoodLooks(page, 'brands-learned');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: /^Suggest a voice/ }).count()).toBe(0);

  await create(page, 'Second');
  await page.getByRole('button', { name: 'Make active: Second' }).click();
  await row(page, 'Second').getByText('Active', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Edit Second' }).click();
  await dialog.getByLabel('Name').fill('Third');
  await dialog.getByLabel('Voice').fill('Calm and plain.');
  await dialog.getByLabel('Audience').fill('People who cook at home.');
  await dialog.getByLabel('Words to avoid').fill('cheap\n\n bargain ');
  await dialog.getByLabel('Words to use').fill('hand-thrown');
  await expectGoodLooks(page, 'brands-edit');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row(page, 'Third').getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Edit Third' }).click();
  expect(await dialog.getByLabel('Words to use').inputValue()).toBe('hand-thrown');
  expect(await dialog.getByLabel('Words to avoid').inputValue()).toBe('cheap\nbargain');
  expect(await dialog.getByLabel('Voice').inputValue()).toBe('Calm and plain.');
  // The reason is next to the button, which lost its focus while it was waiting.
  await dialog.getByLabel('Name').fill('X'.repeat(101));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'up to 100 characters' }).waitFor();
  await expect.poll(() => focusedRole(page)).toBe('alert');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Archive Third' }).click();
  await page.getByRole('button', { name: 'Archive brand' }).click();
  await page.getByRole('button', { name: 'Restore Third' }).waitFor();
  await expectGoodLooks(page, 'brands');
  await page.getByRole('button', { name: 'Restore Third' }).click();
  await page.getByRole('button', { name: 'Edit Third' }).waitFor();

  // The form offers them.
  await page.goto('/');
  await page.getByText('Tone (Professional)').click();
  await page.getByLabel('Brand').selectOption('Third');
  await page.getByLabel('Brand').selectOption('No brand');
});

test("at the plan's limit, the page says how many brands it includes and how to get more", async () => {
  const { page } = await visit('free');
  await page.goto('/brands');
  await create(page, 'Only');
  await page.getByText('The Free plan includes 1 brand.').waitFor();
  await page.getByRole('link', { name: 'Upgrade' }).waitFor();
  expect(await page.getByLabel('Brand name').count()).toBe(0);
});

test('locked brands are marked, with the reason and how to unlock them', LONG, async () => {
  const { page, owner } = await visit('pro');
  const { orm } = journey().service.database;
  const { plans } = readConfig({});
  for (const name of ['Old', 'New']) {
    await createBrand({ ctx: { orm, plans }, input: { workspaceId: owner.workspaceId, name } });
  }
  await setPlan({ ctx: { orm }, input: { workspaceId: owner.workspaceId, plan: 'free' } });
  await page.goto('/brands');
  await row(page, 'New').getByText('Locked', { exact: true }).waitFor();
  expect(await row(page, 'Old').getByText('Locked', { exact: true }).count()).toBe(0);
  await page.getByText('Their listings are still in History.').waitFor();
  await page.getByRole('link', { name: 'upgrade', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Make active: New' }).count()).toBe(0);
  await expectGoodLooks(page, 'brands-locked');
});

test('two hundred brands and as many archived ones are shown page by page', LONG, async () => {
  const { page, owner } = await visit('agency');
  await journey().service.database.sql`
    insert into brands (id, workspace_id, name, created_at, archived_at)
    select 'brd_01' || substr(md5(${owner.workspaceId} || n), 1, 24), ${owner.workspaceId},
      case when n > 200 then 'Former ' else 'House ' end || n, now() - interval '1 hour' / n,
      case when n > 200 then now() end
    from generate_series(1, 400) n
  `;
  await page.goto('/brands');
  const live = page.getByRole('list', { name: 'Brands', exact: true }).getByRole('listitem');
  const archived = page.getByRole('list', { name: 'Archived brands' }).getByRole('listitem');
  await expect.poll(() => live.count()).toBe(50);
  await expect.poll(() => archived.count()).toBe(50);
  await expectGoodLooks(page, 'brands-many');
  for (const shown of [100, 150, 200]) {
    await page.getByRole('button', { name: 'Show more brands' }).click();
    await expect.poll(() => live.count()).toBe(shown);
    await page.getByRole('button', { name: 'Show more archived brands' }).click();
    await expect.poll(() => archived.count()).toBe(shown);
  }
  expect(new Set(await archived.allInnerTexts()).size).toBe(200);
  expect(await page.getByRole('button', { name: /^Show more/ }).count()).toBe(0);
});

function row(page: Page, name: string) {
  return page
    .getByRole('list', { name: 'Brands', exact: true })
    .getByRole('listitem')
    .filter({ hasText: name });
}

async function create(page: Page, name: string): Promise<void> {
  await page.getByLabel('Brand name').fill(name);
  await page.getByRole('button', { name: 'Add brand' }).click();
  await row(page, name).waitFor();
}

async function visit(plan: PlanName): Promise<{ page: Page; owner: Owner }> {
  const owner = await makeOwner(journey(), { plan });
  const page = await journey().visitor();
  await signIn(page, journey(), owner);
  return { page, owner };
}

const focusedRole = (page: Page): Promise<string | null> =>
  page.locator(':focus').getAttribute('role');
