/**
 * The look as values: for the theme of pages with scripts, for pages that a server renders, and for
 * email. Nothing else names a color.
 */
export { GLYPH, WORDMARK } from './brand.ts';
export {
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_SCHEME_COOKIE,
  COLOR_SCHEME_COOKIE_SECONDS,
  parseColorScheme,
  type ColorScheme,
} from './color-scheme.ts';
export { COLORS, type Colors } from './colors.ts';
export { colorVariable, colorVariables, tokensAsCss } from './css.ts';
export { glyphAsSvg, LOGO_BOX, logoAsSvg } from './logo.ts';
export { COMPACT_HEIGHT, FONT, MONOSPACE, RADII, textFace, TOUCH_HEIGHT } from './metrics.ts';
export { NIGHT, PETROL, SAND, type Scale } from './palette.ts';
