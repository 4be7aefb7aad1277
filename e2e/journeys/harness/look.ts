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

/** What slides or fades, though less motion was asked for. */
const MOVES = `new Promise(requestAnimationFrame).then(() => document.getAnimations()
  .filter((animation) => animation instanceof CSSTransition && animation.effect.getTiming().duration > 1)
  .map(({ transitionProperty, effect }) => transitionProperty + ' of ' + effect.target.className))`;

/** Lowest height of what a finger has to meet, in CSS pixels. */
const FINGER = 44;

/**
 * Whatever is too low for a finger, as `name: height`. Links within a sentence may be as high as
 * their line; a box to tick is as high as its label, which ticks it too.
 */
const TOO_LOW_FOR_A_FINGER = `(() => {
  const controls = 'button, [role=button], input:not([type=hidden]), select, textarea, summary, '
    + '[role=menuitem], [role=tab], a';
  const heightOf = (element) => {
    const boxes = [element, ...(element.labels ?? [])].map((part) => part.getBoundingClientRect());
    const labelled = ['checkbox', 'radio'].includes(element.type) ? boxes : boxes.slice(0, 1);
    return Math.max(...labelled.map(({ bottom }) => bottom)) - Math.min(...labelled.map(({ top }) => top));
  };
  const isMet = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && element.getBoundingClientRect().width > 1
    && element.getBoundingClientRect().bottom > 0
    && !(element.localName === 'a' && getComputedStyle(element).display === 'inline');
  return [...document.querySelectorAll(controls)]
    .filter((element) => isMet(element) && heightOf(element) < ${FINGER} - 0.5)
    .map((element) => (element.ariaLabel || element.textContent || element.name || element.localName).trim().slice(0, 60)
      + ': ' + heightOf(element));
})()`;

/**
 * Looks at a page as it stands, in light, dark and at a phone's width: a picture of each, no
 * violation that axe knows of, nothing that moves, no sideways scrolling, and at a phone's width
 * nothing that a finger would miss.
 * @param name of the pictures' files
 * @param options.fingers whether heights are measured
 */
export async function expectGoodLooks(
  page: Page,
  name: string,
  { fingers = true }: { fingers?: boolean } = {},
): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const before = page.viewportSize();
  for (const { name: look, colorScheme, width, height } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    expect(await page.evaluate<string[]>(MOVES), `${look}: moves`).toEqual([]);
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
    if (look !== 'phone' || !fingers) continue;
    expect(await page.evaluate<string[]>(TOO_LOW_FOR_A_FINGER), 'too low for a finger').toEqual([]);
  }
  if (before !== null) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
  // What is clicked next would slip away from under the mouse.
  await page.evaluate(STANDS_STILL);
}
