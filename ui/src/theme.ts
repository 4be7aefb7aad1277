import {
  Badge,
  Button,
  createTheme,
  NavLink,
  Paper,
  type MantineThemeOverride,
} from '@mantine/core';

/** As high as a finger needs. */
const TOUCH_HEIGHT = '44px';

/** The look of every page: one accent color, the system font, no decoration. */
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
  components: {
    Button: Button.extend({
      vars: (_theme, { size, variant }) => ({
        root: {
          // Compact buttons stand next to text, and grow on touch screens (`touch.css`).
          ...(size?.startsWith('compact') === true ? {} : { '--button-height': TOUCH_HEIGHT }),
          // Mantine's own tint leaves the text on it short of contrast AA.
          ...(variant === 'subtle'
            ? { '--button-hover': 'var(--mantine-color-default-hover)' }
            : {}),
        },
      }),
    }),
    NavLink: NavLink.extend({ defaultProps: { mih: TOUCH_HEIGHT } }),
    // Badges keep the case of their text.
    Badge: Badge.extend({ defaultProps: { tt: 'none' } }),
    Paper: Paper.extend({ defaultProps: { withBorder: true } }),
  },
});
