import { resolve } from 'node:path';
import axeCore, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { PICTURES, TAKES_PICTURES } from '../../browser/pictures.ts';

const DESKTOP = { width: 1280, height: 900 };

/** In dark mode only the colors differ. */
const VARIANTS = [
  { name: 'light', colorScheme: 'light', size: DESKTOP, rules: 'all' },
  { name: 'dark', colorScheme: 'dark', size: DESKTOP, rules: 'colors' },
  { name: 'phone', colorScheme: 'light', size: { width: 360, height: 740 }, rules: 'all' },
] as const;

/** Fonts are loaded and finite animations have ended; spinners may keep spinning. */
const ANIMATIONS_FINISHED = `Promise.all([
  document.fonts.ready,
  ...document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished.catch(() => undefined)),
]).then(() => undefined)`;

/** Transitions that run although reduced motion is preferred. */
const RUNNING_ANIMATIONS = `new Promise(requestAnimationFrame).then(() => document.getAnimations()
  .filter((animation) => animation instanceof CSSTransition && animation.effect.getTiming().duration > 1)
  .map(({ transitionProperty, effect }) => transitionProperty + ' of ' + effect.target.className))`;

/** Maximum height of a picture; of a taller page, such as the API reference, only the first screen is shown. */
const MAX_PICTURE_HEIGHT = 12_000;

/** Minimum height of a touch target, in CSS pixels. */
const MIN_TOUCH_HEIGHT = 44;

/**
 * Touch targets that are too small, as `name: height`. Links within a sentence may be as high as
 * their line; a checkbox counts as high as its label, which toggles it too.
 */
const SMALL_TOUCH_TARGETS = `(() => {
  const controls = 'button, [role=button], input:not([type=hidden]), select, textarea, summary, '
    + '[role=menuitem], [role=tab], a';
  const heightOf = (element) => {
    const boxes = [element, ...(element.labels ?? [])].map((part) => part.getBoundingClientRect());
    const labeled = ['checkbox', 'radio'].includes(element.type) ? boxes : boxes.slice(0, 1);
    return Math.max(...labeled.map(({ bottom }) => bottom)) - Math.min(...labeled.map(({ top }) => top));
  };
  const isVisible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && element.getBoundingClientRect().width > 1
    && element.getBoundingClientRect().bottom > 0
    && !(element.localName === 'a' && getComputedStyle(element).display === 'inline');
  return [...document.querySelectorAll(controls)]
    .filter((element) => isVisible(element) && heightOf(element) < ${MIN_TOUCH_HEIGHT} - 0.5)
    .map((element) => (element.ariaLabel || element.textContent || element.name || element.localName).trim().slice(0, 60)
      + ': ' + heightOf(element));
})()`;

/** Forms with labels of several sizes, as `label: size`; a checkbox's label is part of its control. */
const UNEVEN_LABELS = `(() => {
  const fields = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea';
  return [...document.forms]
    .map((form) => [...form.querySelectorAll(fields)]
      .filter((field) => field.checkVisibility())
      .flatMap(({ labels }) => [...(labels ?? [])])
      .map((label) => ({ name: label.textContent.trim(), size: getComputedStyle(label).fontSize })))
    .filter((labels) => new Set(labels.map(({ size }) => size)).size > 1)
    .map((labels) => labels.map(({ name, size }) => name + ': ' + size).join(', '));
})()`;

/** Texts that are cut off, unless an ellipsis says so. */
const CUT_OFF_TEXTS = `(() => {
  const styleOf = (element) => getComputedStyle(element);
  const isCutOff = (text) => {
    const range = document.createRange();
    range.selectNode(text);
    let { right } = range.getBoundingClientRect();
    for (let box = text.parentElement; box !== null; box = box.parentElement) {
      const { overflowX, textOverflow, whiteSpace } = styleOf(box);
      const edge = box.getBoundingClientRect();
      if (overflowX !== 'hidden' || right <= edge.right + 1) continue;
      // Text that wraps is cut off without an ellipsis, and what is for screen readers shows nothing.
      if (textOverflow !== 'ellipsis' || whiteSpace !== 'nowrap') return edge.width > 1;
      right = edge.right;
    }
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts
    .filter((text) => text.textContent.trim() !== '' && text.parentElement.checkVisibility())
    .filter(isCutOff)
    .map((text) => text.textContent);
})()`;

