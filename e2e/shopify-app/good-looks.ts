import { resolve } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { PICTURES, TAKES_PICTURES } from '../browser/pictures.ts';

/** The desktop last, because tests go on at that size. */
const LOOKS = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desktop', width: 1280, height: 900 },
] as const;

/** Runs axe only in the app's own frame: the admin isn't ours, and previews of descriptions run no scripts. */
const VIOLATIONS = `axe.run(document, { iframes: false, elementRef: false, resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id, nodes }) =>
    id + ': ' + nodes.map(({ html }) => html).join(' | ')))`;

/** What a merchant reaches from one of the pages in the menu. */
const SUB_PAGES = /^(?:write|sent|run|run-.*|review|review-.*)$/;

/**
 * One banner and one primary button at most, a way back, and at each width no violation that axe knows of
 * and no sideways scrolling. Takes a picture at each width with `PICTURES=all`.
 */
export async function expectGoodLooks(page: Page, name: string): Promise<void> {
  const frame = page.frame({ name: 'app-iframe' });
  if (frame === null) throw new Error('The page has no frame.');
  // What the App Store refuses: prices and sign-ups of our own.
  expect(await frame.locator('body').innerText()).not.toMatch(
    /[$€]\s?\d|upgrade|pricing|see plans|sign up/i,
  );
  expect(await frame.locator('s-banner').count(), 'banners').toBeLessThanOrEqual(1);
  const primary = frame.locator('s-page s-button[variant="primary"]:not(s-modal *)');
  expect(await primary.count(), 'primary buttons').toBeLessThanOrEqual(1);
  // A dialog only opens with a click.
  const dialogs = name === 'run-publish' ? 1 : 0;
  expect(await frame.locator('s-modal dialog[open]').count(), 'dialogs').toBe(dialogs);
  if (SUB_PAGES.test(name)) {
    expect(await frame.locator('s-link[slot="breadcrumb-actions"]').count(), 'ways back').toBe(1);
  }
  await frame.evaluate(axe.source);
  for (const { name: look, width, height } of LOOKS) {
    await page.setViewportSize({ width, height });
    await frame.evaluate('document.fonts.ready.then(() => undefined)');
    if (TAKES_PICTURES) {
      await page.screenshot({ path: resolve(PICTURES, `shopify-app-${name}-${look}.png`) });
    }
    const overflow = await frame.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow, `${look}: pixels of sideways scrolling`).toBe(0);
    expect(await frame.evaluate<string[]>(VIOLATIONS), look).toEqual([]);
  }
  // Until something makes it draw, idle headless Chromium sends clicks by the frame's old size, and those
  // beyond it to the admin around it.
  await page.screenshot();
}
