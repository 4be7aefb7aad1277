import { createTheme, type MantineThemeOverride } from '@mantine/core';

/** The look of every page: one accent, the system's font, nothing that carries no meaning. */
export const theme: MantineThemeOverride = createTheme({
  primaryColor: 'indigo',
  // Contrast AA for white on the accent, and for the accent on dark.
  primaryShade: { light: 7, dark: 8 },
  autoContrast: true,
  fontFamily: 'system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, monospace',
  headings: { fontFamily: 'system-ui, sans-serif', fontWeight: '600' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
