import { GLYPH, WORDMARK } from './brand.ts';
import { COLORS } from './colors.ts';

/** Pixels between the glyph and the name, in the glyph's box of 32. */
const GAP = 9;
const BASELINE = 26;
/** The name's capitals are as high as the W in the tag. */
const SCALE = 0.83;

/** The box of glyph and name together. */
export const LOGO_BOX = {
  width: Math.ceil(32 + GAP + WORDMARK.width * SCALE),
  height: 32,
  /** Where the name's outlines go. */
  nameTransform: `translate(${32 + GAP} ${BASELINE}) scale(${SCALE})`,
};

/** The glyph as a file: the icon of browser tabs. */
export function glyphAsSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${glyphShapes(COLORS.light.accent, COLORS.light.onAccent)}</svg>\n`;
}

/** Glyph and name, for a document that defines the colors; `width` follows from `height`. */
export function logoAsSvg({ height }: { readonly height: number }): string {
  const width = Math.round((height * LOGO_BOX.width) / LOGO_BOX.height);
  return `<svg class="logo" width="${width}" height="${height}" viewBox="0 0 ${LOGO_BOX.width} ${LOGO_BOX.height}" role="img" aria-label="Wareword">${glyphShapes('var(--ww-accent)', 'var(--ww-on-accent)')}<path transform="${LOGO_BOX.nameTransform}" fill="currentColor" d="${WORDMARK.path}"/></svg>`;
}

function glyphShapes(tag: string, letter: string): string {
  const { hole } = GLYPH;
  return `<path fill="${tag}" d="${GLYPH.tag}"/><circle cx="${hole.x}" cy="${hole.y}" r="${hole.radius}" fill="${letter}"/><path fill="none" stroke="${letter}" stroke-width="${GLYPH.strokeWidth}" stroke-linecap="round" stroke-linejoin="round" d="${GLYPH.letter}"/>`;
}
