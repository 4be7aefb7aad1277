/** Sizes in CSS, in steps of 4 pixels. */
export const RADII = { small: '6px', medium: '10px' } as const;

/** Minimum height of a touch target. */
export const TOUCH_HEIGHT = '44px';

/** The height of a compact button and of a field next to it. */
export const COMPACT_HEIGHT = '1.625rem';

/**
 * The text face, and a local stand-in of the same width, so that no line moves when it arrives.
 * `brand/fallback-face.css` defines the stand-in.
 */
export const FONT = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";
export const MONOSPACE = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

/** @param url where the page finds the font, a WOFF2 with the letters of Western Europe */
export function textFace(url: string): string {
  return `@font-face {
  font-family: 'Figtree Variable';
  font-weight: 300 900;
  font-display: swap;
  src: url('${url}') format('woff2-variations');
}`;
}
