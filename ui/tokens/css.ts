import { COLOR_SCHEME_ATTRIBUTE, type ColorScheme } from './color-scheme.ts';
import { COLORS, type Colors } from './colors.ts';
import { FONT, MONOSPACE, RADII, TOUCH_HEIGHT } from './metrics.ts';

/** The name of a color's custom property: `--ww-on-accent`. */
export function colorVariable(name: keyof Colors): `--ww-${string}` {
  return `--ww-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A palette as custom properties and their values. */
export function colorVariables(scheme: ColorScheme): Record<`--ww-${string}`, string> {
  const names = Object.keys(COLORS[scheme]) as (keyof Colors)[];
  return Object.fromEntries(names.map((name) => [colorVariable(name), COLORS[scheme][name]]));
}

/** Every token as CSS, for pages without scripts: light or dark as the document says, or else the system. */
export function tokensAsCss(): string {
  return `:root {
  --ww-font: ${FONT};
  --ww-monospace: ${MONOSPACE};
  --ww-radius-small: ${RADII.small};
  --ww-radius: ${RADII.medium};
  --ww-touch: ${TOUCH_HEIGHT};
  ${declarations('light')}
}
:root[${COLOR_SCHEME_ATTRIBUTE}='dark'] {
  ${declarations('dark')}
}
@media (prefers-color-scheme: dark) {
  :root:not([${COLOR_SCHEME_ATTRIBUTE}]) {
    ${declarations('dark')}
  }
}
`;
}

function declarations(scheme: ColorScheme): string {
  return [
    `color-scheme: ${scheme};`,
    ...Object.entries(colorVariables(scheme)).map(([name, value]) => `${name}: ${value};`),
  ].join('\n  ');
}
