import { html, unescaped } from '../../html.ts';
import { FONT_PATH, STYLE } from './style.ts';

/** How every page that the server renders begins its head. */
export const DOCUMENT_HEAD = html`<meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
  <link rel="apple-touch-icon" href="/site/glyph.png" />
  <link rel="preload" href="${FONT_PATH}" as="font" type="font/woff2" crossorigin />
  ${unescaped(`<style>${STYLE}</style>`)}`;
