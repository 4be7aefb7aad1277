import { readFileSync, writeFileSync } from 'node:fs';
import { FONT_FILE, GLYPH_PICTURE_FILE, ICON_FILE, PREVIEW_FILE } from '@wareword/ui/brand';
import { glyphAsSvg, logoAsSvg, textFace, tokensAsCss } from '@wareword/ui/tokens';
import { findBrowser, launch } from './find-browser.ts';

/**
 * Draws the pictures of the brand from its tokens, after a change of these:
 * `node e2e/browser/draw-brand.ts`.
 */
const found = await findBrowser();
if (found === undefined) throw new Error('There is no browser. Run: node e2e/browser/install.ts');
writeFileSync(ICON_FILE, glyphAsSvg());
const browser = await launch(found);
await draw(GLYPH_PICTURE_FILE, { width: 180, height: 180 }, glyphAsSvg());
await draw(
  PREVIEW_FILE,
  { width: 1200, height: 630 },
  `<div class="preview">${logoAsSvg({ height: 88 })}<h1>Product listings that say only what you said</h1>
   <p>For Amazon, Shopify and WooCommerce</p></div>`,
);
await browser.close();

async function draw(
  path: string,
  viewport: { readonly width: number; readonly height: number },
  body: string,
): Promise<void> {
  const page = await browser.newPage({ viewport, colorScheme: 'light' });
  const font = `data:font/woff2;base64,${readFileSync(FONT_FILE, 'base64')}`;
  await page.setContent(`<style>${textFace(font)} ${tokensAsCss()}
    body { margin: 0; background: transparent }
    body > svg { display: block }
    .preview { box-sizing: border-box; height: 630px; padding: 90px; font-family: var(--ww-font);
      color: var(--ww-text); background: var(--ww-background); border-bottom: 24px solid var(--ww-accent) }
    h1 { margin: 70px 0 30px; font-size: 72px; line-height: 1.1 }
    p { margin: 0; font-size: 36px; color: var(--ww-dimmed) }</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, omitBackground: true });
  await page.close();
}
