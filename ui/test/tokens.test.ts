import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ICON_FILE } from '../brand/index.ts';
import { COLORS, glyphAsSvg, type Colors } from '../tokens/index.ts';

const TEXTS = ['text', 'dimmed', 'accent', 'success', 'warning', 'error'] as const;
const BACKGROUNDS = ['background', 'surface', 'raised'] as const;

describe.each(['light', 'dark'] as const)('colors in %s', (scheme) => {
  const contrast = (one: keyof Colors, other: keyof Colors) =>
    contrastOf(COLORS[scheme][one], COLORS[scheme][other]);

  it.each(TEXTS)('%s can be read on every background', (text) => {
    for (const background of BACKGROUNDS) {
      expect(contrast(text, background), background).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('text can be read on the accent and on its tint', () => {
    expect(contrast('onAccent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('onAccent', 'accentHover')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('onAccentTint', 'accentTint')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('text', 'accentTint')).toBeGreaterThanOrEqual(4.5);
  });

  it('the edge of a field can be seen', () => {
    expect(contrast('control', 'background')).toBeGreaterThanOrEqual(3);
    expect(contrast('control', 'surface')).toBeGreaterThanOrEqual(3);
  });
});

it('the icon is the glyph', () => {
  expect(readFileSync(ICON_FILE, 'utf8')).toBe(glyphAsSvg());
});

/** WCAG's contrast ratio of two colors, as `#rrggbb`. */
function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
