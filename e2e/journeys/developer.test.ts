import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { issueApiKey } from '../../backend/src/tokens/index.ts';
import { expectGoodLooks, makeOwner, signIn, useJourney } from './harness/index.ts';

const journey = useJourney();

/** Records a page's requests to other hosts, and its console errors. */
function watch(page: Page): { outside: string[]; complaints: string[] } {
  const outside: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== journey().baseUrl) {
      outside.push(url.href);
    }
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { outside, complaints };
}

describe('API docs', () => {
  it('a developer goes from the start page to an error and the changelog', async () => {
    const page = await journey().visitor();
    const seen = watch(page);
    await page.goto('/docs');
    await page.getByRole('heading', { name: 'Quickstart' }).waitFor();
    await page.getByRole('link', { name: 'rate_limited' }).first().click();
    await page.getByRole('heading', { name: 'rate_limited' }).waitFor();
    await page
      .getByText('Wait for at least the number of seconds in the Retry-After header')
      .waitFor();
    await page.getByRole('link', { name: 'All errors' }).click();
    await page.getByRole('link', { name: 'Versioning' }).click();
    await page.getByRole('heading', { name: 'How a version is retired' }).waitFor();
    await page
      .getByRole('navigation', { name: 'Docs' })
      .getByRole('link', { name: 'Changelog' })
      .click();
    await page.getByRole('heading', { name: 'First release' }).waitFor();
    expect(seen).toEqual({ outside: [], complaints: [] });
  });

  it('leads a member to the dashboard, and a visitor to sign in', async () => {
    const page = await journey().visitor();
    const header = page.getByRole('navigation', { name: 'Main' });
    await page.goto('/docs');
    expect(await header.getByRole('link').allTextContents()).toEqual([
      'Pricing',
      'Docs',
      'Sign in',
      'Create account',
    ]);
    await signIn(page, journey(), await makeOwner(journey()));
    await page.goto('/docs/reference');
    await header.getByRole('link', { name: 'Dashboard' }).waitFor();
    expect(await header.getByRole('link').allTextContents()).toEqual([
      'Pricing',
      'Docs',
      'Dashboard',
    ]);
    await page.setViewportSize({ width: 390, height: 740 });
    await header.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Write a listing' }).waitFor();
  });

  it.each([
    '/docs',
    '/docs/shop-owners',
    '/docs/errors',
    '/docs/errors/plan_required',
    '/docs/versions',
    '/changelog',
  ])('%s looks well in light, in dark and on a phone', { timeout: 180_000 }, async (path) => {
    const page = await journey().visitor();
    await page.goto(path);
    await expectGoodLooks(page, `developer${path.replaceAll('/', '-')}`);
  });

  it('sends a request from the reference with the reader’s key', async () => {
    const { service } = journey();
    const owner = await makeOwner(journey());
    await service.database
      .sql`update workspaces set plan = 'agency' where id = ${owner.workspaceId}`;
    const { token } = await issueApiKey({
      ctx: { orm: service.database.orm },
      input: { ...owner, name: 'Reference' },
    });
    const page = await journey().visitor();
    const seen = watch(page);
    await page.goto('/docs/reference');
    await page.getByRole('button', { name: 'Send: Get the account' }).click();
    await page.getByText('Enter your API key first.').waitFor();
    const key = page.getByLabel('Your API key');
    await expect.poll(() => key.getAttribute('aria-invalid')).toBe('true');
    await key.fill(token);
    expect(await page.getByText('Enter your API key first.').count()).toBe(0);
    await page.getByRole('button', { name: 'Send: Get the account' }).click();
    const response = page.getByRole('region', { name: 'Response' });
    await response.getByText('"plan": "agency"').waitFor();
    expect(seen).toEqual({ outside: [], complaints: [] });
    await expectGoodLooks(page, 'developer-docs-reference');
  });
});
