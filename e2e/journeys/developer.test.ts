import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectGoodLooks, useJourney } from './harness/index.ts';

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
  it('a developer walks from the start over an error to the changelog', async () => {
    const page = await journey().visitor();
    const seen = watch(page);
    await page.goto('/docs');
    await page.getByRole('heading', { name: 'Quickstart' }).waitFor();
    await page.getByRole('link', { name: 'rate_limited' }).first().click();
    await page.getByRole('heading', { name: 'rate_limited' }).waitFor();
    await page.getByText('Wait for the number of seconds in the Retry-After header').waitFor();
    await page.getByRole('link', { name: 'All errors' }).click();
    await page.getByRole('link', { name: 'Versioning' }).click();
    await page.getByRole('heading', { name: 'How a version is retired' }).waitFor();
    await page.getByRole('link', { name: 'Changelog', exact: true }).click();
    await page.getByRole('heading', { name: 'First release' }).waitFor();
    expect(seen).toEqual({ outside: [], complaints: [] });
  });

  it.each(['/docs', '/docs/errors', '/docs/errors/plan_required', '/docs/versions', '/changelog'])(
    '%s looks well in light, in dark and on a phone',
    { timeout: 180_000 },
    async (path) => {
      const page = await journey().visitor();
      await page.goto(path);
      await expectGoodLooks(page, `developer${path.replaceAll('/', '-')}`);
    },
  );

  it(
    'the reference shows every endpoint, asks no other host, and fits a phone',
    { timeout: 180_000 },
    async () => {
      const page = await journey().visitor();
      const seen = watch(page);
      await page.goto('/docs/reference');
      await page.getByRole('heading', { name: 'Wareword API' }).waitFor();
      await page.getByRole('button', { name: 'Jobs' }).first().click();
      await page.getByText('Get a job').first().waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // Scalar renders its own content, whose copy buttons have no name. The frame around it and
        // its colors are ours.
        const frame = await new AxeBuilder({ page }).exclude('#reference').analyze();
        expect(frame.violations.map(({ id }) => id)).toEqual([]);
        const colors = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
        expect(colors.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      const overflow = () =>
        page.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
      // Scalar updates its layout by itself.
      await expect.poll(overflow).toBe(0);
      expect(seen).toEqual({ outside: [], complaints: [] });
    },
  );
});
