import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setPlan } from '../../backend/src/accounts/index.ts';
import type { PlanName } from '../../backend/src/config.ts';
import { issueApiKey, MAX_KEYS } from '../../backend/src/tokens/index.ts';
import { callApi } from '../../backend/test/http.ts';
import { expectGoodLooks, makeOwner, signIn, useJourney, type Owner } from './harness/index.ts';

const journey = useJourney();

/** Looking at a page closely takes seconds. */
const LONG = { timeout: 180_000 };

test(
  'a key is created, shown once, used, and the API refuses it once it is revoked',
  LONG,
  async () => {
    const { page } = await visit('agency');
    await page.goto('/keys');
    await page.getByText('No API keys yet').waitFor();
    await page.getByLabel('Key name').fill('Till');
    await page.getByRole('button', { name: 'Create key' }).click();
    const fresh = page.getByRole('status', { name: 'Your new key' });
    await fresh.getByText("You won't see it again").waitFor();
    const token = (await fresh.locator('pre').textContent()) ?? '';
    expect(token).toMatch(/^ww_api_/);
    await expectGoodLooks(page, 'keys-new');

    await page.reload();
    await page.getByText('Never used').waitFor();
    expect(await page.getByText(token).count()).toBe(0);
    // Not earlier: its use is saved at any time within the next ten seconds.
    const { apiUrl } = journey().service;
    expect((await callApi(apiUrl, 'GET /me', { token })).status).toBe(200);
    await page.getByRole('button', { name: 'Revoke Till' }).click();
    await expectGoodLooks(page, 'keys-revoke');
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByText('No API keys yet').waitFor();
    const refused = await callApi(apiUrl, 'GET /me', { token });
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ error: { code: 'invalid_api_key' } });
  },
);

test('a workspace at its key limit sees that, and what to do', LONG, async () => {
  const { page, owner } = await visit('agency');
  const { orm } = journey().service.database;
  const { userId, workspaceId } = owner;
  for (let key = 1; key <= MAX_KEYS; key++) {
    await issueApiKey({ ctx: { orm }, input: { userId, workspaceId, name: `Till ${key}` } });
  }
  const { sql } = journey().service.database;
  const [used] = await sql<[{ id: string }]>`
    select id from tokens where workspace_id = ${workspaceId} and name = 'Till 100'
  `;
  await sql`
    insert into token_days (workspace_id, token_id, day, requests)
    select ${workspaceId}, ${used.id}, (now() at time zone 'UTC')::date - n, 40 - n from generate_series(0, 24) n
  `;
  const error = { code: 'rate_limited', endpoint: '/jobs', at: '2026-11-24T08:30:00.000Z' };
  await sql`
    insert into token_errors (workspace_id, token_id, errors)
    values (${workspaceId}, ${used.id}, ${sql.json([{ ...error, requestId: '1f6c' }])})
  `;
  await page.goto('/keys');
  await page.getByText('1 recent error').click();
  await page.getByText('Request ID 1f6c').waitFor();
  await page.getByText(/This month: [\d,]+ requests?, 0 listings/).waitFor();
  await page.getByLabel('Key name').fill('One too many');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByText('Revoke one you no longer use, then try again.').waitFor();
  expect(await page.getByLabel('Key name').inputValue()).toBe('One too many');
  await expectGoodLooks(page, 'keys-most');
  await page.getByRole('button', { name: 'Revoke Till 100' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Revoke Till 100' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('status', { name: 'Your new key' }).waitFor();
});

test('on other plans, the page says what Agency includes and links to it', LONG, async () => {
  const { page } = await visit('pro');
  await page.goto('/keys');
  await page.getByText('API keys are available on the Agency plan').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'See plans' }).waitFor();
  expect(await page.getByLabel('Key name').count()).toBe(0);
  await expectGoodLooks(page, 'keys-pro');
});

test('keys are paused after a downgrade from Agency and can still be revoked', LONG, async () => {
  const { page, owner } = await visit('agency');
  await page.goto('/keys');
  await page.getByLabel('Key name').fill('Till');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  const { orm } = journey().service.database;
  await setPlan({ ctx: { orm }, input: { workspaceId: owner.workspaceId, plan: 'free' } });
  await page.reload();
  await page.getByText('Your API keys are paused').waitFor();
  await page.getByText('Paused', { exact: true }).waitFor();
  await expectGoodLooks(page, 'keys-resting');
  await page.getByRole('button', { name: 'Revoke Till' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await page.getByText('API keys are available on the Agency plan').waitFor();
});

async function visit(plan: PlanName): Promise<{ page: Page; owner: Owner }> {
  const owner = await makeOwner(journey(), { plan });
  const page = await journey().visitor();
  await signIn(page, journey(), owner);
  return { page, owner };
}
