import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The icon of browser tabs: the glyph. */
export const ICON_FILE = resolve(import.meta.dirname, 'icon.svg');

/** The glyph for email, whose readers rarely show SVG, and for home screens. */
export const GLYPH_PICTURE_FILE = resolve(import.meta.dirname, 'glyph.png');

/** The preview image of a page whose address is shared. */
export const PREVIEW_FILE = resolve(import.meta.dirname, 'preview.png');

/** The `@font-face` of the text face's stand-in. */
export const FALLBACK_FACE_FILE = resolve(import.meta.dirname, 'fallback-face.css');

/** The text face, with the letters of Western Europe. */
export const FONT_FILE = fileURLToPath(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);
