import {
  Alert,
  Badge,
  Button,
  Code,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  NavLink,
  Paper,
  type CSSVariablesResolver,
  type MantineThemeOverride,
} from '@mantine/core';
import {
  colorVariables,
  FONT,
  MONOSPACE,
  NIGHT,
  PETROL,
  RADII,
  SAND,
  COMPACT_HEIGHT,
  TOUCH_HEIGHT,
} from '../tokens/index.ts';

const ACCENT = 'petrol';
const SMALL_TEXT = 'var(--mantine-font-size-sm)';
const DESCRIPTION_SIZE = { description: { '--input-description-size': SMALL_TEXT } };
const ERROR_SIZE = { error: { '--input-error-size': SMALL_TEXT } };

/** The look of every page: our tokens as Mantine's theme, and default props of its components. */
export const theme: MantineThemeOverride = createTheme({
  colors: { [ACCENT]: [...PETROL], gray: [...SAND], dark: [...NIGHT] },
  primaryColor: ACCENT,
  // Contrast AA for white on red and green; the accent has its own colors, below.
  primaryShade: { light: 7, dark: 8 },
  autoContrast: true,
  variantColorResolver: (input) => {
    const filled = input.color === undefined || input.color === ACCENT;
    if (!filled || input.variant !== 'filled') return defaultVariantColorsResolver(input);
    return {
      background: 'var(--ww-accent)',
      hover: 'var(--ww-accent-hover)',
      color: 'var(--ww-on-accent)',
      border: '1px solid transparent',
    };
  },
  black: SAND[9],
  fontFamily: FONT,
  fontFamilyMonospace: MONOSPACE,
  headings: { fontFamily: FONT, fontWeight: '650' },
  radius: { sm: RADII.small, md: RADII.medium },
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
      // A label that is wider than the page wraps; cut off, it could not be read.
      styles: {
        root: { height: 'auto' },
        // Without the border of the root.
        inner: { height: 'auto', minHeight: 'calc(var(--button-height) - 2px)' },
        label: { height: 'auto', whiteSpace: 'normal' },
      },
    }),
    // In a sentence, it leaves no gap before what follows.
    Code: Code.extend({
      styles: (_theme, { block }) => (block === true ? {} : { root: { paddingInline: 2 } }),
    }),
    // The height of the button next to it; `xs` is for a field between compact buttons.
    Input: Input.extend({
      vars: (_theme, { multiline, size }) => ({
        wrapper:
          multiline === true
            ? {}
            : { '--input-height': size === 'xs' ? COMPACT_HEIGHT : TOUCH_HEIGHT },
      }),
    }),
    // What explains a field, and what is wrong in it, are as large as the field's label: of most fields, and
    // of checkboxes and switches.
    InputWrapper: Input.Wrapper.extend({
      vars: () => ({ label: {}, success: {}, ...DESCRIPTION_SIZE, ...ERROR_SIZE }),
    }),
    InputDescription: Input.Description.extend({ vars: () => DESCRIPTION_SIZE }),
    InputError: Input.Error.extend({ vars: () => ERROR_SIZE }),
    // A long address wraps; cut off, it could not be read.
    Alert: Alert.extend({ styles: { body: { overflowWrap: 'anywhere' } } }),
    NavLink: NavLink.extend({ defaultProps: { mih: TOUCH_HEIGHT } }),
    // Badges keep the case of their text.
    Badge: Badge.extend({ defaultProps: { tt: 'none' } }),
    Paper: Paper.extend({ defaultProps: { withBorder: true, radius: 'md' } }),
  },
});

/** Our colors under their own names, and in place of Mantine's where it has a name for the same. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables('light'),
  dark: schemeVariables('dark'),
});

function schemeVariables(scheme: 'light' | 'dark'): Record<string, string> {
  return {
    ...colorVariables(scheme),
    '--mantine-color-body': 'var(--ww-background)',
    '--mantine-color-text': 'var(--ww-text)',
    '--mantine-color-bright': 'var(--ww-text)',
    '--mantine-color-dimmed': 'var(--ww-dimmed)',
    '--mantine-color-placeholder': 'var(--ww-dimmed)',
    '--mantine-color-anchor': 'var(--ww-accent)',
    '--mantine-primary-color-filled': 'var(--ww-accent)',
    '--mantine-primary-color-filled-hover': 'var(--ww-accent-hover)',
    '--mantine-primary-color-contrast': 'var(--ww-on-accent)',
    '--mantine-primary-color-light': 'var(--ww-accent-tint)',
    '--mantine-primary-color-light-hover': 'var(--ww-accent-tint)',
    '--mantine-primary-color-light-color': 'var(--ww-on-accent-tint)',
    [`--mantine-color-${ACCENT}-filled`]: 'var(--ww-accent)',
    [`--mantine-color-${ACCENT}-filled-hover`]: 'var(--ww-accent-hover)',
    [`--mantine-color-${ACCENT}-light`]: 'var(--ww-accent-tint)',
    [`--mantine-color-${ACCENT}-light-hover`]: 'var(--ww-accent-tint)',
    [`--mantine-color-${ACCENT}-light-color`]: 'var(--ww-on-accent-tint)',
    [`--mantine-color-${ACCENT}-text`]: 'var(--ww-accent)',
    [`--mantine-color-${ACCENT}-outline`]: 'var(--ww-accent)',
    '--mantine-color-error': 'var(--ww-error)',
    '--mantine-color-default': 'var(--ww-surface)',
    '--mantine-color-default-hover': 'var(--ww-raised)',
    '--mantine-color-default-border': 'var(--ww-border)',
  };
}