/** Entries of the navigation that take more than one line. */
const WRAPPED_ENTRIES = `[...document.querySelectorAll('.mantine-NavLink-label')]
  .filter((entry) => entry.checkVisibility() && entry.offsetHeight > 1.9 * parseFloat(getComputedStyle(entry).fontSize))
  .map((entry) => entry.textContent)`;

/**
 * Checks the current page in light mode, dark mode and at a phone's width: expects no axe violations,
 * motion, sideways scrolling or texts that are cut off, entries of the navigation on one line, labels of one size in each form, and at a phone's
 * width no touch targets that are too small. Takes a screenshot of each with `PICTURES=all`.
 * @param name of the screenshot files
 * @param options.touchTargets whether heights are measured
 */
export async function expectGoodLooks(
  page: Page,
  name: string,
  { touchTargets = true }: { touchTargets?: boolean } = {},
): Promise<void> {
  const before = page.viewportSize();
  await page.evaluate(axeCore.source);
  for (const { name: look, colorScheme, size, rules } of VARIANTS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    expect(await page.evaluate<string[]>(RUNNING_ANIMATIONS), `${look}: moves`).toEqual([]);
    await page.evaluate(ANIMATIONS_FINISHED);
    if (TAKES_PICTURES) await takePicture(page, `${name}-${look}`);
    expect(await violations(page, rules), look).toEqual([]);
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow, `${look}: pixels of sideways scrolling`).toBe(0);
    expect(await page.evaluate<string[]>(UNEVEN_LABELS), `${look}: uneven labels`).toEqual([]);
    expect(await page.evaluate<string[]>(CUT_OFF_TEXTS), `${look}: cut off`).toEqual([]);
    expect(await page.evaluate<string[]>(WRAPPED_ENTRIES), `${look}: two lines`).toEqual([]);
    if (look !== 'phone' || !touchTargets) continue;
    expect(
      await page.evaluate<string[]>(SMALL_TOUCH_TARGETS),
      'touch targets that are too small',
    ).toEqual([]);
  }
  if (before !== null) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
  // The target of the next click must not move under the mouse.
  await page.evaluate(ANIMATIONS_FINISHED);
}

/** What axe finds on the current page on a desktop: everything in light mode, colors in dark mode. */
export async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axeCore.source);
  for (const { name: look, colorScheme, rules } of VARIANTS.slice(0, 2)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(ANIMATIONS_FINISHED);
    found.push(...(await violations(page, rules)).map((text) => `${page.url()}, ${look}: ${text}`));
  }
  return found;
}

/** How much of the page has moved by itself, as browsers measure it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 100);
  })`);
}

/** For people to review. */
async function takePicture(page: Page, name: string): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  const fullPage = height <= MAX_PICTURE_HEIGHT;
  await page.screenshot({ path: resolve(PICTURES, `${name}.png`), fullPage });
}

/** What axe finds on a page that has loaded it. Reading axe takes longer than most pages take to check. */
function violations(page: Page, rules: 'all' | 'colors'): Promise<string[]> {
  const options: RunOptions = {
    // Without details of what passed, which takes half of the time.
    resultTypes: ['violations'],
    elementRef: false,
    // No page has frames.
    iframes: false,
    ...(rules === 'colors' ? { runOnly: ['color-contrast'] } : {}),
  };
  return page.evaluate<string[]>(`axe
    .run(document, ${JSON.stringify(options)})
    .then(({ violations }) => violations.map(({ id, nodes }) =>
      id + ': ' + nodes.map(({ html }) => html).join(' | ')))`);
}
