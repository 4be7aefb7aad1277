import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Pictures of every page, for people to look at; git ignores them. */
const PICTURES = resolve(import.meta.dirname, '../../results/pictures');

const LOOKS = [
  { name: 'light', colorScheme: 'light', width: 1280, height: 900 },
  { name: 'dark', colorScheme: 'dark', width: 1280, height: 900 },
  { name: 'phone', colorScheme: 'light', width: 360, height: 740 },
] as const;

/** Fonts are there, and what moves to its place has come there; what turns for ever may turn. */
const STANDS_STILL = `Promise.all([
  document.fonts.ready,
  ...document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished.catch(() => undefined)),
]).then(() => undefined)`;

/**
 * Looks at a page as it stands, in light, dark and at a phone's width: a picture of each, no
 * violation that axe knows of, and no sideways scrolling.
 * @param name of the pictures' files
 */
export async function expectGoodLooks(page: Page, name: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const before = page.viewportSize();
  for (const { name: look, colorScheme, width, height } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.evaluate(STANDS_STILL);
    await page.screenshot({ path: resolve(PICTURES, `${name}-${look}.png`), fullPage: true });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(
        ({ id, nodes }) => `${look}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      ),
    ).toEqual([]);
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow, `${look}: pixels of sideways scrolling`).toBe(0);
  }
  if (before !== null) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
}
